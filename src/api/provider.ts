import { create, type AxiosAdapter, type AxiosResponse } from 'axios';
import { readFailure } from '@/protocol/errors';
import { rest } from '@/protocol/rest';
import type { Call } from '@/protocol/rest/call';
import { ApiError } from './failure';
import { ANSWER_TIMEOUT_MS } from './http';

export interface ProviderParts {
  /** The setting 'provider address' without a slash at its end; read at each call (PWD-11). */
  readonly baseUrl: () => string;
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter;
}

/** The two calls of a forgotten password, at the provider's host (PWD-11). Both throw `ApiError`. */
export interface Provider {
  /** CALL-160; a 404 means that nobody has this address. */
  requestCode(email: string): Promise<void>;
  /** CALL-161. */
  resetPassword(email: string, code: string, password: string): Promise<void>;
}

/** Some servers answer 200 and tell the true status inside (PWD-04). */
const statusOf = ({ status, data }: AxiosResponse<unknown>): number => {
  const told: unknown = typeof data === 'object' && data !== null && 'status' in data ? data.status : undefined;
  return told === 404 ? 404 : status;
};

/**
 * A client of its own: absolute addresses, no session token, no cookie, no refresh. Nothing here is logged, since the password
 * stands in the path.
 */
export const createProvider = ({ baseUrl, adapter }: ProviderParts): Provider => {
  const client = create({
    timeout: ANSWER_TIMEOUT_MS,
    withCredentials: false,
    validateStatus: () => true,
    ...(adapter && { adapter }),
  });

  const send = async <Args extends readonly unknown[]>(call: Call<Args, unknown>, ...args: Args): Promise<void> => {
    let response: AxiosResponse<unknown>;
    try {
      response = await client.request({ method: call.method, url: `${baseUrl()}${call.path(...args)}` });
    } catch {
      // The error holds the address with the password in it: only that there was no answer goes on.
      throw new ApiError({ code: null, status: null, message: 'No answer' });
    }
    const status = statusOf(response);
    if (status < 200 || status > 299) throw new ApiError(readFailure(status, response.data));
  };

  return {
    requestCode: (email) => send(rest.auth.forgotPassword, email),
    resetPassword: (email, code, password) => send(rest.auth.resetPassword, email, code, password),
  };
};
