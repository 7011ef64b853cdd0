import type { Ticket } from '@/protocol/records/tickets';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import type { DemoServerOptions } from '@native/demo-server/options';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp, LiveAppParts } from '@tests/support/servers/liveApp';
import { at } from '@/entities/base/idTable';

export const ANA = 'ana@demo.balcao';
export const BRUNO = 'bruno@demo.balcao';
export const CARLA = 'carla@demo.balcao';

const rows = (app: LiveApp, view: 'open' | 'pending'): readonly Ticket[] => selectTickets(app.store.getState(), view);

/** The ticket at this place of a list. */
export const rowOf = (app: LiveApp, view: 'open' | 'pending', place = 0): Ticket => {
  const ticket = rows(app, view)[place];
  if (!ticket) throw new Error(`No ${view} ticket at place ${place}`);
  return ticket;
};

/** Reads a conversation in the focused window. */
export const show = async (app: LiveApp, ticketId: number): Promise<void> => {
  app.store.dispatch(windowFocusChanged(true));
  app.store.dispatch(conversationShown({ ticketId }));
  await app.store.dispatch(loadMessages({ ticketId }));
};

export const isOnline = (app: LiveApp) =>
  app.until(({ socketStatus }) => socketStatus.state === 'online', 'a live connection');
export const isLost = (app: LiveApp) =>
  app.until(({ socketStatus }) => socketStatus.state === 'connecting', 'a lost connection');

/** Lets app and server, which share this process, continue for a few steps. */
export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Ana at work with her first open ticket on screen. */
export const createWorkday = async (
  options: Partial<DemoServerOptions> = {},
  parts: Pick<LiveAppParts, 'adapter'> = {},
) => {
  const world = await createDemoWorld(options);
  const app = world.app(parts);
  await signInLive(app, ANA);
  const ticket = rowOf(app, 'open');
  await show(app, ticket.id);
  await app.until(({ tickets }) => at(tickets.byId, ticket.id)?.unreadMessages === 0);
  return {
    world,
    app,
    ticket,
    control: () => world.server.control,
    /** A customer's text. */
    say: ({ contactId }: Ticket, text: string) => world.server.control.receive({ contactId: contactId ?? 0, text }),
  };
};
