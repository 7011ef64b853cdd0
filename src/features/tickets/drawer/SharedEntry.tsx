import { useTranslation } from '@/i18n/useTranslation';
import { oneLine } from '@/domain/text/oneLine';
import { spoofSafeText } from '@/domain/text/spoofSafeText';
import { downloadAddress } from '@/domain/conversations/mediaAddresses';
import { concealedTarget } from '@/domain/text/externalUrl';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch } from '@/store/hooks';
import { Download, ExternalLink, ImageOff, Link, Video } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { captionOf, fileExtension, fileTitleOf, messageKind } from '@/domain/conversations/messageContent';
import { TypeTile } from '../shared/TypeTile';
import { useConversation } from '../thread/conversationContext';
import { openExternal, startDownload } from '@/ui/conversation/openExternal';
import { useAuthorName } from '../thread/useAuthorName';
import { useMediaAddress } from '../thread/bubble/useMediaAddress';
import type { SharedItem } from './sharedItems';
import styles from './SharedMedia.module.css';

interface SharedEntryProps {
  readonly item: SharedItem;
  /** Scrolls to the message of the item. */
  readonly onGo: () => void;
}

/** A picture as a thumbnail. */
export const SharedPicture = ({ item: { message }, onGo }: SharedEntryProps) => {
  const { t } = useTranslation('drawer');
  const name = useAuthorName()(message);
  const { src, failed, onError } = useMediaAddress(message.mediaUrl ?? '');
  const label = t('shared.goToPicture', { name, at: dayAndTime(message.createdAt) });
  return (
    <li>
      <button type="button" className={styles.picture} aria-label={label} title={label} onClick={onGo}>
        {failed ? <ImageOff size={17} /> : <img src={src} alt="" loading="lazy" draggable={false} onError={onError} />}
      </button>
    </li>
  );
};

/** A video, a file or a link in one line, with its other actions. */
export const SharedRow = ({ item: { message, link }, onGo }: SharedEntryProps) => {
  const { t } = useTranslation(['drawer', 'tickets']);
  const dispatch = useAppDispatch();
  const author = useAuthorName()(message);
  const { mediaOrigin } = useConversation();
  const isVideo = messageKind(message) === 'video';
  const fileTitle = (isVideo && oneLine(captionOf(message))) || fileTitleOf(message);
  const title = link ? spoofSafeText(link.text) : fileTitle;
  const concealed = link && concealedTarget(link.text, link.href);
  const extension = fileExtension(message.mediaUrl ?? '');
  const address = downloadAddress(message.mediaUrl ?? '', mediaOrigin);
  return (
    <li className={styles.row}>
      <TypeTile extension={link || isVideo ? '' : extension}>
        {link ? <Link size={15} /> : isVideo ? <Video size={15} /> : extension.slice(0, 3)}
      </TypeTile>
      <button type="button" className={styles.words} title={t('shared.goTo')} onClick={onGo}>
        <span className={styles.name}>{title}</span>
        {concealed && <span className={styles.meta}>{concealed}</span>}
        <span className={styles.meta}>
          {author} · {dayAndTime(message.createdAt)}
        </span>
      </button>
      {link ? (
        <IconButton
          icon={ExternalLink}
          size={28}
          label={t('shared.open', { name: title })}
          onClick={() => void dispatch(openExternal(link.href))}
        />
      ) : (
        <IconButton
          icon={Download}
          size={28}
          label={t('tickets:message.download', { name: title })}
          onClick={() => void dispatch(startDownload(address))}
        />
      )}
    </li>
  );
};
