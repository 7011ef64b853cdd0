import type { Account } from '@tests/support/accounts';

/** Signs in another user. Returns a function for their REST calls, of which the page under test learns only by live events. */
export const signInColleague = async (serverUrl: string, account: Account) => {
  const call = async <Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const response = await fetch(`${serverUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return (answer === '' ? null : JSON.parse(answer)) as Answer;
  };
  const { token } = await call<{ token: string }>('POST', '/auth/login', account);
  return <Answer = { id: number }>(method: string, path: string, body?: object): Promise<Answer> =>
    call(method, path, body, token);
};
