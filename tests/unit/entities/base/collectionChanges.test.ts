import { describe, expect, it } from 'vitest';
import type { Contact } from '@/protocol/records/contacts';
import type { UserListItem } from '@/protocol/records/users';
import { contacts, saveContact } from '@/entities/company/contacts/contacts';
import { users } from '@/entities/company/users/users';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';

const user = (id: number, facts: Partial<UserListItem> = {}): UserListItem => ({
  id,
  name: `Nome ${id}`,
  email: `u${id}@x.com`,
  ...facts,
});
const contact = (id: number): Contact => ({ id, name: `Cliente ${id}` });

interface PageBody {
  readonly users?: readonly UserListItem[];
  readonly contacts?: readonly Contact[];
  readonly hasMore?: boolean;
  readonly count?: number;
}

/** Lists of users and contacts whose answers come when the test says so. */
const createWorld = () => {
  const answers: Promise<FakeAnswer>[] = [];
  let calls = 0;
  const nextAnswer = (): Promise<FakeAnswer> => answers[calls++] ?? Promise.resolve({ status: 404 });
  const { store, begin } = createTestStore({
    routes: {
      'GET /users/': nextAnswer,
      'GET /contacts': nextAnswer,
      'POST /contacts': ({ data }) => ({ body: { ...JSON.parse(String(data)), id: 8 } }),
      'PUT /contacts/3': ({ data }) => ({ body: { ...JSON.parse(String(data)), id: 3 } }),
    },
  });
  begin();
  const { dispatch, getState } = store;
  /** Begins a reading; its answer comes with the returned functions. */
  const ask = (read: () => Promise<unknown>) => {
    const { held, release } = hold<FakeAnswer>();
    answers.push(held);
    const reading = read();
    const end = async (last: FakeAnswer): Promise<void> => {
      release(last);
      await reading;
    };
    return {
      answer: (body: PageBody) => end({ body }),
      fail: () => end({ status: 500, body: { error: 'ERR' } }),
    };
  };
  const askUsers = (page = 1, searchParam = '') =>
    ask(() => dispatch(users.load({ view: 'page', query: { searchParam }, page })));
  const askContacts = (page = 1, searchParam = '') =>
    ask(() => dispatch(contacts.load({ view: 'page', query: { searchParam, tagIds: [] }, page })));
  return {
    dispatch,
    askUsers,
    askContacts,
    readUsers: (list: readonly UserListItem[], hasMore = false, page = 1, searchParam = '') =>
      askUsers(page, searchParam).answer({ users: list, hasMore }),
    readContacts: (ids: readonly number[], facts: PageBody = {}, page = 1) =>
      askContacts(page).answer({ contacts: ids.map(contact), ...facts }),
    created: (...records: readonly UserListItem[]): void => {
      for (const record of records) dispatch(serverEvents.user({ action: 'create', record }));
    },
    changed: (record: UserListItem) => dispatch(serverEvents.user({ action: 'update', record })),
    deleted: (id: number) => dispatch(serverEvents.user({ action: 'delete', id })),
    rows: () => users.selectRecords(getState(), 'page'),
    ids: () => users.selectView(getState(), 'page').ids,
    view: () => users.selectView(getState(), 'page'),
    contactView: () => contacts.selectView(getState(), 'page'),
  };
};

