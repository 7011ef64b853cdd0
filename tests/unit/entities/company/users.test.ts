import { expect, it } from 'vitest';
import { listUsers, users } from '@/entities/company/users/users';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createTestStore } from '@tests/support/createTestStore';
import { aUser } from '@tests/support/records';

it('[CALL-24] the users of the company are requested with its id', async () => {
  const { asked, route } = createRecordedRoute({ body: [{ id: 7, name: 'Bruno Tavares', email: 'bruno@x.com' }] });
  const { store, begin } = createTestStore({ routes: { 'GET /users/list': route } });
  begin();
  expect(await store.dispatch(listUsers()).unwrap()).toMatchObject([{ id: 7, name: 'Bruno Tavares' }]);
  expect(asked).toEqual([{ query: { companyId: 1 }, body: undefined }]);
});

it('a save without a known company is sent and refused by the server: nothing counts as saved unsent', async () => {
  const { store, begin, calls } = createTestStore({ routes: { 'POST /users': { status: 400, body: {} } } });
  begin(aUser({ companyId: undefined }));
  const fields = {
    name: 'Bruno',
    email: 'bruno@x.com',
    profile: 'user',
    allTicket: 'disabled',
    whatsappId: null,
    queueIds: [],
  } as const;
  const answer = await store.dispatch(users.save({ id: null, fields }));
  expect(calls).toContain('POST /users');
  expect(users.save.rejected.match(answer)).toBe(true);
});
