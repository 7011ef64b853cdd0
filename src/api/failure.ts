import type { ApiFailure, ErrorCode } from '@/contract/errors';

/** What every call of the API layer throws. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | null;
  readonly status: number | null;
  readonly data?: unknown;
  /** The caller cancelled the call; nobody is interested in it any more. */
  readonly cancelled: boolean;

  constructor({ code, status, message, data }: ApiFailure, cancelled = false) {
    super(message);
    this.code = code;
    this.status = status;
    if (data !== undefined) this.data = data;
    this.cancelled = cancelled;
  }
}
