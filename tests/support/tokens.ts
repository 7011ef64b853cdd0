const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as servers make them; times in ms, signature of no use. */
export const aToken = (expiresAt: number, issuedAt = expiresAt - 900_000): string =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ id: 10, companyId: 1, iat: Math.floor(issuedAt / 1_000), exp: Math.floor(expiresAt / 1_000) }),
    'signature',
  ].join('.');
