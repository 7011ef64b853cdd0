import type { Account } from '@tests/support/accounts';

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
  const { token } = (await ask('/auth/login', {}, account)) as { token: string };
  return (path: string, body?: object) => ask(path, { authorization: `Bearer ${token}` }, body);
};

type Call = Awaited<ReturnType<typeof callerOf>>;

const withWriting = ({ id, uuid }: StoredChat, call: Call) => ({
  uuid,
  write: (message: string) => call(`/chats/${id}/messages`, { message }),
});

/** An internal chat that exists, and what one of its members writes there elsewhere. */
export const chatOf = async (serverUrl: string, account: Account, title: string) => {
  const call = await callerOf(serverUrl, account);
  const { records } = (await call('/chats')) as { records: StoredChat[] };
  const chat = records.find((each) => each.title === title);
  if (!chat) throw new Error(`${account.email} is not in the chat ${title}`);
  return withWriting(chat, call);
};

/** A new internal chat with a colleague, who stays signed in elsewhere, and what its owner writes there. */
export const newChat = async (serverUrl: string, owner: Account, colleague: string, title: string) => {
  const call = await callerOf(serverUrl, owner);
  const people = (await call('/users/list')) as { id: number; name: string }[];
  const users = people.filter(({ name }) => name === colleague).map(({ id }) => ({ id }));
  return withWriting((await call('/chats', { title, users })) as StoredChat, call);
};
