import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ProbeRefusal, ProbeResult, RecentServer, ServerAddresses } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { useLeft } from '@/ui/useLeft';
import { startDemo, chooseServer, probeServer } from './serverThunks';

/** What is being tried at the moment: the demo workspace, an address, or nothing. */
type Attempt = { readonly kind: 'demo' } | { readonly kind: 'address'; readonly address: string } | null;

export interface ServerChoice {
  readonly attempt: Attempt;
  readonly refusal: ProbeRefusal | null;
  /** Checks an address and, when a server answers there, saves it. */
  readonly tryAddress: (address: string) => Promise<void>;
  readonly tryDemo: () => Promise<void>;
}

/** Whether a server that answers may be used. */
export type MayChoose = (server: ServerAddresses) => Promise<boolean>;

const always: MayChoose = async () => true;

/** Choosing a server: check first, plain http only after a confirmation, save, and say why when it does not work. */
export const useServerChoice = (onChosen: () => void, mayChoose: MayChoose = always): ServerChoice => {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const { t } = useTranslation('auth');
  const [attempt, setAttempt] = useState<Attempt>(null);
  const [refusal, setRefusal] = useState<ProbeRefusal | null>(null);
  const closed = useLeft();

  const probe = async (address: string): Promise<ProbeResult> => {
    const first = await dispatch(probeServer({ address, allowInsecure: false })).unwrap();
    if (first.ok || first.refusal !== 'insecure' || closed.current) return first;
    const agreed = await confirm({
      title: t('insecure.title'),
      message: t('insecure.message'),
      confirmLabel: t('insecure.confirm'),
    });
    return agreed ? dispatch(probeServer({ address, allowInsecure: true })).unwrap() : first;
  };

  /**
   * Uses a server that answers, unless the choice was left while it was checked or started, or the user stays after a question: the
   * server in use then stays.
   */
  const take = async (answer: ProbeResult): Promise<ProbeRefusal | 'left' | null> => {
    if (closed.current) return 'left';
    if (!answer.ok) return answer.refusal;
    if (!(await mayChoose(answer.addresses)) || closed.current) return 'left';
    const server: RecentServer = { address: answer.address, addresses: answer.addresses };
    await dispatch(chooseServer(server)).unwrap();
    return null;
  };

  const run = async (what: Attempt, choose: () => Promise<ProbeRefusal | 'left' | null>): Promise<void> => {
    setAttempt(what);
    setRefusal(null);
    try {
      const refused = await choose();
      if (refused === 'left') return;
      setRefusal(refused);
      if (refused === null) onChosen();
    } finally {
      setAttempt(null);
    }
  };

  return {
    attempt,
    refusal,
    tryAddress: (address) => run({ kind: 'address', address }, async () => take(await probe(address))),
    tryDemo: () => run({ kind: 'demo' }, async () => take(await dispatch(startDemo()).unwrap())),
  };
};
