import { createAppThunk } from '@/entities/thunk';

/** The accounts of the demo workspace, which are no secret there. */
export const loadDemoAccounts = createAppThunk(
  'auth/loadDemoAccounts',
  (_: void, { extra }) => extra.api.demo.accounts(),
  { silent: true },
);
