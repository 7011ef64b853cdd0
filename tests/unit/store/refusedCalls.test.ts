import { expect, it } from 'vitest';
import { contacts, saveContact } from '@/entities/company/contacts/contacts';
import { queueIntegrations } from '@/entities/company/queueIntegrations/queueIntegrations';
import { queues } from '@/entities/company/queues/queues';
import { saveSetting } from '@/entities/company/settings/settings';
import { users } from '@/entities/company/users/users';
import {
  connectionFields,
  disconnect,
  removeConnection,
  saveConnection,
  startWhatsappSession,
} from '@/entities/company/whatsappConnections/connectionThunks';
import { removeMessage } from '@/entities/conversations/messages/messageThunks';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import {
  acceptTicket,
  removeTicket,
  reopenTicket,
  resolveTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { signedInStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

type Dispatch = ReturnType<typeof signedInStore>['store']['dispatch'];

/** Any fields: the call passes them on. */
const anyUser = {} as Parameters<typeof users.save>[0]['fields'];
const anyQueue = {} as Parameters<typeof queues.save>[0]['fields'];
const anyIntegration = {} as Parameters<typeof queueIntegrations.save>[0]['fields'];
const bia = { name: 'Bia', number: '5511', email: '', extraInfo: [] };
const saveBia = (dispatch: Dispatch) => dispatch(saveContact({ contactId: null, fields: bia }));
const changeBia = (dispatch: Dispatch) => dispatch(saveContact({ contactId: 7, fields: bia }));
const askForTicket = (dispatch: Dispatch) =>
  dispatch(createTicket({ contact: { id: 5, number: '5511988342217' }, queueId: 1, whatsappId: 3 }));
const saveLoja = (dispatch: Dispatch) => dispatch(saveConnection({ id: 1, fields: connectionFields(null) }));
const createLoja = (dispatch: Dispatch) => dispatch(saveConnection({ id: null, fields: connectionFields(null) }));
const saveQueue = (id: number | null) => (dispatch: Dispatch) => dispatch(queues.save({ id, fields: anyQueue }));
const saveIntegration = (id: number | null) => (dispatch: Dispatch) =>
  dispatch(queueIntegrations.save({ id, fields: anyIntegration }));
const removeLoja = (dispatch: Dispatch) => dispatch(removeConnection(1));
const acceptOne = (dispatch: Dispatch) => dispatch(acceptTicket({ ticketId: 1 }));
const resolveOne = (dispatch: Dispatch) => dispatch(resolveTicket({ ticketId: 1 }));
const reopenOne = (dispatch: Dispatch) => dispatch(reopenTicket({ ticketId: 1, queueId: 1 }));
const deleteMessage = (dispatch: Dispatch) => dispatch(removeMessage({ ticketId: 1, messageId: 'M1' }));

/** The calls in which servers send these codes. */
it.each<[title: string, call: string, status: number, error: string, run: (dispatch: Dispatch) => Promise<unknown>]>([
  ['[ERR-06] a new ticket', 'POST /tickets', 400, 'ERR_NO_DEF_WAPP_FOUND in COMPANY 1', askForTicket],
  ['[ERR-25] a new ticket', 'POST /tickets', 400, 'ERR_CREATING_TICKET', askForTicket],
  ['[ERR-08] a contact', 'POST /contacts', 400, 'ERR_WAPP_CHECK_CONTACT', saveBia],
  ['[ERR-09] a contact', 'POST /contacts', 400, 'ERR_CHECK_NUMBER', saveBia],
  ['[ERR-10] a contact', 'POST /contacts', 400, 'ERR_WAPP_INVALID_CONTACT', saveBia],
  ['[ERR-18] a contact', 'POST /contacts', 400, 'ERR_DUPLICATED_CONTACT', saveBia],
  ['[ERR-07] a contact', 'POST /contacts', 400, 'ERR_WAPP_NOT_INITIALIZED', saveBia],
  ['[ERR-08] a change of a contact', 'PUT /contacts/7', 400, 'ERR_WAPP_CHECK_CONTACT', changeBia],
  ['[ERR-09] a change of a contact', 'PUT /contacts/7', 400, 'ERR_CHECK_NUMBER', changeBia],
  ['[ERR-10] a change of a contact', 'PUT /contacts/7', 400, 'ERR_WAPP_INVALID_CONTACT', changeBia],
  ['[ERR-18] a change of a contact', 'PUT /contacts/7', 400, 'ERR_DUPLICATED_CONTACT', changeBia],
  [
    '[ERR-20] a deletion of a contact',
    'DELETE /contacts/7',
    404,
    'ERR_NO_CONTACT_FOUND',
    (dispatch) => dispatch(contacts.remove(7)),
  ],
  ['[ERR-20] a change of a contact', 'PUT /contacts/7', 404, 'ERR_NO_CONTACT_FOUND', changeBia],
  ['[ERR-20] a new ticket', 'POST /tickets', 404, 'ERR_NO_CONTACT_FOUND', askForTicket],
  ['[ERR-14] a deletion of a message', 'DELETE /messages/M1', 400, 'ERR_DELETE_WAPP_MSG', deleteMessage],
  ['[ERR-26] a deletion of a message', 'DELETE /messages/M1', 400, 'ERR_FETCH_WAPP_MSG', deleteMessage],
  [
    '[ERR-21] an address of a ticket',
    'GET /tickets/u/u-1',
    404,
    'ERR_NO_TICKET_FOUND',
    (dispatch) => dispatch(openTicketByUuid('u-1')),
  ],
  ['[ERR-21] an acceptance', 'PUT /tickets/1', 404, 'ERR_NO_TICKET_FOUND', acceptOne],
  ['[ERR-21] a resolution', 'PUT /tickets/1', 404, 'ERR_NO_TICKET_FOUND', resolveOne],
  [
    '[ERR-21] a deletion of a ticket',
    'DELETE /tickets/1',
    404,
    'ERR_NO_TICKET_FOUND',
    (dispatch) => dispatch(removeTicket({ ticketId: 1 })),
  ],
  ['[ERR-15] a ticket that is reopened', 'PUT /tickets/1', 400, 'ERR_OTHER_OPEN_TICKET', reopenOne],
  ['[ERR-15] an acceptance', 'PUT /tickets/1', 409, 'ERR_OTHER_OPEN_TICKET', acceptOne],
  [
    '[ERR-16] a new user',
    'POST /users',
    400,
    'ERR_USER_CREATION_DISABLED',
    (dispatch) => dispatch(users.save({ id: null, fields: anyUser })),
  ],
  [
    '[ERR-22] a deletion of a user',
    'DELETE /users/7',
    404,
    'ERR_NO_USER_FOUND',
    (dispatch) => dispatch(users.remove(7)),
  ],
  [
    '[ERR-22] a change of a user',
    'PUT /users/7',
    404,
    'ERR_NO_USER_FOUND',
    (dispatch) => dispatch(users.save({ id: 7, fields: anyUser })),
  ],
  ['[ERR-27] a new queue', 'POST /queue', 400, 'ERR_QUEUE_NAME_ALREADY_EXISTS', saveQueue(null)],
  ['[ERR-27] a queue', 'PUT /queue/2', 400, 'ERR_QUEUE_NAME_ALREADY_EXISTS', saveQueue(2)],
  ['[ERR-28] a new queue', 'POST /queue', 400, 'ERR_QUEUE_COLOR_ALREADY_EXISTS', saveQueue(null)],
  ['[ERR-28] a queue', 'PUT /queue/2', 400, 'ERR_QUEUE_COLOR_ALREADY_EXISTS', saveQueue(2)],
  [
    '[ERR-29] a new integration',
    'POST /queueIntegration',
    400,
    'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
    saveIntegration(null),
  ],
  [
    '[ERR-29] an integration',
    'PUT /queueIntegration/2',
    400,
    'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
    saveIntegration(2),
  ],
  ['[ERR-30] a new connection', 'POST /whatsapp', 400, 'ERR_WAPP_GREETING_REQUIRED', createLoja],
  ['[ERR-23] a connection', 'PUT /whatsapp/1', 404, 'ERR_NO_WAPP_FOUND', saveLoja],
  [
    '[ERR-23] a session',
    'POST /whatsappsession/1',
    404,
    'ERR_NO_WAPP_FOUND',
    (dispatch) => dispatch(startWhatsappSession(1)),
  ],
  ['[ERR-30] a connection', 'PUT /whatsapp/1', 400, 'ERR_WAPP_GREETING_REQUIRED', saveLoja],
  ['[ERR-05] a connection', 'PUT /whatsapp/1', 400, 'ERR_NO_OTHER_WHATSAPP', saveLoja],
  ['[ERR-05] a deletion of a connection', 'DELETE /whatsapp/1', 400, 'ERR_NO_OTHER_WHATSAPP', removeLoja],
  ['[ERR-23] a deletion of a connection', 'DELETE /whatsapp/1', 404, 'ERR_NO_WAPP_FOUND', removeLoja],
  ['[ERR-07] a deletion of a message', 'DELETE /messages/M1', 400, 'ERR_WAPP_NOT_INITIALIZED', deleteMessage],
  [
    '[ERR-23] a log-out of a phone',
    'DELETE /whatsappsession/1',
    404,
    'ERR_NO_WAPP_FOUND',
    (dispatch) => dispatch(disconnect(1)),
  ],
  [
    '[ERR-07] a log-out of a phone',
    'DELETE /whatsappsession/1',
    400,
    'ERR_WAPP_NOT_INITIALIZED',
    (dispatch) => dispatch(disconnect(1)),
  ],
  [
    '[ERR-19] a setting',
    'PUT /settings/userRating',
    404,
    'ERR_NO_SETTING_FOUND',
    (dispatch) => dispatch(saveSetting({ key: 'userRating', value: 'enabled' })),
  ],
])('%s that %s refuses with %i %s is told by the text of the code', async (_, call, status, error, run) => {
  const app = signedInStore({ 'GET /tickets/1': { body: aTicket() }, [call]: { status, body: { error } } });
  await run(app.store.dispatch);
  expect(app.toasts()).toEqual([`errors:${error.split(' ')[0]}`]);
});
