import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { putReminder } from '@/entities/conversations/reminders/reminders';
import { changeViews } from '@/entities/conversations/savedViews/savedViews';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import type { AppStore } from '@/store/store';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
import { toastShown } from '@/store/toasts';
import { MARKETING_SCREENS } from './marketingScreens';
import { anOutboxEntry } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../tickets/renderTickets';
import { BESIDE_SCREENS } from './besideScreens';
import { BILLING_SCREENS } from './billingScreens';
import { ADMINISTRATION_SCREENS } from './administrationScreens';
import { CUSTOMER_SCREENS } from './customerScreens';
import { QUEUE_SCREENS } from './queueScreens';
import { NEWS_SCREENS } from './newsScreens';
import { WORK_SCREENS } from './workScreens';
import { hostileMessages, hostileServer, hostileTicket, hostileUser } from './hostileWorld';
import type { WalkedScreen } from './walkedScreen';

/** Waits until the fake server's answers are rendered. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await act(async () => {});
};

const HOUR_MS = 3_600_000;
const ROOM_PX = 1_000_000;
/** So many messages are edited again and again: a render for each text alone, or hundreds of messages in each, take long. */
const AT_ONCE = 10;

const lists: WalkedScreen = {
  name: 'ticket lists',
  show: async (texts) => {
    const tickets = texts.map((text, index) =>
      hostileTicket(text, { id: index + 1, status: index % 2 === 0 ? 'open' : 'pending', isGroup: index % 3 === 0 }),
    );
    const { user } = await renderTickets({ tickets, height: ROOM_PX, user: hostileUser(texts[0] ?? '') });
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await screen.findAllByRole('listitem');
  },
};

const conversation: WalkedScreen = {
  name: 'conversation',
  show: async (texts) => {
    const ticket = hostileTicket(texts[0] ?? '', { id: 1, status: 'open', unreadMessages: 3 });
    await renderTickets({
      tickets: [ticket],
      messages: hostileMessages(texts),
      path: `/tickets/${ticket.uuid}`,
      height: ROOM_PX,
      user: hostileUser(texts[0] ?? ''),
      routes: hostileServer(texts[0] ?? ''),
    });
    await within(await screen.findByRole('log')).findAllByRole('article');
  },
};

const liveRecords: WalkedScreen = {
  name: 'live changes of the open ticket, and toasts',
  show: async (texts) => {
    const ticket = hostileTicket(texts[0] ?? '', { id: 1, status: 'open' });
    const { store } = await renderTickets({ tickets: [ticket], path: `/tickets/${ticket.uuid}`, height: ROOM_PX });
    await screen.findByRole('textbox', { name: 'Mensagem' });
    for (let first = 0; first < texts.length; first += AT_ONCE) {
      const some = texts.slice(first, first + AT_ONCE);
      const record = hostileTicket(some.join(' '), { id: 1, status: 'open' });
      const action = first === 0 ? 'create' : 'update';
      await act(async () => {
        store.dispatch(serverEvents.ticket({ action: 'update', record }));
        for (const [place, text] of some.entries()) {
          const message: Message = { ...(hostileMessages([text])[0] as Message), id: `m${place}` };
          store.dispatch(serverEvents.appMessage({ action, record: message, ticket: null, contact: null }));
          store.dispatch(toastShown({ kind: 'error', textKey: text, values: { name: text, count: 2 } }));
        }
      });
    }
  },
};

/** One request of each type: a dialog that is added to the app has to be added here, or this does not compile. */
const requests = (text: string): { readonly [Type in DialogRequest['type']]: DialogRequest & { type: Type } } => ({
  reopenQueue: { type: 'reopenQueue', ticketId: 1 },
  checkout: { type: 'checkout', invoiceId: 1 },
  newTicket: { type: 'newTicket', contact: { id: 1, name: text, number: text } },
  reminder: { type: 'reminder', ticketId: 1 },
  reminders: { type: 'reminders' },
  transferTicket: { type: 'transferTicket', ticketIds: [1] },
  tagTickets: { type: 'tagTickets', ticketIds: [1] },
  saveView: { type: 'saveView' },
  views: { type: 'views' },
  heldBack: { type: 'heldBack' },
  drafts: { type: 'drafts' },
  forward: { type: 'forward', ticketId: 1, messageId: 'm0-0' },
  exportConversation: { type: 'exportConversation', ticketId: 1 },
  quickMessage: { type: 'quickMessage' },
  shortcuts: { type: 'shortcuts' },
  palette: { type: 'palette' },
  server: { type: 'server' },
  peekTicket: { type: 'peekTicket', ticketId: 1 },
  contact: { type: 'contact', contactId: 1 },
  contactForTicket: { type: 'contactForTicket', number: text, choices: {} },
  user: { type: 'user', userId: 1 },
  schedule: { type: 'schedule', scheduleId: 1, contact: { id: 1, name: text } },
});

