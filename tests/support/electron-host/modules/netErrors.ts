/** Node's error codes of failed requests, with the names that Chromium's network stack uses in `net.fetch`. */
const CHROMIUM_NAMES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  EHOSTUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'ERR_INTERNET_DISCONNECTED',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
  UND_ERR_CONNECT_TIMEOUT: 'ERR_CONNECTION_TIMED_OUT',
  UND_ERR_SOCKET: 'ERR_EMPTY_RESPONSE',
  EPROTO: 'ERR_SSL_PROTOCOL_ERROR',
  ERR_SSL_WRONG_VERSION_NUMBER: 'ERR_SSL_PROTOCOL_ERROR',
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ERR_CERT_AUTHORITY_INVALID',
};

/** An aborted request stays as it is; anything without a known reason is `net::ERR_FAILED`. */
export const toNetError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error.name === 'AbortError' || error.name === 'TimeoutError') return error;
  const { code = '' } = (error.cause ?? error) as { code?: string };
  return new Error(`net::${CHROMIUM_NAMES[code] ?? 'ERR_FAILED'}`);
};
