import type { ComponentType } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { announcementSchema } from '@/protocol/records/announcements';
import { chatSchema } from '@/protocol/records/chats';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { AnnouncementsPanel } from '@/features/announcements/AnnouncementsPanel';
import { ChatsPanel } from '@/features/chats/ChatsPanel';
import { NotificationsPanel } from '@/features/tickets/notifications/NotificationsPanel';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../tickets/renderTickets';
import { hostileMessages, hostileServer, hostileTicket, hostileUser } from './hostileWorld';
import type { WalkedScreen } from './walkedScreen';

type Texts = readonly string[];

const list = (name: string, records: readonly object[]) => ({
  body: { [name]: records, count: records.length, hasMore: false },
});

const OF_ONE_CONTACT = { contactId: 1 };

/** The drawer with notes, other tickets and one kind of what was sent; the conversation behind it is a screen of its own. */
const drawer = (kind: string): WalkedScreen => ({
  name: `contact drawer with ${kind}`,
  show: async (texts) => {
    const text = texts[0] ?? '';
    const ticket = hostileTicket(text, { id: 1, status: 'open', ...OF_ONE_CONTACT });
    const others = texts.map((one, index) =>
      hostileTicket(one, { id: index + 2, status: 'closed', ...OF_ONE_CONTACT }),
    );
    const notes = texts.map((one, index) => hostileRecord(ticketNoteSchema, one, { id: index + 1, companyId: 1 }));
    const { user } = await renderTickets({
      tickets: [ticket],
      messages: hostileMessages(texts),
      path: `/tickets/${ticket.uuid}`,
      user: hostileUser(text),
      routes: {
        ...hostileServer(text),
        'GET /ticket-notes/list': { body: notes },
        'GET /tickets': ({ params }) => list('tickets', params.searchParam === undefined ? [ticket] : others),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dados do contato' }));
    const opened = within(await screen.findByRole('complementary', { name: 'Dados do contato' }));
    fireEvent.click(await opened.findByRole('tab', { name: kind }));
    await opened.findAllByRole('button', { name: 'Excluir observação' });
    await within(opened.getByRole('region', { name: 'Outros atendimentos' })).findAllByRole('link');
    const more = () => opened.queryByRole('button', { name: 'Mostrar mais' });
    for (let button = more(); button; button = more()) fireEvent.click(button);
  },
});

/** A panel of the top bar, with each row unfolded that can be. */
const panel = (title: string, Panel: ComponentType, routes: (texts: Texts) => FakeRoutes): WalkedScreen => ({
  name: `panel of the top bar, ${title}`,
  show: async (texts) => {
    await renderPage(Panel, { routes: routes(texts), user: hostileUser(texts[0] ?? '') });
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
    const opened = within(await screen.findByRole('dialog', { name: title }));
    await opened.findAllByRole('listitem');
    for (const row of opened.queryAllByRole('button', { expanded: false })) fireEvent.click(row);
    // It is gone where a row fails to unfold.
    screen.getByRole('dialog', { name: title });
  },
});

/** What opens beside or above a screen: the contact drawer and the panels of the top bar. */
export const BESIDE_SCREENS: readonly WalkedScreen[] = [
  ...['Fotos', 'Vídeos', 'Arquivos', 'Links'].map(drawer),
  panel('Comunicados', AnnouncementsPanel, (texts) => ({
    'GET /announcements/': list(
      'records',
      texts.map((text, index) => hostileRecord(announcementSchema, text, { id: index + 1, status: true })),
    ),
  })),
  panel('Chat interno', ChatsPanel, (texts) => ({
    'GET /chats/': list(
      'records',
      texts.map((text, index) =>
        hostileRecord(chatSchema, text, { id: index + 1, uuid: `c-${index}`, users: [{ userId: 10, unreads: 1 }] }),
      ),
    ),
  })),
  panel('Notificações', NotificationsPanel, (texts) => ({
    'GET /tickets': list(
      'tickets',
      texts.map((text, index) => hostileTicket(text, { id: index + 1, status: 'open' })),
    ),
  })),
];
