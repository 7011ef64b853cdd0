import { trialDueDate } from '@/domain/company/signUp';
import { digitsOf } from '@/lib/masks';
import type { EntitiesState } from '../base/state';
import { describeFailure } from '../base/failure';
import { callFailed, type EntityDispatch, type Services } from '../base/thunk';

/**
 * Calls that need no session. These are plain functions, not typed thunks, whose arguments become actions, where a password must
 * not be. All reject with an `ApiFailure` for the form to show.
 */
type Plain = (dispatch: EntityDispatch, getState: () => EntitiesState, services: Services) => Promise<void>;

const plainCall =
  (call: string, run: (services: Services) => Promise<unknown>): Plain =>
  async (dispatch, _getState, services) => {
    try {
      await run(services);
    } catch (error) {
      dispatch(callFailed({ call, failure: describeFailure(error) }));
      throw error;
    }
  };

export interface SignUpFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** As typed, with its mask. */
  readonly phone?: string;
  readonly planId: number;
}

/** Registers a company with its first user, on trial for three days. */
export const signUp = ({ name, email, password, phone = '', planId }: SignUpFields): Plain =>
  plainCall('account/signUp', ({ api, clock }) =>
    api.signUp.register({
      name: name.trim(),
      email: email.trim(),
      password,
      phone: digitsOf(phone),
      planId,
      dueDate: trialDueDate(clock.now()),
      recurrence: 'MENSAL',
      status: 't',
      campaignsEnabled: true,
    }),
  );

/** Has a code sent by e-mail; a failure with status 404 means that no account has this address. */
export const requestResetCode = (email: string): Plain =>
  plainCall('account/requestResetCode', ({ api }) => api.provider.requestCode(email.trim()));

export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/** Sets a new password with the code from the e-mail. */
export const resetPassword = ({ email, code, password }: PasswordReset): Plain =>
  plainCall('account/resetPassword', ({ api }) => api.provider.resetPassword(email, code.trim(), password));
