const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token like those of servers; times in ms, with an invalid signature. */
export const aToken = (expiresAt: number, issuedAt = expiresAt - 900_000): string =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ id: 10, companyId: 1, iat: Math.floor(issuedAt / 1_000), exp: Math.floor(expiresAt / 1_000) }),
    'signature',
  ].join('.');
