import {
  Ban,
  CircleUser,
  FileText,
  Image,
  MapPin,
  Mic,
  Paperclip,
  PhoneMissed,
  Sticker,
  Video,
  type Icon,
} from '@/ui/icons';
import { DeliveryMark } from '../shared/DeliveryMark';
import { usePreviewText } from '../shared/usePreviewText';
import type { LastMessage } from './lastMessagePreview';
import styles from './TicketRow.module.css';

const SIGNS: Readonly<Partial<Record<LastMessage['kind'], Icon>>> = {
  image: Image,
  sticker: Sticker,
  audio: Mic,
  video: Video,
  location: MapPin,
  contact: CircleUser,
  file: FileText,
  media: Paperclip,
  call: PhoneMissed,
  deleted: Ban,
};

/** Delivery mark or icon of the message's kind, then the last message on one line. */
export const LastMessageLine = ({ last }: { readonly last: LastMessage }) => {
  const text = usePreviewText()(last);
  const Sign = SIGNS[last.kind];
  return (
    <>
      {last.stage && <DeliveryMark stage={last.stage} />}
      {Sign && <Sign size={13} className={styles.kind} />}
      <span className={styles.words}>{text}</span>
    </>
  );
};
