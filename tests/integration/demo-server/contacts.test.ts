import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { recordEvents, signIn, startServer } from './support';
import type { Running } from './support';

const asAgent = async ({ call }: Running) => (await signIn(call, 'ana@demo.balcao')).token;
const newContact = { name: 'Zuleica Prado', number: '+55 (11) 98000-0001' };

interface ContactList {
  contacts: { id: number; name: string; number: string; profilePicUrl: string }[];
  count: number;
  hasMore: boolean;
}

describe('the list', () => {
  it('[DEMO-01] [CALL-46] has pages of 30 by name, without repetition or gap', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const total = server.context.tables.contacts.count({ companyId: 1 });
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await server.call<ContactList>('GET', `/contacts?searchParam=&pageNumber=${page}`, { token });
      expect(body.count).toBe(total);
      seen.push(...body.contacts.map(({ name }) => name));
      if (!body.hasMore) break;
      expect(body.contacts).toHaveLength(30);
    }
    expect(seen).toHaveLength(total);
    // An emoji in a name sorts after every letter; U+FFFF sorts last.
    const key = (name: string): string => name.replaceAll(/\p{Extended_Pictographic}/gu, '\uFFFF');
    expect(seen).toEqual(seen.toSorted((a, b) => key(a).localeCompare(key(b), 'pt')));
  });

  it('[DEMO-01] [CALL-46] finds by name in any case and by part of the number', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    server.context.tables.contacts.insert({ name: 'Álvaro Único', number: '5511911112222', companyId: 1 });
    for (const search of ['ÁLVARO ÚN', '1111222']) {
      const query = new URLSearchParams({ searchParam: search, pageNumber: '1' }).toString();
      const { body } = await server.call<ContactList>('GET', `/contacts?${query}`, { token });
      expect(body.contacts.map(({ name }) => name)).toContain('Álvaro Único');
    }
  });

  it('[DEMO-01] shows pictures at the server’s own address, and nothing of another company', async () => {
    const server = await startServer();
    const { token } = await signIn(server.call, 'dono@lojabeta.balcao');
    const { body } = await server.call<ContactList>('GET', '/contacts', { token });
    expect(body.count).toBe(12);
    const pictured = body.contacts.find(({ profilePicUrl }) => profilePicUrl !== '')!;
    expect(pictured.profilePicUrl).toMatch(new RegExp(`^${server.url}/public/avatars/\\d+\\.svg$`));
    const picture = await fetch(pictured.profilePicUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('writing', () => {
  it('[DEMO-01] [CALL-50] [CALL-51] stores the digits and the extra fields, and sends an event to the company', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    const events = recordEvents(server);
    const body = { ...newContact, extraInfo: [{ name: 'CPF', value: '000' }] };
    const created = await server.call<{ id: number; extraInfo: { id: number }[] }>('POST', '/contacts', {
      token,
      body,
    });
    expect(created.body).toMatchObject({ number: '5511980000001', email: '', isGroup: false, profilePicUrl: '' });
    expect(created.body).not.toHaveProperty('unanswered');
    expect(events[0]).toMatchObject({
      event: 'company-1-contact',
      payload: { action: 'create', contact: created.body },
    });

    const kept = created.body.extraInfo[0]!.id;
    const extraInfo = [
      { id: kept, name: 'CPF', value: '111' },
      { name: 'Cidade', value: 'Santos' },
    ];
    const updated = await server.call('PUT', `/contacts/${created.body.id}`, {
      token,
      body: { ...newContact, extraInfo },
    });
    expect(Object.keys(updated.body).toSorted()).toEqual([
      'companyId',
      'email',
      'extraInfo',
      'id',
      'name',
      'number',
      'profilePicUrl',
      'updatedAt',
    ]);
    expect(updated.body).toMatchObject({ extraInfo: [{ id: kept, value: '111' }, { name: 'Cidade' }] });

    await server.call('DELETE', `/contacts/${created.body.id}`, { token });
    expect(events.at(-1)!.payload).toEqual({ action: 'delete', contactId: String(created.body.id) });
    expect(await server.call('GET', `/contacts/${created.body.id}`, { token })).toMatchObject({
      status: 400,
      body: { error: 'Não é possível excluir registro de outra empresa' },
    });
  });

  it('[DEMO-01] [CALL-50] refuses a name or number that is missing or wrong', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    for (const [change, status, error] of [
      [{ name: '' }, 400, 'name is a required field'],
      [{ number: '' }, 400, 'number is a required field'],
      [{ number: undefined }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
      [{ number: '0000123456789' }, 400, 'ERR_CHECK_NUMBER'],
    ] as const) {
      const body = { ...newContact, ...change };
      expect(await server.call('POST', '/contacts', { token, body }), error).toMatchObject({ status, body: { error } });
    }
  });

  it('[DEMO-01] [CALL-50] refuses a number that already exists', async () => {
    const server = await startServer();
    const token = await asAgent(server);
    await server.call('POST', '/contacts', { token, body: newContact });
    expect(await server.call('POST', '/contacts', { token, body: newContact })).toMatchObject({
      status: 400,
      body: { error: 'ERR_DUPLICATED_CONTACT' },
    });
  });

  it('[DEMO-01] cannot ask WhatsApp without an active connection, and says so in the words of each server', async () => {
    const sayings = [
      ['a', '/api/contacts', 'Nenhum número de Whatsapp foi configurado para essa empresa'],
      ['b', '/contacts', 'ERR_NO_DEF_WAPP_FOUND in COMPANY 1'],
    ] as const;
    for (const [behave, route, error] of sayings) {
      const server = await startServer({ behave });
      const prefix = route.replace('/contacts', '');
      server.context.tables.whatsapps.update({ companyId: 1 }, { status: 'DISCONNECTED' });
      const login = await server.call<{ token: string }>('POST', `${prefix}/auth/login`, {
        body: { email: 'ana@demo.balcao', password: 'demo1234' },
      });
      const body = { ...newContact, number: '5511980000001' };
      expect(await server.call('POST', route, { token: login.body.token, body })).toMatchObject({
        status: 400,
        body: { error },
      });
    }
  });

  it('[DEMO-01] on servers like B refuses symbols in a number and fails for an unknown one', async () => {
    const server = await startServer({ behave: 'b' });
    const token = await asAgent(server);
    expect(await server.call('POST', '/contacts', { token, body: newContact })).toMatchObject({
      status: 400,
      body: { error: 'Invalid number format. Only numbers is allowed.' },
    });
    expect(await server.call('POST', '/contacts', { token, body: { ...newContact, number: '0000' } })).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
    expect((await server.call('POST', '/contacts/upload', { token, body: [] })).status).toBe(404);
  });
});

it('[DEMO-01] imports rows one by one and collects the refused ones', async () => {
  const server = await startServer();
  const token = await asAgent(server);
  const taken = server.context.tables.contacts.find({ companyId: 1 })!.number;
  const body = [
    { Nome: 'Linha Um', Telefone: '55 11 94444-0001' },
    { Nome: 'Repetida', Telefone: taken },
    { Nome: '', Telefone: 1 },
  ];
  const answer = await server.call('POST', '/contacts/upload', { token, body });
  expect(answer.body).toEqual({
    newContacts: [{ contactName: 'Linha Um', contactId: expect.any(Number) }],
    errorBag: [
      { contactName: 'Repetida', error: { message: 'ERR_DUPLICATED_CONTACT', statusCode: 400 } },
      { contactName: '', error: { message: 'name is a required field', statusCode: 400 } },
    ],
  });
});

it('[DEMO-01] [CALL-53] imports a spreadsheet sent in the field file, each new contact with its event', async () => {
  const server = await startServer();
  const token = await asAgent(server);
  const book = utils.book_new(
    utils.aoa_to_sheet([
      ['Nome', 'Numero'],
      ['Lia', '5511911111111'],
      ['', '55'],
    ]),
  );
  const form = new FormData();
  form.append('file', new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'contatos.xlsx'));
  const events = recordEvents(server);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/contacts/import`, { method: 'POST', headers, body: form });
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'contacts imported' }]);
  expect(events.map(({ payload }) => payload)).toMatchObject([{ action: 'create', contact: { name: 'Lia' } }]);
});
