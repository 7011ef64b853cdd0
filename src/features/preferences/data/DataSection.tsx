import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { NativeStore } from '@/bridge/system';
import type { EntitiesState } from '@/entities/base/state';
import type { AppStorage } from '@/entities/base/storage';
import { createAppThunk } from '@/entities/base/thunk';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { selectStuck } from '@/entities/conversations/outbox/outboxSelectors';
import { clearLists, sizeOfLists } from '@/entities/conversations/tickets/storedLists';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useRead } from '@/ui/useAsync';
import { useByteText } from '@/ui/useByteText';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from '../preferences.module.css';

/** What can be cleared: the account's own texts and files on this computer, and the stores of the installed app. */
type DataStore = 'drafts' | 'outbox' | 'files' | 'reminders' | 'views' | 'lists' | NativeStore;

interface StoredData {
  readonly store: DataStore;
  readonly bytes: number;
  /** Records; null where only the size is known. */
  readonly count: number | null;
}

const bytesOf = (records: readonly unknown[]): number =>
  records.reduce<number>((sum, record) => sum + new Blob([JSON.stringify(record)]).size, 0);

const ownData = async (
  { drafts, keptTexts, outbox, files, reminders, views, local }: AppStorage,
  account: string,
  inMemory: Pick<EntitiesState, 'drafts' | 'outbox'>,
): Promise<StoredData[]> => {
  const [onDisk, typed, waiting, contents, reminded, kept] = await Promise.all([
    drafts.readAll(account),
    keptTexts.readAll(account),
    outbox.readAll(account),
    files.readAll(account),
    reminders.readAll(account),
    views.readAll(account),
  ]);
  // What the disk refused is only in memory.
  const written = Object.values({
    ...Object.fromEntries(onDisk.map((draft) => [draft.ticketId, draft])),
    ...inMemory.drafts.byTicket,
  });
  const texts = [...written, ...typed];
  const unsent = Object.values({
    ...Object.fromEntries(waiting.map((entry) => [entry.id, entry])),
    ...inMemory.outbox.byId,
  });
  return [
    { store: 'drafts', count: texts.length, bytes: bytesOf(texts) },
    { store: 'outbox', count: unsent.length, bytes: bytesOf(unsent) },
    { store: 'files', count: contents.length, bytes: contents.reduce((sum, { content }) => sum + content.size, 0) },
    { store: 'reminders', count: reminded.length, bytes: bytesOf(reminded) },
    { store: 'views', count: kept.flat().length, bytes: bytesOf(kept.flat()) },
    { store: 'lists', ...sizeOfLists(local, account) },
  ];
};

/** Everything kept on this computer for this account and for the app, with its size. */
const readStoredData = createAppThunk(
  'preferences/readStoredData',
  async (_: void, { extra, getState }): Promise<StoredData[]> => {
    const own = await ownData(extra.storage, selectAccount(getState()), getState());
    const native = await extra.desktop.system.storage.usage();
    const names: readonly NativeStore[] = ['cache', 'logs', 'demo'];
    return [...own, ...(native ? names.map((store) => ({ store, bytes: native[store], count: null })) : [])];
  },
  { silent: true },
);

/** Clears one store. What the page holds of it in memory goes with a reload. */
const clearStoredData = createAppThunk(
  'preferences/clearStoredData',
  async (store: DataStore, { extra, getState }): Promise<void> => {
    const { storage, desktop, server } = extra;
    if (store === 'cache' || store === 'logs' || store === 'demo') {
      await desktop.system.storage.clear(store);
      // The page shows what is no longer there.
      if (store === 'demo' && server?.kind === 'demo') await desktop.window.reload();
      return;
    }
    const account = selectAccount(getState());
    if (store === 'lists') clearLists(storage.local, account);
    else await storage[store].clear(account);
    if (store === 'drafts') await storage.keptTexts.clear(account);
    await storage.settled();
    await desktop.window.reload();
  },
);

/** What this computer keeps, how much it is, and the way to clear each part. */
export const DataSection = () => {
  const { t } = useTranslation(['system', 'tickets']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const bytesText = useByteText();
  const { status, value, reload } = useRead(readStoredData);
  const isAnyStuck = useAppSelector((state) => selectStuck(state).length > 0);

  const clear = async (store: DataStore): Promise<void> => {
    const agreed = await confirm({
      title: t('data.clearTitle', { what: t(`data.${store}`) }),
      message: t(`data.${store}Warning`),
      confirmLabel: t('data.clear'),
      danger: true,
    });
    if (!agreed) return;
    await dispatch(clearStoredData(store));
    reload();
  };

  if (status === 'failed') return <ErrorState title={t('data.failed')} onRetry={reload} />;
  if (value === null) return <SkeletonRows rows={4} height={56} />;
  return value.map(({ store, bytes, count }) => {
    const size = bytesText(bytes);
    return (
      <SettingRow
        key={store}
        label={t(`data.${store}`)}
        hint={`${count === null ? size : t('data.records', { count, size })}. ${t(`data.${store}Hint`)}`}
      >
        {(names) => (
          <div className={styles.buttons}>
            {store === 'drafts' && (
              <Button
                aria-label={t('tickets:drafts.show')}
                disabled={bytes === 0}
                onClick={() => dispatch(dialogOpened({ type: 'drafts' }))}
              >
                {t('data.show')}
              </Button>
            )}
            {store === 'outbox' && (
              <Button
                aria-label={t('tickets:heldBack.show')}
                disabled={!isAnyStuck}
                onClick={() => dispatch(dialogOpened({ type: 'heldBack', all: true }))}
              >
                {t('data.show')}
              </Button>
            )}
            <Button
              aria-label={t('data.clearOne', { what: t(`data.${store}`) })}
              aria-describedby={names['aria-describedby']}
              disabled={bytes === 0}
              onClick={() => void clear(store)}
            >
              {t('data.clear')}
            </Button>
          </div>
        )}
      </SettingRow>
    );
  });
};