type DialogType = DialogRequest['type'];

/** Dialogs without a record: there is nothing to walk. */
const RECORDLESS: readonly DialogType[] = ['quickMessage', 'saveView', 'server', 'shortcuts'];

const dialogTypes = (Object.keys(requests('')) as DialogType[]).filter((type) => !RECORDLESS.includes(type));

/** What dialogs show besides the records of the server. */
const KEPT: Partial<Record<DialogType, (dispatch: AppStore['dispatch'], text: string) => unknown>> = {
  drafts: (dispatch, text) => dispatch(draftChanged({ ticketId: 1, text })),
  heldBack: (dispatch, text) => {
    const standing = { status: 'open', userId: 10, contactName: text } as const;
    const facts = { ticketId: 1, body: text, state: 'failed', reason: 'handedOver', standing } as const;
    return dispatch(outboxRestored([anOutboxEntry(facts)]));
  },
  reminders: (dispatch, text) =>
    dispatch(putReminder({ ticketId: 1, at: Date.now() + HOUR_MS, note: text, onlyUnanswered: false })),
  views: (dispatch, text) => dispatch(changeViews(() => [{ id: 'v1', name: text, search: { ...emptySearch, text } }])),
  forward: (dispatch) => dispatch(loadMessages({ ticketId: 1 })),
  // While nothing is typed, the palette lists the conversations read last.
  palette: (dispatch) => dispatch(loadMessages({ ticketId: 1 })),
};

/** The lists that only open by a press. */
const OPENED: readonly DialogType[] = ['reopenQueue', 'tagTickets'];

/** The page below the dialogs, which the other screens walk. */
const Nothing = () => null;

const dialogs = dialogTypes.map((type): WalkedScreen => ({
  name: `dialog ${type}`,
  show: async (texts) => {
    const text = texts.join(' ');
    const ticket = hostileTicket(text, { id: 1, status: 'open' });
    const page = { count: 1, hasMore: false };
    const { store } = await renderPage(Nothing, {
      user: hostileUser(text),
      routes: {
        ...hostileServer(text),
        'GET /tickets': { body: { ...page, tickets: [ticket] } },
        'GET /tickets/1': { body: ticket },
        'GET /users/1': { body: { ...hostileUser(text), id: 1 } },
        'GET /messages/1': { body: { ...page, ticket, messages: hostileMessages([text]) } },
      },
    });
    await act(async () => void (await store.dispatch(loadTickets({ view: 'open', page: 1 }))));
    await act(async () => void (await KEPT[type]?.(store.dispatch, text)));
    await act(async () => void store.dispatch(dialogOpened(requests(text)[type])));
    const dialog = await screen.findByRole('dialog');
    await settle();
    if (OPENED.includes(type)) fireEvent.mouseDown(within(dialog).getAllByRole('combobox')[0] as HTMLElement);
    await settle();
  },
}));

/** Everything that shows records. A later screen adds itself here; dialogs are found by their requests. */
export const TICKET_SCREENS: readonly WalkedScreen[] = [lists, conversation, liveRecords, ...dialogs];

/** Separate from the ticket screens, so that two workers share the time. */
export const OTHER_SCREENS: readonly WalkedScreen[] = [
  ...ADMINISTRATION_SCREENS,
  ...CUSTOMER_SCREENS,
  ...BILLING_SCREENS,
  ...WORK_SCREENS,
  ...NEWS_SCREENS,
  ...MARKETING_SCREENS,
  ...QUEUE_SCREENS,
  ...BESIDE_SCREENS,
];
