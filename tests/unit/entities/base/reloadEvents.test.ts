import { expect, it, vi } from 'vitest';
import { contacts } from '@/entities/company/contacts/contacts';
import { queues } from '@/entities/company/queues/queues';
import { users } from '@/entities/company/users/users';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const inBatch = (...events: unknown[]) => serverEventsReceived(events as ServerEvent[]);
const reloadUsers = serverEvents.user({ action: 'reload', records: [] });
const reloadContacts = serverEvents.contact({ action: 'reload', records: [] });

/** Users and contacts on screen, queues that are known but on no screen. */
const open = async () => {
  const routes = {
    users: createRecordedRoute({ body: { users: [], hasMore: false } }),
    contacts: createRecordedRoute({ body: { contacts: [], hasMore: false } }),
    queues: createRecordedRoute({ body: [] }),
  };
  const { store, begin } = createTestStore({
    routes: {
      'GET /users/': routes.users.route,
      'GET /contacts': routes.contacts.route,
      'GET /queue': routes.queues.route,
    },
  });
  begin();
  const { dispatch } = store;
  await dispatch(users.load({ view: 'page', query: { searchParam: 'ana' }, page: 1 }));
  await dispatch(contacts.load({ view: 'page', query: { searchParam: '', tagIds: [4] }, page: 1 }));
  await dispatch(queues.load({ view: 'all', query: { searchParam: '' }, page: 1 }));
  dispatch(users.viewShown({ view: 'page', shown: true }));
  dispatch(contacts.viewShown({ view: 'page', shown: true }));
  await vi.waitFor(() => expect(store.getState().queues.views['all']?.status).toBe('ready'));
  const before = {
    users: routes.users.asked.length,
    contacts: routes.contacts.asked.length,
    queues: routes.queues.asked.length,
  };
  return {
    dispatch,
    last: () => [routes.users.asked.at(-1)?.query, routes.contacts.asked.at(-1)?.query],
    /** How often each list was read since. */
    read: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return {
        users: routes.users.asked.length - before.users,
        contacts: routes.contacts.asked.length - before.contacts,
        queues: routes.queues.asked.length - before.queues,
      };
    },
  };
};

it('[RT-20] an event that says reload has its own list read again, once, with the search on screen', async () => {
  const world = await open();
  world.dispatch(reloadUsers);
  expect(await world.read()).toEqual({ users: 1, contacts: 0, queues: 0 });
  world.dispatch(inBatch(reloadContacts, reloadContacts));
  expect(await world.read()).toEqual({ users: 1, contacts: 1, queues: 0 });
  expect(world.last()).toEqual([
    { searchParam: 'ana', pageNumber: 1 },
    { searchParam: '', pageNumber: 1, searchTags: '[4]' },
  ]);
});

it('[QUEUE-13] [RT-20] lists that other screens use are read again without being on screen', async () => {
  const world = await open();
  world.dispatch(serverEvents.queue({ action: 'reload', records: [] }));
  expect(await world.read()).toEqual({ users: 0, contacts: 0, queues: 1 });
});

it('[RT-20] one reload among other events of a frame is enough, and several lists may be read', async () => {
  const world = await open();
  const changed = serverEvents.user({ action: 'update', record: { id: 1, name: 'Ana', email: '' } });
  world.dispatch(inBatch(changed, reloadContacts, reloadUsers));
  expect(await world.read()).toEqual({ users: 1, contacts: 1, queues: 0 });
});

it('[RT-20] events that say what changed have nothing read again', async () => {
  const world = await open();
  world.dispatch(serverEvents.user({ action: 'update', record: { id: 1, name: 'Ana', email: '' } }));
  world.dispatch(serverEvents.user({ action: 'delete', id: 1 }));
  world.dispatch({ type: 'users/reload', payload: { action: 'reload', records: [] } });
  expect(await world.read()).toEqual({ users: 0, contacts: 0, queues: 0 });
});
