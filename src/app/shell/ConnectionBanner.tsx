import { useTranslation } from 'react-i18next';
import { reconnectNow } from '@/realtime/socketActions';
import { useAppDispatch } from '@/store/hooks';
import { Strip } from '@/ui/feedback/Strip';
import { CircleCheck, RefreshCw, WifiOff } from '@/ui/icons';
import { useConnectionNotice } from './useConnectionNotice';
import { useSecondsUntil } from './useSecondsUntil';

/** Says that the connection is lost, is being recovered, is back, and what still waits to be sent. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const notice = useConnectionNotice();
  const seconds = useSecondsUntil(notice.kind === 'lost' ? notice.nextTryAt : null);

  if (notice.kind === 'lost') {
    return (
      <Strip
        live
        tone="warning"
        icon={WifiOff}
        action={{ label: t('connection.tryNow'), onClick: () => dispatch(reconnectNow({ probe: false })) }}
      >
        {seconds === null ? t('connection.lost') : t('connection.lostFor', { seconds })}{' '}
        {notice.waiting > 0 && t('connection.waiting', { count: notice.waiting })}
      </Strip>
    );
  }
  if (notice.kind === 'recovering') {
    return (
      <Strip live tone="info" icon={RefreshCw}>
        {t('connection.recovering')} {notice.waiting > 0 && t('connection.waiting', { count: notice.waiting })}
      </Strip>
    );
  }
  if (notice.kind === 'recovered') {
    return (
      <Strip live tone="success" icon={CircleCheck}>
        {t('connection.recovered')} {notice.sent > 0 && t('connection.sent', { count: notice.sent })}
      </Strip>
    );
  }
  return null;
};
