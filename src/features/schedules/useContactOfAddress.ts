import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadContact } from '@/entities/contacts/contactThunks';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';

/** `?contactId=` opens the form of a new schedule for that contact; the address loses it, so that it opens once. */
export const useContactOfAddress = (): void => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('contactId');
  useEffect(() => {
    const contactId = Number(asked);
    if (!Number.isInteger(contactId) || contactId <= 0) return;
    const open = async (): Promise<void> => {
      const answer = await dispatch(loadContact({ contactId }));
      const found = loadContact.fulfilled.match(answer) ? answer.payload : null;
      const contact = { id: contactId, name: found?.name ?? `#${contactId}` };
      dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact }));
    };
    setParams(
      (now) => {
        now.delete('contactId');
        return now;
      },
      { replace: true },
    );
    void open();
  }, [asked, dispatch, setParams]);
};
