import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dayAndTime } from '@/lib/moments';
import { ChevronLeft, ChevronRight } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { Modal } from '@/ui/overlay/Modal';
import { useFocusFallback, useReturnFocus } from '@/ui/focus';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
import { captionOf } from '@/domain/conversations/messageContent';
import { MediaFailed } from '../bodies/MediaFailed';
import { useAuthorName } from '../useAuthorName';
import { useMediaAddress } from '../bubble/useMediaAddress';
import { OlderMessages } from '../list/OlderMessages';
import { PictureStage } from './PictureStage';
import { PictureTools } from './PictureTools';
import styles from './PictureViewer.module.css';
import { usePictures } from './usePictures';
import { useZoom } from './useZoom';

interface PictureProps {
  readonly file: string;
  readonly alt: string;
}

/** One picture, from the first address that delivers it. */
const Picture = ({ file, alt }: PictureProps) => {
  const { t } = useTranslation('tickets');
  const { src, failed, onError } = useMediaAddress(file);
  if (failed) return <MediaFailed className={styles.picture} text={t('message.imageFailed')} />;
  return <img className={styles.picture} src={src} alt={alt} draggable={false} onError={onError} />;
};

interface PictureStepsProps {
  readonly pictures: ReturnType<typeof usePictures>;
  readonly onGo: (step: () => void) => void;
}

/** The buttons to the previous and the next picture. */
const PictureSteps = ({ pictures: { hasPrevious, hasNext, goPrevious, goNext }, onGo }: PictureStepsProps) => {
  const { t } = useTranslation('conversation');
  const steps = [
    { side: 'previous', icon: ChevronLeft, shortcut: '←', isPossible: hasPrevious, step: goPrevious },
    { side: 'next', icon: ChevronRight, shortcut: '→', isPossible: hasNext, step: goNext },
  ] as const;
  return steps.map(({ side, icon, shortcut, isPossible, step }) => (
    <span key={side} className={styles[side]}>
      <IconButton
        icon={icon}
        label={t(`viewer.${side}`)}
        shortcut={shortcut}
        disabled={!isPossible}
        onClick={() => onGo(step)}
      />
    </span>
  ));
};

type Keys = Readonly<Record<string, () => void>>;

const pressKey = (event: KeyboardEvent, keys: Keys): void => {
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

interface PictureViewerProps {
  readonly ticketId: number;
  /** Id of the message whose picture is shown first. */
  readonly firstId: string;
  readonly onClose: () => void;
}

/** Shows a picture of the conversation in the whole window, with buttons to the others. */
export const PictureViewer = ({ ticketId, firstId, onClose }: PictureViewerProps) => {
  const { t } = useTranslation(['conversation', 'tickets']);
  const authorName = useAuthorName();
  const pictures = usePictures(ticketId, firstId);
  const { current, position, count, goPrevious, goNext } = pictures;
  const stage = useRef<HTMLElement>(null);
  const zoom = useZoom();
  useReturnFocus();
  useFocusFallback(stage);
  const isGone = current === null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  const go = (step: () => void) => {
    zoom.fit();
    step();
  };
  const keys: Keys = {
    '+': zoom.grow,
    '=': zoom.grow,
    '-': zoom.shrink,
    '0': zoom.fit,
    // Handled here, since an open tooltip of a button would take the key.
    Escape: onClose,
    // Arrows scroll a zoomed picture instead.
    ...(zoom.factor === 1 && { ArrowLeft: () => go(goPrevious), ArrowRight: () => go(goNext) }),
  };
  if (!current) return null;
  const name = authorName(current);
  const caption = withoutOverrides(captionOf(current));
  return (
    <Modal
      open
      width="100vw"
      footer={null}
      closable={false}
      title={
        <span className={styles.title}>
          {current.fromMe ? t('viewer.titleOwn') : t('viewer.title', { name })}
          <span className={styles.facts}>
            {dayAndTime(current.createdAt)} · {t('viewer.position', { position, count })}
          </span>
        </span>
      }
      rootClassName={styles.viewer ?? ''}
      onCancel={onClose}
    >
      {/* Handles keys that none of the buttons inside handled. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.body} onKeyDown={(event) => pressKey(event, keys)}>
        <PictureTools message={current} zoom={zoom} onClose={onClose} />
        <PictureStage frame={stage} factor={zoom.factor} onToggle={zoom.toggle}>
          <Picture key={current.id} file={current.mediaUrl ?? ''} alt={t('tickets:message.image', { name })} />
        </PictureStage>
        <PictureSteps pictures={pictures} onGo={go} />
        {pictures.awaitsOlder && (
          <div className={styles.older}>
            <OlderMessages ticketId={ticketId} />
          </div>
        )}
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
    </Modal>
  );
};
