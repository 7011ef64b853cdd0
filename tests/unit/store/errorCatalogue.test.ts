import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '@/protocol/errors';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { selectToasts } from '@/store/toasts';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { loadQueues } from '@/entities/company/queues/queues';
import { createAppThunk } from '@/entities/base/thunk';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';
import { accepted, createSessionWorld, toastsOf } from '@tests/support/sessionWorld';

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
  return { toasts: selectToasts(world.store.getState()), logged: world.logged, details: world.details };
};

describe('known codes', () => {
  it.each<[id: string, code: ErrorCode, english: string, spanish: string]>([
    [
      '[ERR-05]',
      'ERR_NO_OTHER_WHATSAPP',
      'There must be a default connection. Set another one as default first.',
      'Debe haber una conexión predeterminada. Defina otra como predeterminada antes.',
    ],
    [
      '[ERR-06]',
      'ERR_NO_DEF_WAPP_FOUND',
      'No default connection is set. Ask your administrator to choose one.',
      'No hay una conexión predeterminada. Pida al administrador que elija una.',
    ],
    [
      '[ERR-07]',
      'ERR_WAPP_NOT_INITIALIZED',
      'This connection isn’t active. Ask your administrator to reconnect WhatsApp.',
      'Esta conexión no está activa. Pida al administrador que vuelva a conectar WhatsApp.',
    ],
    [
      '[ERR-08]',
      'ERR_WAPP_CHECK_CONTACT',
      'We couldn’t check this contact on WhatsApp. Try again or tell your administrator.',
      'No se pudo verificar este contacto en WhatsApp. Intente de nuevo o avise al administrador.',
    ],
    [
      '[ERR-09]',
      'ERR_CHECK_NUMBER',
      'The contact number is invalid. Check the number you typed.',
      'El número del contacto no es válido. Revise el número escrito.',
    ],
    [
      '[ERR-10]',
      'ERR_WAPP_INVALID_CONTACT',
      'This number isn’t on WhatsApp. Check the area code and the number.',
      'Este número no tiene WhatsApp. Revise el código de área y el número.',
    ],
    [
      '[ERR-11]',
      'ERR_WAPP_DOWNLOAD_MEDIA',
      'Couldn’t download the file from WhatsApp. Try again.',
      'No se pudo descargar el archivo de WhatsApp. Intente de nuevo.',
    ],
    [
      '[ERR-12]',
      'ERR_INVALID_CREDENTIALS',
      'Incorrect email or password. Check them and try again.',
      'Correo o contraseña incorrectos. Revíselos e intente de nuevo.',
    ],
    [
      '[ERR-13]',
      'ERR_SENDING_WAPP_MSG',
      'Message not sent: WhatsApp may be disconnected. Tell your administrator.',
      'Mensaje no enviado: WhatsApp puede estar desconectado. Avise al administrador.',
    ],
    [
      '[ERR-14]',
      'ERR_DELETE_WAPP_MSG',
      'Couldn’t delete the message on WhatsApp.',
      'No se pudo eliminar el mensaje en WhatsApp.',
    ],
    [
      '[ERR-15]',
      'ERR_OTHER_OPEN_TICKET',
      'There is already an open ticket for this contact.',
      'Este contacto ya tiene un ticket abierto.',
    ],
    [
      '[ERR-16]',
      'ERR_USER_CREATION_DISABLED',
      'Creating users is turned off. Contact support.',
      'La creación de usuarios está desactivada. Contacte a soporte.',
    ],
    [
      '[ERR-17]',
      'ERR_NO_PERMISSION',
      'You don’t have permission to do this. Ask your administrator.',
      'No tiene permiso para hacer esto. Consulte al administrador.',
    ],
    [
      '[ERR-18]',
      'ERR_DUPLICATED_CONTACT',
      'A contact with this number already exists.',
      'Ya existe un contacto con este número.',
    ],
    [
      '[ERR-19]',
      'ERR_NO_SETTING_FOUND',
      'This setting doesn’t exist on the server. Refresh the page.',
      'Esta configuración no existe en el servidor. Actualice la página.',
    ],
    [
      '[ERR-20]',
      'ERR_NO_CONTACT_FOUND',
      'This contact no longer exists. Refresh the list.',
      'Este contacto ya no existe. Actualice la lista.',
    ],
    [
      '[ERR-21]',
      'ERR_NO_TICKET_FOUND',
      'This ticket no longer exists. Refresh the list.',
      'Este ticket ya no existe. Actualice la lista.',
    ],
    [
      '[ERR-22]',
      'ERR_NO_USER_FOUND',
      'This user no longer exists. Refresh the list.',
      'Este usuario ya no existe. Actualice la lista.',
    ],
    [
      '[ERR-23]',
      'ERR_NO_WAPP_FOUND',
      'This connection no longer exists. Refresh the list.',
      'Esta conexión ya no existe. Actualice la lista.',
    ],
    [
      '[ERR-24]',
      'ERR_CREATING_MESSAGE',
      'The server couldn’t record the message. Try sending it again.',
      'El servidor no pudo registrar el mensaje. Intente enviarlo de nuevo.',
    ],
    [
      '[ERR-25]',
      'ERR_CREATING_TICKET',
      'Couldn’t start the ticket. Try again.',
      'No se pudo iniciar el ticket. Intente de nuevo.',
    ],
    [
      '[ERR-26]',
      'ERR_FETCH_WAPP_MSG',
      'Couldn’t fetch the message from WhatsApp. It may be too old.',
      'No se pudo obtener el mensaje de WhatsApp. Tal vez sea demasiado antiguo.',
    ],
    [
      '[ERR-27]',
      'ERR_QUEUE_NAME_ALREADY_EXISTS',
      'This queue name is already in use. Choose another one.',
      'Este nombre de cola ya está en uso. Elija otro.',
    ],
    [
      '[ERR-28]',
      'ERR_QUEUE_COLOR_ALREADY_EXISTS',
      'This queue color is already in use. Choose another one.',
      'Este color de cola ya está en uso. Elija otro.',
    ],
    [
      '[ERR-29]',
      'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
      'This integration name is already in use. Choose another one.',
      'Este nombre de integración ya está en uso. Elija otro.',
    ],
    [
      '[ERR-30]',
      'ERR_WAPP_GREETING_REQUIRED',
      'A greeting message is required when there is more than one queue.',
      'El mensaje de saludo es obligatorio cuando hay más de una cola.',
    ],
  ])(
    '[ERR-01] %s %s is one error toast with the text of its code, in English and Spanish too',
    async (_, code, english, spanish) => {
      const { toasts } = await toastsAfter(code);
      expect(toasts).toEqual([expect.objectContaining({ kind: 'error', textKey: `errors:${code}` })]);
      expect([texts.en[code], texts.es[code]]).toEqual([english, spanish]);
    },
  );

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
    '[ERR-02] [SEC-05] only logs codes outside the catalogue: %j',
    async (error) => {
      const { toasts, logged, details } = await toastsAfter(error, 500);
      expect(toasts).toEqual([]);
      expect(logged).toHaveLength(1);
      // The code helps whoever reads the log; a sentence may hold what people wrote.
      const code = error === 'ERR_NEVER_SEEN' ? error : null;
      expect(details).toEqual([{ message: 'A call failed', call: 'tickets/accept/rejected', code, status: 500 }]);
    },
  );

  it('[SESS-12] only logs a second 403 in other words, and the session goes on', async () => {
    const routes = { 'GET /queue': { status: 403, body: { error: 'Not allowed' } } };
    const world = createSessionWorld({ refresh: () => accepted() }, { routes });
    world.begin();
    await world.store.dispatch(createAppThunk('test/denied', (_, { extra }) => extra.api.queues.list())());
    expect(toastsOf(world)).toEqual([]);
    const refusal = { message: 'A call failed', call: 'test/denied/rejected', code: null, status: 403 };
    expect(world.details).toContainEqual(refusal);
    expect(world.store.getState().session.status).toBe('signedIn');
  });

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
