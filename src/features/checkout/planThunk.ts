import { createAppThunk } from '@/entities/thunk';

/** The plans on sale; the step itself says when they do not come. */
export const loadOfferedPlans = createAppThunk('checkout/loadPlans', (_: void, { extra }) => extra.api.signUp.plans(), {
  silent: true,
});
