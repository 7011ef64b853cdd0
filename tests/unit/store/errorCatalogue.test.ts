import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '@/protocol/errors';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { selectToasts } from '@/store/toasts';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { loadQueues } from '@/entities/company/queues/queues';
import { createAppThunk } from '@/entities/base/thunk';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

const texts = {} as Record<Language, Record<string, string>>;

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const file: { default: Record<string, string> } = await import(`../../../src/i18n/locales/${language}/errors.json`);
    texts[language] = file.default;
  }
});

/** What a failed call shows when the server answers with this error. */
const toastsAfter = async (error: unknown, status = 400) => {
  const world = createTestStore({
    routes: { 'GET /tickets/1': { body: aTicket() }, 'PUT /tickets/1': { status, body: { error } } },
  });
  world.begin();
  await world.store.dispatch(acceptTicket({ ticketId: 1 }));
  return { toasts: selectToasts(world.store.getState()), logged: world.logged };
};

describe('known codes', () => {
  it.each<[string, ErrorCode]>([
    ['[ERR-05] ERR_NO_OTHER_WHATSAPP', 'ERR_NO_OTHER_WHATSAPP'],
    ['[ERR-06] ERR_NO_DEF_WAPP_FOUND', 'ERR_NO_DEF_WAPP_FOUND'],
    ['[ERR-07] ERR_WAPP_NOT_INITIALIZED', 'ERR_WAPP_NOT_INITIALIZED'],
    ['[ERR-08] ERR_WAPP_CHECK_CONTACT', 'ERR_WAPP_CHECK_CONTACT'],
    ['[ERR-09] ERR_CHECK_NUMBER', 'ERR_CHECK_NUMBER'],
    ['[ERR-10] ERR_WAPP_INVALID_CONTACT', 'ERR_WAPP_INVALID_CONTACT'],
    ['[ERR-11] ERR_WAPP_DOWNLOAD_MEDIA', 'ERR_WAPP_DOWNLOAD_MEDIA'],
    ['[ERR-12] ERR_INVALID_CREDENTIALS', 'ERR_INVALID_CREDENTIALS'],
    ['[ERR-13] ERR_SENDING_WAPP_MSG', 'ERR_SENDING_WAPP_MSG'],
    ['[ERR-14] ERR_DELETE_WAPP_MSG', 'ERR_DELETE_WAPP_MSG'],
    ['[ERR-15] ERR_OTHER_OPEN_TICKET', 'ERR_OTHER_OPEN_TICKET'],
    ['[ERR-16] ERR_USER_CREATION_DISABLED', 'ERR_USER_CREATION_DISABLED'],
    ['[ERR-17] ERR_NO_PERMISSION', 'ERR_NO_PERMISSION'],
    ['[ERR-18] ERR_DUPLICATED_CONTACT', 'ERR_DUPLICATED_CONTACT'],
    ['[ERR-19] ERR_NO_SETTING_FOUND', 'ERR_NO_SETTING_FOUND'],
    ['[ERR-20] ERR_NO_CONTACT_FOUND', 'ERR_NO_CONTACT_FOUND'],
    ['[ERR-21] ERR_NO_TICKET_FOUND', 'ERR_NO_TICKET_FOUND'],
    ['[ERR-22] ERR_NO_USER_FOUND', 'ERR_NO_USER_FOUND'],
    ['[ERR-23] ERR_NO_WAPP_FOUND', 'ERR_NO_WAPP_FOUND'],
    ['[ERR-24] ERR_CREATING_MESSAGE', 'ERR_CREATING_MESSAGE'],
    ['[ERR-25] ERR_CREATING_TICKET', 'ERR_CREATING_TICKET'],
    ['[ERR-26] ERR_FETCH_WAPP_MSG', 'ERR_FETCH_WAPP_MSG'],
    ['[ERR-27] ERR_QUEUE_NAME_ALREADY_EXISTS', 'ERR_QUEUE_NAME_ALREADY_EXISTS'],
    ['[ERR-28] ERR_QUEUE_COLOR_ALREADY_EXISTS', 'ERR_QUEUE_COLOR_ALREADY_EXISTS'],
    ['[ERR-29] ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS', 'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS'],
    ['[ERR-30] ERR_WAPP_GREETING_REQUIRED', 'ERR_WAPP_GREETING_REQUIRED'],
  ])('%s is one error toast with the text of its code, which all languages have', async (_, code) => {
    const { toasts } = await toastsAfter(code);
    expect(toasts).toEqual([expect.objectContaining({ kind: 'error', textKey: `errors:${code}` })]);
    for (const language of LANGUAGES) expect(texts[language][code]).toMatch(/\S/);
  });

  it('[ERR-31] every code has its own text in each language, and no two codes share a text', () => {
    for (const language of LANGUAGES) {
      const known = ERROR_CODES.map((code) => texts[language][code]);
      expect(known).not.toContain(undefined);
      expect(new Set(known).size).toBe(ERROR_CODES.length);
    }
  });
});

describe('the shared handler of failures', () => {
  it.each([
    ['with a suffix', 'ERR_NO_DEF_WAPP_FOUND in COMPANY 3', 'ERR_NO_DEF_WAPP_FOUND'],
    ['in JSON text', '{"message":"ERR_CHECK_NUMBER"}', 'ERR_CHECK_NUMBER'],
    ['in an object', { message: 'ERR_CHECK_NUMBER' }, 'ERR_CHECK_NUMBER'],
    ['as a sentence', 'Nenhum número de Whatsapp foi configurado para essa empresa', 'ERR_NO_DEF_WAPP_FOUND'],
  ])('[ERR-01] reads a code %s', async (_, error, code) => {
    expect((await toastsAfter(error)).toasts).toMatchObject([{ textKey: `errors:${code}` }]);
  });

  it.each(['ERR_NEVER_SEEN', 'Algo deu errado', 'Internal server error', null])(
    '[ERR-02] only logs codes outside the catalogue: %j',
    async (error) => {
      const { toasts, logged } = await toastsAfter(error, 500);
      expect(toasts).toEqual([]);
      expect(logged).toHaveLength(1);
    },
  );

  it('[ERR-04] an expired session shows nothing', async () => {
    expect((await toastsAfter('ERR_SESSION_EXPIRED', 401)).toasts).toEqual([]);
  });

  it('[ERR-32] serves every call that names no text of its own, and those that do with theirs', async () => {
    const world = createTestStore({ routes: { 'GET /queue': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } } });
    const plain = createAppThunk('test/plain', (_, { extra }) => extra.api.queues.list());
    const named = createAppThunk('test/named', (_, { extra }) => extra.api.queues.list(), { failureKey: 'common:own' });
    await world.store.dispatch(plain());
    await world.store.dispatch(named());
    await world.store.dispatch(loadQueues());
    expect(selectToasts(world.store.getState()).map(({ textKey }) => textKey)).toEqual([
      'errors:ERR_NO_PERMISSION',
      'common:own',
    ]);
  });

  it('a call with nothing to do did not fail', async () => {
    const world = createTestStore();
    const idle = createAppThunk('test/idle', async () => {}, { condition: () => false });
    await world.store.dispatch(idle());
    expect(world.logged).toEqual([]);
  });

  it('[ERR-02] a refusal shown by a toast is logged too, with call, code and status', async () => {
    const world = createTestStore({ routes: { 'GET /queue': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } } });
    await world.store.dispatch(createAppThunk('test/told', (_, { extra }) => extra.api.queues.list())());
    expect(world.details).toContainEqual({
      message: 'A call failed',
      call: 'test/told/rejected',
      code: 'ERR_NO_PERMISSION',
      status: 400,
    });
  });
});
