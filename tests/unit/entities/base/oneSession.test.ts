import { expect, it, vi } from 'vitest';
import { createAppThunk } from '@/entities/base/thunk';
import { importContactRows } from '@/entities/company/contacts/contactImport';
import { contacts, saveContact } from '@/entities/company/contacts/contacts';
import { ensureQueues, selectQueues } from '@/entities/company/queues/queues';
import { sessionEnded } from '@/entities/session/sessionActions';
import { signedInStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';

const fields = { name: 'Bia', number: '5511', email: '', extraInfo: [] };
const bia = { body: { id: 7, name: 'Bia', number: '5511' } };

const askedOf = ({ isAsked }: ReturnType<typeof createHeldRoute>) => vi.waitFor(() => expect(isAsked()).toBe(true));

const open = (routes: FakeRoutes) => {
  const app = signedInStore(routes);
  return {
    ...app,
    end: () => app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' })),
    /** Another company's user signs in on the same computer. */
    beginNext: () => app.begin(aUser({ id: 20, companyId: 2 })),
    called: (call: string) => app.calls.filter((made) => made === call).length,
  };
};

it('[SEC-08] a record that was saved for the former session does not enter the next one', async () => {
  const post = createHeldRoute();
  const app = open({ 'POST /contacts': post.route });
  const saving = app.store.dispatch(saveContact({ contactId: null, fields }));
  await askedOf(post);
  app.end();
  app.beginNext();
  post.answer(bia);
  expect((await saving).meta.requestStatus).toBe('rejected');
  expect(contacts.selectTable(app.store.getState())).toEqual({});
  expect(app.toasts()).toEqual([]);
});

it('[SEC-08] an import that goes row by row stops with its session: the next company gets no row', async () => {
  const post = createHeldRoute();
  const app = open({ 'POST /contacts': post.route });
  const rows = ['Bia', 'Caio', 'Davi'].map((name) => ({ name, number: '5511' }));
  const importing = app.store.dispatch(importContactRows(rows));
  await askedOf(post);
  app.end();
  app.beginNext();
  post.answer(bia);
  expect((await importing).meta.requestStatus).toBe('rejected');
  expect(app.called('POST /contacts')).toBe(1);
  expect(app.store.getState().contactImport.imported).toBe(0);
});

it.each([
  ['while nobody is signed in', false],
  ['in the next session', true],
])('[SEC-08] a refusal of the former session is told to nobody %s, and logged', async (_, isNextBegun) => {
  const post = createHeldRoute();
  const app = open({ 'POST /contacts': post.route });
  const saving = app.store.dispatch(saveContact({ contactId: null, fields }));
  await askedOf(post);
  app.end();
  if (isNextBegun) app.beginNext();
  post.answer({ status: 400, body: { error: 'ERR_DUPLICATED_CONTACT' } });
  await saving;
  expect(app.toasts()).toEqual([]);
  expect(app.details).toContainEqual({
    message: 'A call failed',
    call: 'contacts/saveOne/rejected',
    code: 'ERR_DUPLICATED_CONTACT',
    status: 400,
  });
});

it('a refusal of the running session is shown', async () => {
  const app = open({ 'POST /contacts': { status: 400, body: { error: 'ERR_DUPLICATED_CONTACT' } } });
  await app.store.dispatch(saveContact({ contactId: null, fields }));
  expect(app.toasts()).toEqual(['errors:ERR_DUPLICATED_CONTACT']);
});

const inner = createAppThunk('oneSession/inner', async (_, { extra }) => extra.api.helps.remove(1), { silent: true });
const outer = createAppThunk('oneSession/outer', async (_, { dispatch }) => dispatch(inner()).unwrap(), {
  failureKey: 'test:failed',
});

it('[SEC-08] the failure of a step of a former session is told to nobody either', async () => {
  const remove = createHeldRoute();
  const app = open({ 'DELETE /helps/1': remove.route });
  const first = app.store.dispatch(outer());
  await askedOf(remove);
  remove.answer({ status: 500, body: {} });
  await first;
  expect(app.toasts()).toEqual(['test:failed']);
  const second = app.store.dispatch(outer());
  await askedOf(remove);
  app.end();
  remove.answer({ status: 500, body: {} });
  await second;
  expect(app.toasts()).toEqual([]);
});

it('[SEC-08] the next session reads its own queues, even if the answer to the former one never comes', async () => {
  let isNext = false;
  const own = { body: [{ id: 2, name: 'Nova', color: '' }] };
  const app = open({ 'GET /queue': () => (isNext ? own : new Promise<FakeAnswer>(() => {})) });
  const { dispatch, getState } = app.store;
  void ensureQueues(dispatch, getState);
  app.end();
  isNext = true;
  app.beginNext();
  await ensureQueues(dispatch, getState);
  expect(selectQueues(getState()).map(({ id }) => id)).toEqual([2]);
});
