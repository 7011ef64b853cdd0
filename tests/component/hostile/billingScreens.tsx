import type { ComponentType } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { companySchema } from '@/protocol/records/companies';
import { helpSchema } from '@/protocol/records/helps';
import { invoiceSchema } from '@/protocol/records/invoices';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';
import type { Schema } from '@/protocol/parse';
import { InvoicesPage } from '@/features/finance/InvoicesPage';
import { HelpsPage } from '@/features/helps/HelpsPage';
import { MessagesApiPage } from '@/features/messages-api/MessagesApiPage';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { HoursTab } from '@/features/settings/hours/HoursTab';
import { OptionsTab } from '@/features/settings/options/OptionsTab';
import { SubscriptionPage } from '@/features/subscription/SubscriptionPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hostileUser } from './hostileWorld';

type Texts = readonly string[];

/** One record for each text, with the text in every field. */
const recordsOf = <Value extends object>(schema: Schema<Value>, texts: Texts): Value[] =>
  texts.map((text, index) => hostileRecord(schema, text, { id: index + 1, companyId: 1 }));

const page = (
  name: string,
  Page: ComponentType,
  routes: (texts: Texts) => FakeRoutes,
  shown: () => Promise<unknown>,
) => ({
  name,
  show: async (texts: Texts): Promise<void> => {
    await renderPage(Page, { routes: routes(texts), user: hostileUser(texts[0] ?? '') });
    await shown();
  },
});

const table = () => screen.findByRole('table');

/** A video with a picture and a player, so that both are normal parts of the page; the player shows all texts at once. */
const playable = (texts: Texts) => {
  const all = texts.join(' ');
  return { id: 9_999, title: all, description: all, video: 'abc' };
};

/** Settings, helps, invoices, subscription and messages API. */
export const BILLING_SCREENS = [
  page('helps of the settings', HelpsTab, (texts) => ({ 'GET /helps': { body: recordsOf(helpSchema, texts) } }), table),
  page(
    'help gallery and player',
    HelpsPage,
    (texts) => ({ 'GET /helps/list': { body: [...recordsOf(helpSchema, texts), playable(texts)] } }),
    async () => {
      await screen.findAllByRole('listitem');
      const picture = document.querySelector('img[src*="/vi/abc/"]');
      fireEvent.click(picture!.closest('button')!);
      await screen.findByRole('dialog');
    },
  ),
  page(
    'invoices',
    InvoicesPage,
    (texts) => ({ 'GET /invoices/all': { body: recordsOf(invoiceSchema, texts) } }),
    table,
  ),
  page(
    'options',
    OptionsTab,
    (texts) => ({
      'GET /settings/': {
        body: ['userRating', 'chatBotType', 'asaas'].flatMap((key, place) =>
          texts.slice(place).map((value) => ({ key, value })),
        ),
      },
    }),
    () => screen.findAllByRole('combobox'),
  ),
  page(
    'opening hours',
    HoursTab,
    (texts) => ({
      'GET /companies/1': {
        body: {
          ...recordsOf(companySchema, texts)[0],
          schedules: texts.map((text) => ({ weekday: text, weekdayEn: text, startTime: text, endTime: text })),
        },
      },
    }),
    () => screen.findAllByRole('textbox'),
  ),
  page(
    'subscription',
    SubscriptionPage,
    (texts) => ({ 'GET /companies/1': { body: recordsOf(companySchema, texts)[0] } }),
    () => screen.findByRole('textbox'),
  ),
  page(
    'messages API',
    MessagesApiPage,
    (texts) => ({ 'GET /whatsapp/': { body: recordsOf(whatsappSchema, texts) } }),
    () => screen.findAllByRole('textbox'),
  ),
];
