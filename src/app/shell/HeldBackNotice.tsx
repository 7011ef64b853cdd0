import { useTranslation } from '@/i18n/useTranslation';
import { selectHeldBack } from '@/entities/conversations/outbox/outboxSelectors';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Strip } from '@/ui/feedback/Strip';
import { TriangleAlert } from '@/ui/icons';

/** Says that texts were not sent because their tickets changed hands, which would stay unseen where the ticket is out of reach. */
export const HeldBackNotice = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectHeldBack(state).length);
  if (count === 0) return null;
  const show = () => void dispatch(dialogOpened({ type: 'heldBack' }));
  return (
    <Strip live tone="warning" icon={TriangleAlert} action={{ label: t('heldBack.show', { count }), onClick: show }}>
      {t('heldBack.notice', { count })}
    </Strip>
  );
};
