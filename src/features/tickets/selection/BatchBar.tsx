import { Button, Progress } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { LaterTexts } from '@/i18n/LaterTexts';
import { createTranslate } from '@/i18n/translate';
import { batchSeen, batchStopped } from '@/processes/batch/batchActions';
import type { BatchJob } from '@/processes/batch/batchState';
import { undoBatch } from '@/processes/batch/runBatch';
import { useAppDispatch } from '@/store/hooks';
import { CircleAlert, CircleCheck, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { Tooltip } from '@/ui/overlay/Tooltip';
import outcome from '../shared/bars.module.css';
import { Countdown } from '../outcome/Countdown';

const Running = ({ job: { action, done, refused, total, step } }: { readonly job: BatchJob }) => {
  const { t } = useTranslation('batch');
  const dispatch = useAppDispatch();
  const over = done + refused.length;
  return (
    <div className={outcome.bar}>
      <span className={outcome.running}>
        <span id="batch-progress">{t(`running.${action}`, { over, total })}</span>
        <Progress aria-labelledby="batch-progress" percent={(over / total) * 100} showInfo={false} size="small" />
      </span>
      <Button disabled={step === 'stopping'} onClick={() => dispatch(batchStopped())}>
        {t(step === 'stopping' ? 'stopping' : 'stop')}
      </Button>
    </div>
  );
};

const Undo = () => {
  const { t } = useTranslation('handling');
  const dispatch = useAppDispatch();
  const undo = () => dispatch(undoBatch());
  useShortcut('undoResolve', undo);
  return (
    <>
      <Tooltip title={shortcutText('undoResolve')}>
        <Button type="link" onClick={undo}>
          {t('resolveUndo.undo')}
        </Button>
      </Tooltip>
      <Countdown />
    </>
  );
};

const Ended = ({ job: { action, done, refused, total, resolved } }: { readonly job: BatchJob }) => {
  const { t, i18n } = useTranslation(['batch', 'common']);
  const dispatch = useAppDispatch();
  const translate = createTranslate(i18n);
  const left = total - done - refused.length;
  const Sign = refused.length > 0 ? CircleAlert : CircleCheck;
  return (
    <div className={outcome.bar}>
      <Sign size={17} className={refused.length > 0 ? outcome.notice : outcome.good} />
      <div className={outcome.text}>
        <output>
          {t(`done.${action}`, { count: done })}
          {left > 0 && ` ${t('left', { count: left })}`}
          {refused.length > 0 && ` ${t('refused', { count: refused.length })}`}
        </output>
        {refused.length > 0 && (
          <ul className={outcome.refused} aria-label={t('refusedList')}>
            {refused.map(({ ticketId, contactName, textKey, values }) => (
              <li key={ticketId}>
                <strong>{contactName}</strong>: {translate(textKey, values)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {resolved.length > 0 && <Undo />}
      <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={() => dispatch(batchSeen())} />
    </div>
  );
};

/** An action on several tickets: its progress, then its outcome. */
export const BatchBar = ({ job }: { readonly job: BatchJob }) => (
  <LaterTexts>{job.step === 'ended' ? <Ended job={job} /> : <Running job={job} />}</LaterTexts>
);
