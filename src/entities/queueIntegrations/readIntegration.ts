import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import { createAppThunk } from '../thunk';

/** Reads one integration. */
export const readIntegration = createAppThunk<QueueIntegration | null, number>(
  'queueIntegrations/show',
  (id, { extra }) => extra.api.queueIntegrations.show(id),
  { silent: true },
);