describe('a record that appears or goes while its list is read', () => {
  it('is in the list even if the answer of the first reading lacks it', async () => {
    const world = createWorld();
    const { answer } = world.askUsers();
    world.created(user(5));
    expect(world.ids()).toEqual([]);
    await answer({ users: [user(1)] });
    expect(world.ids()).toEqual([5, 1]);
  });

  it('is in the result of a search only if it matches', async () => {
    const world = createWorld();
    await world.readUsers([user(1, { name: 'Ana' })], false, 1, 'ana');
    const { answer } = world.askUsers(1, 'ana');
    world.created(user(2, { name: 'Bruno' }), user(3, { name: 'Mariana' }));
    await answer({ users: [user(1, { name: 'Ana' })] });
    expect(world.ids()).toEqual([3, 1]);
  });

  it('is in the result of the search that is being read, whatever the list still shows', async () => {
    const world = createWorld();
    await world.readUsers([user(1, { name: 'Ana' }), user(4, { name: 'Davi' })]);
    const { answer } = world.askUsers(1, 'ana');
    world.created(user(2, { name: 'Bruno' }), user(3, { name: 'Mariana' }));
    expect(world.ids()).toEqual([3, 2, 1, 4]);
    await answer({ users: [user(1, { name: 'Ana' })] });
    expect(world.ids()).toEqual([3, 1]);

    const whole = world.askUsers();
    world.created(user(5, { name: 'Carla' }));
    expect(world.ids()).toEqual([3, 1]);
    await whole.answer({ users: [user(1, { name: 'Ana' })] });
    expect(world.ids()).toEqual([5, 1]);
  });

  it('is in the first search of a list only if it matches', async () => {
    const world = createWorld();
    const { answer } = world.askUsers(1, 'ana');
    world.created(user(2, { name: 'Bruno' }));
    await answer({ users: [user(1, { name: 'Ana' })] });
    expect(world.ids()).toEqual([1]);
  });

  it('keeps its place when it changes while the list is read again', async () => {
    const world = createWorld();
    await world.readUsers([user(1), user(2)]);
    const { answer } = world.askUsers();
    world.changed(user(2, { name: 'Novo' }));
    await answer({ users: [user(1), user(2, { name: 'Novo' })] });
    expect(world.ids()).toEqual([1, 2]);
  });

  it('keeps what changed while its list was read, and takes the rest from the answer', async () => {
    const world = createWorld();
    await world.readUsers([user(1), user(2)]);
    const { answer } = world.askUsers();
    world.changed(user(2, { name: 'Novo' }));
    await answer({ users: [user(1), user(2, { profile: 'admin' })] });
    expect(world.rows()).toEqual([user(1), user(2, { name: 'Novo', profile: 'admin' })]);
    await world.readUsers([user(2, { name: 'Ainda mais novo' })]);
    expect(world.rows()).toEqual([user(2, { name: 'Ainda mais novo', profile: 'admin' })]);
  });

  it('leaves no trace in the list when it is deleted again', async () => {
    const world = createWorld();
    const { answer } = world.askUsers();
    world.created(user(5), user(6));
    world.deleted(5);
    await answer({ users: [user(1)] });
    expect(world.ids()).toEqual([6, 1]);
  });

  it('is complete when it was deleted and made again', async () => {
    const world = createWorld();
    await world.readUsers([user(1, { profile: 'admin' }), user(2)]);
    const { answer } = world.askUsers();
    world.deleted(1);
    world.created(user(1));
    await answer({ users: [user(1, { profile: 'supervisor' }), user(2)] });
    expect(world.rows()).toEqual([user(1, { profile: 'supervisor' }), user(2)]);
  });

  it('keeps its place when it changes while the next page is read', async () => {
    const world = createWorld();
    await world.readUsers([user(1), user(2)], true);
    const { answer } = world.askUsers(2);
    world.changed(user(2, { name: 'Novo' }));
    await answer({ users: [user(3)] });
    expect(world.rows()).toEqual([user(1), user(2, { name: 'Novo' }), user(3)]);
    expect(world.ids()).toEqual([1, 2, 3]);
  });
});

