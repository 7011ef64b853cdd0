import type { Account } from '../screens/LoginScreen';

interface StoredChat {
  readonly id: number;
  readonly uuid: string;
  readonly title: string;
}

/** The account's calls to the server, in a session of their own. */
const callerOf = async (serverUrl: string, account: Account) => {
  const ask = async (path: string, headers: Record<string, string>, body?: object): Promise<unknown> => {
    const answer = await fetch(`${serverUrl}${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const { token, user } = (await ask('/auth/login', {}, account)) as { token: string; user: { id: number } };
  const call = (path: string, body?: object) => ask(path, { authorization: `Bearer ${token}` }, body);
  return { userId: user.id, call };
};

type Call = Awaited<ReturnType<typeof callerOf>>['call'];

const withWriting = ({ id, uuid }: StoredChat, call: Call) => ({
  uuid,
  write: (message: string) => call(`/chats/${id}/messages`, { message }),
});

/** An internal chat that exists, and what one of its members writes there elsewhere. */
export const chatOf = async (serverUrl: string, account: Account, title: string) => {
  const { call } = await callerOf(serverUrl, account);
  const { records } = (await call('/chats')) as { records: StoredChat[] };
  const chat = records.find((each) => each.title === title);
  if (!chat) throw new Error(`${account.email} is not in the chat ${title}`);
  return withWriting(chat, call);
};

/** A new internal chat of two people, and what its owner writes there elsewhere. */
export const newChat = async (serverUrl: string, owner: Account, other: Account, title: string) => {
  const { userId } = await callerOf(serverUrl, other);
  const { call } = await callerOf(serverUrl, owner);
  return withWriting((await call('/chats', { title, users: [{ id: userId }] })) as StoredChat, call);
};
