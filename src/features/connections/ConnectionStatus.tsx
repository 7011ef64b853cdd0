import { useTranslation } from 'react-i18next';
import { readSessionState, type SessionState } from '@/domain/connectionSession';
import { CircleAlert, CircleCheck, LoaderCircle, QrCode, WifiOff } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';

const LOOKS = {
  connected: { tone: 'success', icon: CircleCheck },
  opening: { tone: 'info', icon: LoaderCircle },
  pairing: { tone: 'info', icon: LoaderCircle },
  qrcode: { tone: 'warning', icon: QrCode },
  disconnected: { tone: 'danger', icon: WifiOff },
  timeout: { tone: 'danger', icon: WifiOff },
  pending: { tone: 'neutral', icon: CircleAlert },
  unknown: { tone: 'neutral', icon: CircleAlert },
} as const satisfies Record<SessionState, object>;

/** A connection's status by colour, sign and word; an unknown one by its own text. */
export const ConnectionStatus = ({ status }: { readonly status: string }) => {
  const { t } = useTranslation('connections');
  const state = readSessionState(status);
  const { tone, icon } = LOOKS[state];
  return (
    <StatusPill tone={tone} icon={icon}>
      {state === 'unknown' ? status : t(`status.${state}`)}
    </StatusPill>
  );
};
