import { createAppThunk } from '@/entities/thunk';

/** The plans to choose from; the field itself says when they do not come. */
export const loadPublicPlans = createAppThunk(
  'auth/loadPublicPlans',
  (_: void, { extra }) => extra.api.signUp.plans(),
  {
    silent: true,
  },
);
