import { useState } from 'react';
import type { ThunkFailure } from '@/entities/base/failure';
import { readPortugueseSentence } from '@/protocol/errors';
import { cancelCampaign, restartCampaign } from '@/entities/company/campaigns/campaignThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown, type ToastRequest } from '@/store/toasts';

/** What the server said: the text of a known code, its own sentence, or that it did not work. */
const failureToast = ({ code, message }: ThunkFailure, fallbackKey: string): ToastRequest => {
  if (code !== null) return { kind: 'error', textKey: `errors:${code}` };
  const sentence = readPortugueseSentence(message);
  return sentence
    ? { kind: 'error', textKey: 'common:toasts.refused', values: { message: sentence } }
    : { kind: 'error', textKey: fallbackKey };
};

/** Stops and restarts campaigns and says what became of it. */
export const useCampaignActions = () => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const stop = async (id: number): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(cancelCampaign(id));
    setBusy(false);
    dispatch(
      toastShown(
        cancelCampaign.rejected.match(answer)
          ? failureToast(answer.error, 'campaigns:toasts.notCancelled')
          : { kind: 'success', textKey: 'campaigns:toasts.cancelled' },
      ),
    );
  };

  const restart = async (id: number): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(restartCampaign(id));
    setBusy(false);
    dispatch(
      toastShown(
        restartCampaign.rejected.match(answer)
          ? failureToast(answer.error, 'campaigns:toasts.notRestarted')
          : { kind: 'success', textKey: 'campaigns:toasts.restarted' },
      ),
    );
  };

  return { busy, stop, restart };
};
