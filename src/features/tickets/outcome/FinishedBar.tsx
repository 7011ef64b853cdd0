import { useEffect, useState } from 'react';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { UNDO_FINISH_MS } from '@/domain/limits';
import type { FinishedTicket } from '@/entities/finished/finishedState';
import { finishSettled } from '@/entities/finished/finishedSlice';
import { undoFinish } from '@/entities/finished/undoFinish';
import { useAppDispatch } from '@/store/hooks';
import { CircleCheck, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import styles from './OutcomeBar.module.css';

/** Seconds until the offer ends, for the eye alone; the offer itself ends by a listener. */
const useCountdown = (): number => {
  const [seconds, setSeconds] = useState(UNDO_FINISH_MS / 1_000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};

/** Offers to take a finish back. */
export const FinishedBar = ({ finished }: { readonly finished: FinishedTicket }) => {
  const { t } = useTranslation(['handling', 'common']);
  const dispatch = useAppDispatch();
  const { former, saidGoodbye, step } = finished;
  const seconds = useCountdown();
  const undo = () => void dispatch(undoFinish({ ticketId: former.id, former }));
  useShortcut('undoFinish', step === 'undoing' ? null : undo);
  return (
    <div className={styles.bar}>
      <CircleCheck size={17} className={styles.good} />
      <output className={styles.text}>
        {t('finished.text', { name: former.contact?.name ?? '', id: former.id })}
        {saidGoodbye && <span className={styles.hint}> {t('finished.saidGoodbye')}</span>}
      </output>
      {step === 'failed' && (
        <span className={styles.problem} role="alert">
          {t('common:state.failed')}
        </span>
      )}
      <Tooltip title={shortcutText('undoFinish')} mouseEnterDelay={0.5}>
        <Button type="link" loading={step === 'undoing'} onClick={undo}>
          {t('finished.undo')}
        </Button>
      </Tooltip>
      {step === 'offered' && (
        <span className={styles.seconds} aria-hidden="true">
          {t('finished.seconds', { seconds })}
        </span>
      )}
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(finishSettled())} />
    </div>
  );
};