describe('a live record', () => {
  it('goes to the top when it comes back after it was deleted', async () => {
    const world = createWorld();
    await world.readUsers([user(1), user(2)]);
    world.deleted(2);
    expect(world.ids()).toEqual([1]);
    world.created(user(2));
    expect(world.ids()).toEqual([2, 1]);
  });

  it('that is deleted leaves the result of a search that did not find it as it is', async () => {
    const world = createWorld();
    await world.askContacts(1, 'cliente 1').answer({ contacts: [contact(1), contact(10)], count: 5 });
    const before = world.contactView();
    world.dispatch(serverEvents.contact({ action: 'delete', id: 9 }));
    // It may be one of the three that are not loaded, so the count is read again.
    expect(world.contactView()).toEqual({ ...before, countUncertain: true });
    expect(before).toMatchObject({ ids: [1, 10], count: 5 });
  });

  it('does not enter a list that could not be read', async () => {
    const world = createWorld();
    await world.askUsers().fail();
    world.created(user(1));
    expect(world.view()).toMatchObject({ status: 'failed', ids: [] });
  });
});

describe('reading a list', () => {
  it('shows it as loading until its first page came, and as ready while it is read again', async () => {
    const world = createWorld();
    expect(world.view().status).toBe('idle');
    const first = world.askUsers();
    expect(world.view().status).toBe('loading');
    await first.answer({ users: [user(1)] });
    expect(world.view().status).toBe('ready');
    const second = world.askUsers();
    expect(world.view().status).toBe('ready');
    await second.answer({ users: [user(1)] });
  });

  it('goes on when a page brings both known and new records', async () => {
    const world = createWorld();
    await world.readUsers([user(1), user(2)], true);
    await world.readUsers([user(2), user(3)], true, 2);
    expect(world.view()).toMatchObject({ ids: [1, 2, 3], page: 2, hasMore: true });
  });

  it('is not disturbed by the failure of an older request, before or after its own answer', async () => {
    const world = createWorld();
    const [oldest, older, newest] = ['a', 'b', 'nome'].map((searchParam) => world.askUsers(1, searchParam));
    await oldest?.fail();
    expect(world.view()).toMatchObject({ status: 'loading', failedPage: null });
    await newest?.answer({ users: [user(1)] });
    await older?.fail();
    const shown = { status: 'ready', failedPage: null, ids: [1], query: { searchParam: 'nome' } };
    expect(world.view()).toMatchObject(shown);
  });

  it('that was given up has not failed: the list is as if it had never been asked for', async () => {
    const { dispatch, view } = createWorld();
    const reading = dispatch(users.load({ view: 'page', query: { searchParam: '' }, page: 1 }));
    reading.abort();
    await reading;
    expect(view()).toMatchObject({ status: 'idle', failedPage: null, request: null });
  });
});

describe('the total of a list', () => {
  const fields = { name: 'Bia', number: '5511988887777', email: '', extraInfo: [] };

  it('stays unknown where the server does not say it', async () => {
    const world = createWorld();
    await world.readContacts([1, 2]);
    world.dispatch(serverEvents.contact({ action: 'create', record: contact(3) }));
    world.dispatch(serverEvents.contact({ action: 'delete', id: 1 }));
    expect(world.contactView()).toMatchObject({ ids: [3, 2], count: null });
  });

  it('counts a record that the user made here', async () => {
    const world = createWorld();
    await world.readContacts([1, 2], { count: 5 });
    await world.dispatch(saveContact({ contactId: null, fields }));
    expect(world.contactView()).toMatchObject({ ids: [8, 1, 2], count: 6 });
  });

  it('already counts a record that is known from a page no longer loaded', async () => {
    const world = createWorld();
    await world.readContacts([1, 2], { count: 3 });
    await world.readContacts([3], { count: 3 }, 2);
    await world.readContacts([1, 2], { count: 3 });
    await world.dispatch(saveContact({ contactId: 3, fields }));
    expect(world.contactView()).toMatchObject({ ids: [3, 1, 2], count: 3 });
  });

  it('does not count what was made and deleted again while the list was read', async () => {
    const world = createWorld();
    const { answer } = world.askContacts();
    world.dispatch(serverEvents.contact({ action: 'create', record: contact(9) }));
    world.dispatch(serverEvents.contact({ action: 'delete', id: 9 }));
    await answer({ contacts: [contact(1)], count: 2 });
    expect(world.contactView()).toMatchObject({ ids: [1], hasMore: true, count: 2 });
  });
});
