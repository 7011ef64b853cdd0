import { Suspense, useCallback, useEffect, useState } from 'react';
import { loadLaterTexts } from '@/i18n/init';
import { useTranslation } from '@/i18n/useTranslation';
import type { DownloadProgress, ProxyAccount, ProxyQuestion, SystemBridge } from '@/bridge/system';
import { selectIsLocked } from '@/entities/device/lock/lock';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { useAppEnvironment } from '../AppEnvironment';
import { lazyScreen } from '../lazyScreen';
import { lockRoot } from '../lock/lockRoot';

const ProxyDialog = lazyScreen(() => import('./ProxyDialog'), 'ProxyDialog');

interface ProxyHostProps {
  readonly proxy: SystemBridge['proxy'];
}

/** The newest question of each proxy, in the order in which the proxies first asked. */
const withQuestion = (all: readonly ProxyQuestion[], asked: ProxyQuestion): readonly ProxyQuestion[] =>
  all.some(({ host }) => host === asked.host)
    ? all.map((one) => (one.host === asked.host ? asked : one))
    : [...all, asked];

/** Shows the dialog when a proxy asks for an account, also over the lock: without an answer no password could be checked. */
const ProxyHost = ({ proxy }: ProxyHostProps) => {
  const isLocked = useAppSelector(selectIsLocked);
  const [questions, setQuestions] = useState<readonly ProxyQuestion[]>([]);
  useEffect(() => proxy.onAsked((asked) => setQuestions((all) => withQuestion(all, asked))), [proxy]);
  const [question] = questions;
  if (!question) return null;

  const answer = (account: ProxyAccount | null): void => {
    void proxy.answer(question.id, account);
    setQuestions((all) => all.filter(({ id }) => id !== question.id));
  };
  return (
    <Suspense fallback={null}>
      <ProxyDialog
        key={`${question.id} ${isLocked}`}
        question={question}
        onAnswer={answer}
        container={isLocked ? lockRoot() : undefined}
      />
    </Suspense>
  );
};

interface UpdateQuestionProps {
  readonly updates: SystemBridge['updates'];
}

/** Asks once whether to install a downloaded update now. The preferences offer it later, too. */
const UpdateQuestion = ({ updates }: UpdateQuestionProps) => {
  const { t, i18n } = useTranslation('system');
  const confirm = useConfirm();
  useEffect(
    () =>
      updates.onChanged((state) => {
        if (state.kind !== 'ready') return;
        const ask = async (): Promise<void> => {
          // An update may be ready before the words for it are; without them the preferences still offer it.
          const hasWords = await loadLaterTexts(i18n).then(
            () => true,
            () => false,
          );
          if (!hasWords) return;
          const agreed = await confirm({
            title: t('updates.readyTitle', { version: state.version }),
            message: t('updates.readyMessage'),
            confirmLabel: t('updates.install'),
            waits: true,
          });
          if (agreed) await updates.install();
        };
        void ask();
      }),
    [confirm, t, i18n, updates],
  );
  return null;
};

/** How long a finished download stays on screen, ms. */
const STAYS_MS = 15_000;

/** A download, and the account that was signed in when it was first reported. */
interface OwnDownload {
  readonly progress: DownloadProgress;
  readonly account: string | null;
}

/** The list with this report; a cancelled download disappears at once. */
const withReport = (
  all: readonly OwnDownload[],
  progress: DownloadProgress,
  present: string | null,
): readonly OwnDownload[] => {
  const { account } = all.find((one) => one.progress.id === progress.id) ?? { account: present };
  const others = all.filter((one) => one.progress.id !== progress.id);
  const next = progress.state === 'cancelled' ? others : [...others, { progress, account }];
  return next.toSorted((left, right) => left.progress.id - right.progress.id);
};

/** The account's running and just finished downloads, oldest first. Their names are those of customers' files. */
const useDownloads = (downloads: SystemBridge['downloads']) => {
  const store = useAppStore();
  const account = useAppSelector(({ session }) => session.account);
  const [all, setAll] = useState<readonly OwnDownload[]>([]);
  const dismiss = useCallback(
    (id: number): void => setAll((known) => known.filter(({ progress }) => progress.id !== id)),
    [],
  );
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = downloads.onChanged((progress) => {
      const present = store.getState().session.account;
      setAll((known) => withReport(known, progress, present));
      if (progress.state === 'done') timers.add(setTimeout(() => dismiss(progress.id), STAYS_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [dismiss, downloads, store]);
  const shown = all.filter((one) => one.account === account).map(({ progress }) => progress);
  return { shown, dismiss };
};

const DownloadList = lazyScreen(() => import('./DownloadList'), 'DownloadList');

interface DownloadHostProps {
  readonly downloads: SystemBridge['downloads'];
}

/** Follows the downloads, and shows them while there are any. */
const DownloadHost = ({ downloads }: DownloadHostProps) => {
  const { shown, dismiss } = useDownloads(downloads);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DownloadList downloads={downloads} shown={shown} onDismiss={dismiss} />
    </Suspense>
  );
};

/** What the installed app shows over every page: running downloads, a proxy's question, an update that is ready. */
export const SystemHost = () => {
  const { system } = useAppEnvironment().desktop;
  return (
    <>
      <DownloadHost downloads={system.downloads} />
      <ProxyHost proxy={system.proxy} />
      <UpdateQuestion updates={system.updates} />
    </>
  );
};
