import { isStaleAnswer } from '../../base/failure';
import type { StartListening } from '../../base/thunk';
import { campaigns } from './campaigns';
import { cancelCampaign, loadCampaign, restartCampaign } from './campaignThunks';

/** A refused action may mean that a colleague has stopped or restarted the campaign, which no event reports, so it is read again. */
export const registerCampaignListeners = (start: StartListening): void => {
  for (const { rejected } of [cancelCampaign, restartCampaign, campaigns.remove]) {
    start({
      actionCreator: rejected,
      effect: (action, { dispatch }) => {
        if (action.error.status === null || isStaleAnswer(action)) return;
        void dispatch(loadCampaign(action.meta.arg));
      },
    });
  }
};
