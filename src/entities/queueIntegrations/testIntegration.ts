import type { IntegrationToTest } from '@/api/queueIntegrations';
import { createAppThunk } from '../thunk';

/** Lets the server try what an integration is made with. The form says how it ended. */
export const testIntegration = createAppThunk<null, IntegrationToTest>(
  'queueIntegrations/test',
  (fields, { extra }) => extra.api.queueIntegrations.test(fields),
  { silent: true },
);
