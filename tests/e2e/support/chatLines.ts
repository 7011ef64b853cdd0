import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../screens/LoginScreen';

interface StoredChat {
  readonly id: number;
  readonly title: string;
}

/** What a member of an internal chat writes elsewhere, one text after the other. */
export const chatWriter = async (request: APIRequestContext, account: Account, title: string) => {
  const session = await (await request.post('/auth/login', { data: account })).json();
  const headers = { authorization: `Bearer ${(session as { token: string }).token}` };
  const { records } = (await (await request.get('/chats', { headers })).json()) as { records: StoredChat[] };
  const chat = records.find((each) => each.title === title);
  if (!chat) throw new Error(`${account.email} is not in the chat ${title}`);
  return async (message: string): Promise<void> => {
    const answer = await request.post(`/chats/${chat.id}/messages`, { headers, data: { message } });
    if (!answer.ok()) throw new Error(`${message}: ${answer.status()}`);
  };
};
