import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import { TabBar, tabId } from '@/ui/layout/TabBar';
import { useThreadFacts } from '../shared/useThreadFacts';
import { useConversation } from '../thread/conversationContext';
import { useOlderWhile } from '../thread/list/useOlderWhile';
import { useDrawer } from './drawerContext';
import { SHARED_KINDS, sharedItems, type SharedKind } from './sharedItems';
import { SharedPicture, SharedRow } from './SharedEntry';
import styles from './SharedMedia.module.css';

/** Number of items rendered at first, and added at each press. */
const STEP = 24;

/** The items of the chosen kind, how many of them are shown, and the search for older ones. */
const useSharedItems = (ticketId: number) => {
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const { hasMore, olderFailed } = useThreadFacts(ticketId, 'hasMore', 'olderFailed');
  const [kind, setKind] = useState<SharedKind>('image');
  const [most, setMost] = useState(STEP);
  /** The number of items when older ones were requested; null while none are requested. */
  const [soughtFrom, setSoughtFrom] = useState<number | null>(null);
  const items = useMemo(() => sharedItems(messages, kind), [messages, kind]);
  const isSeeking = soughtFrom !== null && items.length <= soughtFrom && hasMore && !olderFailed;
  const retryOlder = useOlderWhile(ticketId, isSeeking);

  const choose = (chosen: SharedKind) => {
    setKind(chosen);
    setMost(STEP);
    setSoughtFrom(null);
  };
  const showMore = () => {
    setMost(most + STEP);
    if (items.length > most) return;
    setSoughtFrom(items.length);
    retryOlder();
  };
  const stop = () => setSoughtFrom(null);
  return {
    kind,
    choose,
    items,
    shown: items.slice(0, most),
    isSeeking,
    isMore: hasMore || items.length > most,
    hasOlder: hasMore,
    failed: olderFailed && soughtFrom !== null,
    showMore,
    stop,
  };
};

/** Pictures, videos, files and links of the conversation, newest first; each leads to its message. */
export const SharedMedia = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation(['drawer', 'conversation']);
  const panelId = useId();
  const { jumpTo } = useConversation();
  const drawer = useDrawer();
  const { kind, choose, items, shown, isSeeking, isMore, hasOlder, failed, showMore, stop } = useSharedItems(ticketId);
  const goTo = (messageId: string) => {
    // Without room for a column the drawer would cover the message.
    if (drawer.place === 'overlay') drawer.close();
    jumpTo?.(messageId);
  };
  const Entry = kind === 'image' ? SharedPicture : SharedRow;
  return (
    <section className={styles.section} aria-label={t('shared.title')}>
      <h4 className={styles.title}>{t('shared.title')}</h4>
      <TabBar
        look="segments"
        label={t('shared.title')}
        panelId={panelId}
        value={kind}
        onChange={choose}
        items={SHARED_KINDS.map((key) => ({ key, label: t(`shared.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, kind)}>
        {shown.length > 0 && (
          <ul className={kind === 'image' ? styles.grid : styles.rows} aria-label={t(`shared.${kind}`)}>
            {shown.map((item) => (
              <Entry key={item.key} item={item} onGo={() => goTo(item.message.id)} />
            ))}
          </ul>
        )}
        <output className={styles.hint}>
          {isSeeking && t('shared.seeking')}
          {!isSeeking && items.length === 0 && t(hasOlder ? 'shared.noneYet' : 'shared.none')}
        </output>
        {failed && (
          <p className={styles.failed} role="alert">
            {t('conversation:thread.olderFailed')}
          </p>
        )}
        {isSeeking ? (
          <Button type="link" size="small" onClick={stop}>
            {t('shared.stop')}
          </Button>
        ) : (
          isMore && (
            <Button type="link" size="small" className={styles.flush} onClick={showMore}>
              {t('shared.more')}
            </Button>
          )
        )}
      </div>
    </section>
  );
};
