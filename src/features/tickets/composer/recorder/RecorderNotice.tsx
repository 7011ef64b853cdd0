import { useTranslation } from '@/i18n/useTranslation';
import { Trash2, TriangleAlert, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import composerStyles from '../Composer.module.css';
import type { RecorderProblem } from './useRecorder';

interface RecorderNoticeProps {
  readonly problem: RecorderProblem;
  /** Null where there is no recording to send. */
  readonly onSendAgain: (() => void) | null;
  readonly onClose: () => void;
}

/** Why nothing was recorded, and what to do about it. */
export const RecorderNotice = ({ problem, onSendAgain, onClose }: RecorderNoticeProps) => {
  const { t } = useTranslation('composer');
  return (
    <div className={composerStyles.warning} role="alert">
      <TriangleAlert size={15} />
      <span className={composerStyles.warningText}>{t(`recorder.problem.${problem}`)}</span>
      {onSendAgain && (
        <button type="button" onClick={onSendAgain}>
          {t('recorder.sendAgain')}
        </button>
      )}
      <IconButton
        icon={onSendAgain ? Trash2 : X}
        size={24}
        label={t(onSendAgain ? 'recorder.cancel' : 'recorder.close')}
        onClick={onClose}
      />
    </div>
  );
};
