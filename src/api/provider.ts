import { addressPart } from '@/lib/addressPart';
import { create, type AxiosAdapter, type AxiosResponse } from 'axios';
import { readFailure } from '@/protocol/errors';
import { ApiError } from './failure';
import { ANSWER_TIMEOUT_MS } from './http';

export interface ProviderParts {
  /** The setting 'provider address' without a trailing slash; read at each call. */
  readonly baseUrl: () => string;
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter;
}

/** The two calls of a forgotten password, at the provider's host. Both throw `ApiError`. */
export interface Provider {
  /** A 404 means that no account has this address. */
  requestCode(email: string): Promise<void>;
  resetPassword(email: string, code: string, password: string): Promise<void>;
}

/** Some servers answer 200 and put the true status in the body. */
const statusOf = ({ status, data }: AxiosResponse<unknown>): number => {
  const sent: unknown = typeof data === 'object' && data !== null && 'status' in data ? data.status : undefined;
  return sent === 404 ? 404 : status;
};

/**
 * A separate client: absolute addresses, no session token, no cookie, no refresh. Nothing is logged, because the password is
 * part of the path.
 */
export const createProvider = ({ baseUrl, adapter }: ProviderParts): Provider => {
  const client = create({
    timeout: ANSWER_TIMEOUT_MS,
    withCredentials: false,
    validateStatus: () => true,
    ...(adapter && { adapter }),
  });

  const post = async (path: string): Promise<void> => {
    let response: AxiosResponse<unknown>;
    try {
      response = await client.request({ method: 'POST', url: `${baseUrl()}${path}` });
    } catch {
      // The error contains the address with the password in it, so pass on only that there was no answer.
      throw new ApiError({ code: null, status: null, message: 'No answer' });
    }
    const status = statusOf(response);
    if (status < 200 || status > 299) throw new ApiError(readFailure(status, response.data));
  };

  return {
    requestCode: (email) => post(`/forgetpassword/${addressPart(email)}`),
    resetPassword: (email, code, password) =>
      post(`/resetpasswords/${addressPart(email)}/${addressPart(code)}/${addressPart(password)}`),
  };
};
