import { takesCaption } from '@/domain/fileKind';
import type { Attachment } from '@/entities/drafts/draftsState';

export interface SendingPlan {
  /** Goes first, as a message of its own; empty for none. */
  readonly text: string;
  readonly files: readonly { readonly file: Attachment; readonly caption: string }[];
}

interface Begun {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** The message answers another one; servers quote with a text alone. */
  readonly isReply: boolean;
}

/** The text is the caption of a lone file that can carry it; otherwise it goes ahead of the files. */
const isCaptionOf = ({ attachments: [file, ...others], isReply }: Begun): boolean =>
  file !== undefined && others.length === 0 && file.caption === '' && takesCaption(file.type) && !isReply;

/** Which messages leave, in their order, when a draft is sent. */
export const planSending = (begun: Begun): SendingPlan => {
  const text = begun.text.trim();
  const captioned = isCaptionOf(begun);
  return {
    text: captioned ? '' : text,
    files: begun.attachments.map((file) => ({ file, caption: captioned ? text : file.caption.trim() })),
  };
};
