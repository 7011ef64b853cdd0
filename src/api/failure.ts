import { isPresent } from '@/lib/isPresent';
import type { ApiFailure, ErrorCode } from '@/protocol/errors';

/** What every call of the API layer throws. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | null;
  readonly status: number | null;
  declare readonly data?: unknown;

  constructor({ code, status, message, data }: ApiFailure) {
    super(message);
    this.code = code;
    this.status = status;
    if (data !== undefined) this.data = data;
  }

  /** For log lines: the message is what the server said, which may hold what people wrote. */
  override toString(): string {
    return [this.name, this.status ?? 'without an answer', this.code].filter(isPresent).join(' ');
  }
}
