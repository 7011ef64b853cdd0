import type { IntegrationToTest } from '@/api/queueIntegrations';
import { createAppThunk } from '../thunk';

/** Lets the server try what an integration is made with (CALL-142). The form says how it ended (QINT-09). */
export const testIntegration = createAppThunk<null, IntegrationToTest>(
  'queueIntegrations/test',
  (fields, { extra }) => extra.api.queueIntegrations.test(fields),
  { silent: true },
);
