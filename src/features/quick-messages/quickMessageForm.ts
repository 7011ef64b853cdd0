import type { QuickMessageToSave } from '@/api/quickMessages';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import type { ChosenFile } from '@/ui/form/FileChoice';

export interface QuickMessageFormValues {
  readonly shortcode: string;
  readonly message: string;
  readonly file: ChosenFile | null;
}

/** The name of the attached file, null without one. */
export const attachmentOf = ({ mediaName, mediaPath }: QuickMessage): string | null => mediaName || mediaPath || null;

/** What the form shows of a quick message; of none, a new one. */
export const valuesOf = (record: QuickMessage | null): QuickMessageFormValues => {
  const name = record && attachmentOf(record);
  return {
    shortcode: record?.shortcode ?? '',
    message: record?.message ?? '',
    file: name === null ? null : { kind: 'kept', name },
  };
};

/** What is sent of the form; fields servers do not keep have their defaults. */
export const fieldsOf = (
  { shortcode, message, file }: QuickMessageFormValues,
  record: QuickMessage | null,
): QuickMessageToSave => ({
  shortcode: shortcode.trim(),
  message,
  geral: record?.geral ?? false,
  status: record?.status ?? true,
  isMedia: file !== null,
  mediaPath: file?.kind === 'kept' ? (record?.mediaPath ?? null) : null,
});

/** Files are stored with underscores for spaces, and so shown from the start. */
export const storedName = ({ name }: File): string => name.replaceAll(/\s/g, '_');
