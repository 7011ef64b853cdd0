import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Navigator } from '@/app/navigator';
import type { DesktopBridge } from '@/bridge/desktop';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import type { SessionUser } from '@/protocol/records/users';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { outboxRestored } from '@/entities/conversations/outbox/outboxSlice';
import { TicketsPage } from '@/features/tickets/TicketsPage';
import { AppFrame } from '@tests/support/rendering/AppFrame';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';

// jsdom does not scroll; the picture viewer only needs the method to exist.
Element.prototype.scrollTo ??= () => {};

const HEIGHT_PX = 1_440;

interface TicketScreen {
  readonly tickets?: readonly Ticket[];
  readonly messages?: readonly Message[];
  readonly user?: SessionUser;
  readonly path?: string;
  /** Of the window, px. */
  readonly width?: number;
  /** Of the window, px: a conversation renders as many rows as it has room for. */
  readonly height?: number;
  /** Additional or different answers of the server. */
  readonly routes?: FakeRoutes;
  readonly desktop?: DesktopBridge;
  /** Follows the listeners' navigation; otherwise only `paths` records it. */
  readonly follows?: boolean;
}

const Address = ({ attach }: { readonly attach: Navigator['attach'] | null }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => attach?.((path) => void navigate(path)), [attach, navigate]);
  return <output aria-label="address">{pathname + search}</output>;
};

/** The answers of a server with these tickets and, in the first one, these messages. */
const serve = (tickets: readonly Ticket[], messages: readonly Message[]): FakeRoutes => ({
  'GET /tickets': ({ params }) => {
    const page = tickets.filter((ticket) =>
      params?.withUnreadMessages ? (ticket.unreadMessages ?? 0) > 0 : ticket.status === params?.status,
    );
    return { body: { tickets: page, count: page.length, hasMore: false } };
  },
  ...Object.fromEntries(
    tickets.flatMap((ticket) => [
      [`GET /tickets/u/${ticket.uuid}`, { body: ticket }],
      [`GET /tickets/${ticket.id}`, { body: ticket }],
      [
        `GET /messages/${ticket.id}`,
        {
          body: {
            messages: messages.filter(({ ticketId }) => ticketId === ticket.id),
            count: messages.length,
            ticket,
            hasMore: false,
          },
        },
      ],
    ]),
  ),
});

/** The ticket screen with real store, listeners, texts and router; the network is a fake and live events come from the test. */
export const renderTickets = async ({
  tickets = [],
  messages = [],
  user = aUser(),
  path = '/tickets',
  width = 1_280,
  height = HEIGHT_PX,
  routes = {},
  desktop,
  follows = false,
}: TicketScreen = {}) => {
  window.innerWidth = width;
  window.innerHeight = height;
  const app = createTestStore({
    desktop,
    routes: { ...serve(tickets, messages), [`GET /users/${user.id}`]: { body: user }, ...routes },
  });
  const i18n = await createTestI18n();
  app.begin(user);
  app.goOnline();
  app.store.dispatch(outboxRestored([]));
  render(
    <AppFrame app={app} i18n={i18n} path={path} beside={<Address attach={follows ? app.attach : null} />}>
      <Routes>
        <Route path="/tickets/:ticketUuid?" element={<TicketsPage />} />
      </Routes>
    </AppFrame>,
  );
  await act(async () => {});
  // The second list is requested after the first. The wait uses no clock, which may be the test's.
  const isListed = () => selectTicketView(app.store.getState(), 'pending').status === 'ready';
  await act(async () => {
    for (let turns = 0; turns < 300 && !isListed(); turns += 1) await Promise.resolve();
  });
  return {
    ...app,
    i18n,
    user: userEvent.setup(),
    address: () => screen.getByLabelText('address').textContent,
    /** Something happens on the server. */
    live: (action: Parameters<typeof app.store.dispatch>[0]) =>
      act(async () => void app.store.dispatch(action as never)),
  };
};
