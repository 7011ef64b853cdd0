/** Header maps as Electron hands them over; names keep whatever letter case they came in. */
export type HeaderMap<Value> = Record<string, Value>;

/** A copy without the named headers, whatever their letter case. `names` are lower case. */
export const withoutNames = <Value>(headers: HeaderMap<Value>, names: readonly string[]): HeaderMap<Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/** The value of a header, whatever its letter case. `name` is lower case. */
export const headerOf = <Value>(headers: HeaderMap<Value>, name: string): Value | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** The value a Set-Cookie header gives this cookie, "" when it removes it, null when it does not name it. */
export const setCookieValue = (setCookies: readonly string[], name: string): string | null => {
  const cookie = setCookies.find((line) => line.trimStart().startsWith(`${name}=`));
  return cookie === undefined
    ? null
    : (
        cookie
          .trimStart()
          .slice(name.length + 1)
          .split(';')[0] ?? ''
      ).trim();
};
