import { useState } from 'react';
import { cancelCampaign, restartCampaign } from '@/entities/company/campaigns/campaignThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';

/** Stops and restarts campaigns, and says that it is done. */
export const useCampaignActions = () => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const act = async (action: typeof cancelCampaign, id: number, doneKey: string): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(action(id));
    setBusy(false);
    if (action.fulfilled.match(answer)) dispatch(toastShown({ kind: 'success', textKey: doneKey }));
  };
  const stop = (id: number) => act(cancelCampaign, id, 'campaigns:toasts.cancelled');
  const restart = (id: number) => act(restartCampaign, id, 'campaigns:toasts.restarted');

  return { busy, stop, restart };
};
