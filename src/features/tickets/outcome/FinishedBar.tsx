import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FinishedTicket } from '@/entities/finished/finishedState';
import { finishSettled } from '@/entities/finished/finishedSlice';
import { undoFinish } from '@/entities/finished/undoFinish';
import { useAppDispatch } from '@/store/hooks';
import { CircleCheck, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { Countdown } from './Countdown';
import styles from './OutcomeBar.module.css';

/** Offers to take a finish back. */
export const FinishedBar = ({ finished }: { readonly finished: FinishedTicket }) => {
  const { t } = useTranslation(['handling', 'common']);
  const dispatch = useAppDispatch();
  const { former, saidGoodbye, step } = finished;
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
      {step === 'offered' && <Countdown />}
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(finishSettled())} />
    </div>
  );
};
