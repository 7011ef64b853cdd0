import { useTranslation } from '@/i18n/useTranslation';
import { TriangleAlert, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import composerStyles from '../Composer.module.css';
import type { RecorderProblem } from './useRecorder';

interface RecorderNoticeProps {
  readonly problem: RecorderProblem;
  readonly onClose: () => void;
}

/** Why nothing was recorded, and what to do about it. */
export const RecorderNotice = ({ problem, onClose }: RecorderNoticeProps) => {
  const { t } = useTranslation('composer');
  return (
    <div className={composerStyles.warning} role="alert">
      <TriangleAlert size={15} />
      <span className={composerStyles.warningText}>{t(`recorder.problem.${problem}`)}</span>
      <IconButton icon={X} size={24} label={t('recorder.close')} onClick={onClose} />
    </div>
  );
};
