import type { Account } from '@tests/support/accounts';

/** A client of the demo server's control routes, see `electron/demo-server/control`. */
export const createControl = (serverUrl: string) => {
  const post = async <Answer>(name: string, body: object): Promise<Answer> => {
    const response = await fetch(`${serverUrl}/__demo/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${answer}`);
    return (answer === '' ? null : JSON.parse(answer)) as Answer;
  };
  return { post };
};

/** How many messages with this text the server has stored, by any writer: a message sent twice is stored twice. */
export const storedCopies = async (serverUrl: string, text: string): Promise<number> => {
  const { messages } = await createControl(serverUrl).post<{ messages: { body: string }[] }>('snapshot', {
    companyId: 1,
  });
  return messages.filter(({ body }) => body.includes(text)).length;
};

interface StoredTicket {
  readonly id: number;
  readonly uuid: string;
  readonly status: string;
  readonly contactId: number;
  readonly userId: number | null;
  readonly isGroup: boolean | number;
}

const idOf = async (serverUrl: string, account: Account): Promise<number> => {
  const response = await fetch(`${serverUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { user } = (await response.json()) as { user: { id: number } };
  return user.id;
};

/** One of the account's open tickets with a single customer. From now on no simulated customer writes. */
export const quietTicket = async (serverUrl: string, account: Account) => {
  const { post } = createControl(serverUrl);
  await post('setPace', { pace: 'off' });
  const userId = await idOf(serverUrl, account);
  const { tickets } = await post<{ tickets: StoredTicket[] }>('snapshot', { companyId: 1 });
  const ticket = tickets.findLast((one) => one.userId === userId && one.status === 'open' && !one.isGroup);
  if (!ticket) throw new Error('The account has no open ticket');
  const { contactId } = ticket;
  return {
    ...ticket,
    /** The customer writes. */
    receive: (text: string) => post<{ id: string } | null>('receive', { contactId, text }),
    /** The customer sends one of the demo's files. */
    receiveFile: (file: string, text = '') => post<{ id: string } | null>('receive', { contactId, file, text }),
    /** The customer replies to a message. */
    answer: (messageId: string, text: string) => post('receive', { contactId, text, quotedMsgId: messageId }),
  };
};
