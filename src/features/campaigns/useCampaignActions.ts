import { useState } from 'react';
import { isStaleAnswer, type ThunkFailure } from '@/entities/base/failure';
import { readPortugueseSentence } from '@/protocol/errors';
import { cancelCampaign, restartCampaign } from '@/entities/company/campaigns/campaignThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown, type ToastRequest } from '@/store/toasts';

/** What the server said: the text of a known code, its own sentence, or that it did not work. The login page tells of a session's end. */
const failureToast = ({ code, message }: ThunkFailure, fallbackKey: string): ToastRequest | null => {
  if (code === 'ERR_SESSION_EXPIRED') return null;
  if (code !== null) return { kind: 'error', textKey: `errors:${code}` };
  const sentence = readPortugueseSentence(message);
  return sentence
    ? { kind: 'error', textKey: 'common:toasts.refused', values: { message: sentence } }
    : { kind: 'error', textKey: fallbackKey };
};

/** Stops and restarts campaigns and reports the outcome. */
export const useCampaignActions = () => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const act = async (action: typeof cancelCampaign, id: number, doneKey: string, failedKey: string): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(action(id));
    setBusy(false);
    if (isStaleAnswer(answer)) return;
    const toast: ToastRequest | null = action.rejected.match(answer)
      ? failureToast(answer.error, failedKey)
      : { kind: 'success', textKey: doneKey };
    if (toast) dispatch(toastShown(toast));
  };
  const stop = (id: number) => act(cancelCampaign, id, 'campaigns:toasts.cancelled', 'campaigns:toasts.notCancelled');
  const restart = (id: number) =>
    act(restartCampaign, id, 'campaigns:toasts.restarted', 'campaigns:toasts.notRestarted');

  return { busy, stop, restart };
};
