import { expect, it } from 'vitest';
import { loadContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { createTestStore } from '@tests/support/createTestStore';
import { aUser } from '@tests/support/records';

const askTogether = async (answer: { readonly status?: number; readonly body: unknown }) => {
  const asked: number[] = [];
  const route = (contactId: number) => () => {
    asked.push(contactId);
    return answer;
  };
  const app = createTestStore({
    routes: { 'GET /contacts-extrainfo/7': route(7), 'GET /contacts-extrainfo/8': route(8) },
  });
  app.begin(aUser());
  const load = (contactId: number) => app.store.dispatch(loadContactExtras({ contactId }));
  await Promise.all([load(7), load(8), load(7)]);
  return { asked, byContact: app.store.getState().contactExtras.byContact };
};

it('[CDRAWER-03] simultaneous callers make one call when the server lacks it', async () => {
  const { asked, byContact } = await askTogether({ status: 404, body: '<html>Not found</html>' });
  expect(asked).toEqual([7]);
  expect(byContact).toEqual({});
});

it('[CDRAWER-03] when the server has it, each caller gets its own pairs', async () => {
  const pairs = [{ id: 1, name: 'CPF', value: '1' }];
  const { byContact } = await askTogether({ body: pairs });
  expect(Object.keys(byContact)).toEqual(['7', '8']);
});
