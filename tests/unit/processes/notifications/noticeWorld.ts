import { vi } from 'vitest';
import type { DesktopCapabilities } from '@/bridge/desktop';
import type { ChatMessage } from '@/protocol/records/chats';
import type { Ticket } from '@/protocol/records/tickets';
import type { SoundPlayer } from '@/desktop/audio/soundPlayer';
import type { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import { soundWanted } from '@/processes/notifications/soundActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import { connectAlerts } from '@/store/connectAlerts';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
export const mine = (facts: Partial<Ticket> = {}): Ticket =>
  aTicket({ status: 'open', userId: me.id, unreadMessages: 1, ...facts });

/** Lets pending work continue. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

type DeviceList = Parameters<typeof audioDevicesListed>[0];

/** A signed-in user whose server has these tickets, with everything connected that can notify a person. */
export const createNoticeWorld = async (
  tickets: readonly Ticket[] = [],
  capabilities: Partial<DesktopCapabilities> = {},
  local?: Storage,
) => {
  const stored = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const sent: { readonly call: string; readonly data: unknown }[] = [];
  const fake = createFakeDesktop({ capabilities });
  const routes = Object.fromEntries(
    tickets.flatMap((ticket) => [
      [`GET /tickets/${ticket.id}`, () => ({ body: stored.get(ticket.id) })],
      [`GET /tickets/u/${ticket.uuid}`, () => ({ body: stored.get(ticket.id) })],
      [
        `PUT /tickets/${ticket.id}`,
        ({ data }: { data?: unknown }) => {
          const change: Partial<Ticket> = JSON.parse(String(data));
          sent.push({ call: `PUT ${ticket.id}`, data: change });
          stored.set(ticket.id, { ...ticket, ...change });
          return { body: stored.get(ticket.id) };
        },
      ],
      [`GET /messages/${ticket.id}`, { body: { messages: [], count: 0, hasMore: false } }],
      [
        `POST /messages/${ticket.id}`,
        ({ data }: { data?: unknown }) => {
          sent.push({ call: `POST ${ticket.id}`, data: JSON.parse(String(data)) });
          return { body: '' };
        },
      ],
    ]),
  );
  const app = createTestStore({ desktop: fake.desktop, routes, ...(local && { local }) });
  const wanted: string[] = [];
  app.store.startListening({ actionCreator: soundWanted, effect: ({ payload }) => void wanted.push(payload) });
  const player = { play: vi.fn<SoundPlayer['play']>(async () => {}) };
  let tellDevices: (devices: DeviceList) => void = () => {};
  await connectAlerts(app.store, {
    desktop: fake.desktop,
    player,
    watchDevices: (tell) => {
      tellDevices = tell;
    },
  });
  return {
    ...app,
    fake,
    callLog: fake.callLog,
    sent,
    player,
    /** The requested sounds. */
    wanted,
    plug: (devices: DeviceList) => tellDevices(devices),
    state: () => app.store.getState(),
    outcomes: () => app.store.getState().notices.map(({ kind, outcome }) => `${kind} ${outcome}`),
    know: (...records: readonly Ticket[]) => {
      for (const record of records) app.store.dispatch(serverEvents.ticket({ action: 'update', record }));
    },
    write: (ticket: Ticket, id: string, body = 'Bom dia') =>
      app.store.dispatch(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ id, ticketId: ticket.id, body }),
          ticket,
          contact: null,
        }),
      ),
  };
};

/** A gap of the connection: what comes meanwhile, and the state that is read after it. */
export const passGap = async (
  { store }: Awaited<ReturnType<typeof createNoticeWorld>>,
  meanwhile: () => void = () => {},
): Promise<void> => {
  store.dispatch(resyncRequested());
  meanwhile();
  await settle();
  store.dispatch(resyncFinished());
  await settle();
};

/**
 * A user whose server has no waiting ticket and one own ticket with an unread message, and during a gap a waiting one and that many
 * unread messages.
 */
export const missDuringGap = async (
  unreadMessages: number,
  before: (world: Awaited<ReturnType<typeof createNoticeWorld>>) => void = () => {},
) => {
  const world = await createNoticeWorld();
  let [waiting, written] = [[] as Ticket[], mine({ id: 1 })];
  vi.spyOn(world.services.api.tickets, 'page').mockImplementation(async ({ status }) => ({
    records: status === 'pending' ? waiting : [written],
    hasMore: false,
  }));
  world.begin();
  world.goOnline();
  await settle();
  before(world);
  [waiting, written] = [[aTicket({ id: 2 })], mine({ id: 1, unreadMessages })];
  await passGap(world);
  return world;
};

/** A message of a colleague in an internal chat. */
export const chatMessage = (facts: Partial<ChatMessage> = {}) =>
  serverEvents.chat({
    action: 'new-message',
    message: {
      id: 5,
      chatId: 3,
      senderId: 11,
      message: 'Pode me ajudar?',
      sender: { id: 11, name: 'Bruno' },
      ...facts,
    },
    record: {
      id: 3,
      uuid: 'c-3',
      title: 'Equipe',
      users: [
        { userId: 10, unreads: 1 },
        { userId: 11, unreads: 0 },
      ],
    },
  });
