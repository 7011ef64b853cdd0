import { useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAppDispatch } from '@/store/hooks';
import { Modal } from '@/ui/overlay/Modal';
import { useFirstField, useReturnFocus } from '@/ui/focus';
import { ServerChoiceCard } from './ServerChoiceCard';
import { useMayEndSession } from '../useMayEndSession';
import { leaveServer } from './serverThunks';
import { useLoginEnvironment } from './useLoginEnvironment';

interface ServerDialogProps {
  readonly onClose: () => void;
}

/** Choosing another server while signed in: the session belongs to the old one and ends with the choice. */
export const ServerDialog = ({ onClose }: ServerDialogProps) => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { environment } = useLoginEnvironment();
  const mayEndSession = useMayEndSession();
  const card = useRef<HTMLDivElement>(null);
  useFirstField(card, environment !== null);
  useReturnFocus();
  if (!environment) return null;
  const { server, offersDemo } = environment;
  const finish = async (): Promise<void> => {
    await dispatch(leaveServer(server.current));
    onClose();
  };
  return (
    <Modal open title={t('choice.title')} footer={null} onCancel={onClose} width={480}>
      <div ref={card}>
        <ServerChoiceCard
          server={server}
          offersDemo={offersDemo}
          mayChoose={async ({ rest }) => rest === server.current?.rest || mayEndSession()}
          onChosen={() => void finish()}
        />
      </div>
    </Modal>
  );
};
