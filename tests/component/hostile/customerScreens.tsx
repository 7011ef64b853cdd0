import { screen } from '@testing-library/react';
import { attendantSchema } from '@/protocol/records/dashboard';
import { contactSchema } from '@/protocol/records/contacts';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { QrDialog } from '@/features/whatsapp-connections/qr/QrDialog';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { ContactInfoDialog } from '@/features/contacts/info/ContactInfoDialog';
import { DashboardPage } from '@/features/dashboard/DashboardPage';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hostileUser } from './hostileWorld';

const close = (): void => {};
const ofText = (texts: readonly string[]): string => texts[0] ?? '';
const contactsOf = (texts: readonly string[]) =>
  texts.map((text, index) => hostileRecord(contactSchema, text, { id: index + 1, companyId: 1 }));
const connectionsOf = (texts: readonly string[]) =>
  texts.map((text, index) => hostileRecord(whatsappSchema, text, { id: index + 1, companyId: 1 }));

/** Dashboard, contacts and connections. */
export const CUSTOMER_SCREENS = [
  {
    name: 'dashboard',
    show: async (texts: readonly string[]): Promise<void> => {
      const bars = texts.map((text) => ({ nome: text, data: text, quantidade: text, total: '3' }));
      const attendants = texts.map((text, index) => hostileRecord(attendantSchema, text, { id: index + 1 }));
      await renderPage(DashboardPage, {
        user: hostileUser(ofText(texts)),
        routes: {
          'GET /dashboard': { body: { counters: { leads: 1, avgWaitTime: ofText(texts) }, attendants } },
          'GET /dashboard/ticketsUsers': { body: { data: bars } },
          'GET /dashboard/ticketsDay': { body: { data: bars } },
        },
      });
      // The report is requested a second after the page opens.
      await screen.findAllByText('Offline');
    },
  },
  {
    name: 'contacts',
    show: async (texts: readonly string[]): Promise<void> => {
      await renderPage(ContactsPage, {
        user: hostileUser(ofText(texts)),
        routes: { 'GET /contacts': { body: { contacts: contactsOf(texts), count: texts.length, hasMore: false } } },
      });
      await screen.findByRole('table');
    },
  },
  {
    name: 'contact details',
    show: async (texts: readonly string[]): Promise<void> => {
      const Both = () => (
        <>
          <ContactInfoDialog contactId={1} onClose={close} />
          <ContactInfoDialog contactId={2} onClose={close} />
        </>
      );
      // A contact without a name has an icon, and so may one with a hostile name.
      const nameless = { ...(contactsOf(texts)[0] as object), id: 2, name: '', profilePicUrl: '' };
      await renderPage(Both, {
        user: hostileUser(ofText(texts)),
        routes: { 'GET /contacts/1': { body: contactsOf(texts)[0] }, 'GET /contacts/2': { body: nameless } },
      });
      await screen.findAllByRole('dialog');
    },
  },
  {
    name: 'connections',
    show: async (texts: readonly string[]): Promise<void> => {
      await renderPage(ConnectionsPage, {
        user: hostileUser(ofText(texts)),
        routes: { 'GET /whatsapp/': { body: connectionsOf(texts) } },
      });
      await screen.findByRole('table');
    },
  },
  {
    name: 'QR code',
    show: async (texts: readonly string[]): Promise<void> => {
      const [connection] = connectionsOf(texts);
      await renderPage(() => <QrDialog connectionId={1} onClose={close} />, {
        user: hostileUser(ofText(texts)),
        routes: { 'GET /whatsapp/': { body: [connection] }, 'GET /whatsapp/1': { body: connection } },
      });
      await screen.findByRole('dialog');
    },
  },
];
