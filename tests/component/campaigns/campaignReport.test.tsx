import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCampaignReport } from '@/entities/company/campaignReport/campaignReportSlice';
import { CampaignReportPage } from '@/features/campaigns/report/CampaignReportPage';
import { dayAndTime } from '@/lib/moments';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { pass, renderPage } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';
import { natal } from './campaignWorld';

const MOMENT = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T15:30:00.000Z';
const contacts = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `C${id}`, number: '1', isWhatsappValid: id < 4 }));
/** Each number differs: those delivered, asked to confirm and confirmed, and the valid contacts. */
const shipping = [
  { id: 1, campaignId: 1, deliveredAt: MOMENT, confirmationRequestedAt: MOMENT, confirmedAt: MOMENT },
  { id: 2, campaignId: 1, deliveredAt: MOMENT, confirmationRequestedAt: MOMENT, confirmedAt: null },
  { id: 3, campaignId: 1, deliveredAt: null, confirmationRequestedAt: MOMENT, confirmedAt: null },
  { id: 4, campaignId: 1, deliveredAt: null, confirmationRequestedAt: MOMENT, confirmedAt: null },
  { id: 5, campaignId: 1, deliveredAt: null, confirmationRequestedAt: null, confirmedAt: null },
];
const running = {
  ...natal,
  status: 'EM_ANDAMENTO',
  scheduledAt: MOMENT,
  contactList: { id: 3, name: 'Clientes VIP', contacts },
  shipping,
};

const Page = () => (
  <>
    <Link to="/campaign/2/report">Outra</Link>
    <Routes>
      <Route path="/campaign/:campaignId/report" element={<CampaignReportPage />} />
    </Routes>
  </>
);
const open = async (...answers: readonly FakeAnswer[]) => {
  const { asked, route } = createRecordedRoute(...answers);
  const app = await renderPage(Page, { routes: { 'GET /campaigns/1': route }, path: '/campaign/1/report' });
  return { ...app, asked };
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const change = (store: Awaited<ReturnType<typeof open>>['store'], facts: object) =>
  act(async () => {
    const record = { id: 1, name: 'Campanha Natal', ...facts };
    store.dispatch(serverEvents.campaign({ action: 'update', record }));
  });

afterEach(() => vi.useRealTimers());

describe('the report of a campaign', () => {
  it('[CREP-01] [CREP-02] [CREP-03] [CREP-04] [CREP-07] [CALL-89] [FMT-03] shows title, share, counts and facts', async () => {
    const { calls } = await open({ body: running });
    expect(calls).toContain('GET /campaigns/1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relatório da Campanha Natal');
    expect(screen.getByText('Em Andamento')).toBeInTheDocument();
    expect(screen.getByText('2 de 3 entregues')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    expect(screen.getByText('67%')).toBeVisible();
    expect(card('Contatos válidos').getByText('3')).toBeInTheDocument();
    expect(card('Entregues').getByText('2')).toBeInTheDocument();
    expect(card('Conexão').getByText('Vendas Online')).toBeInTheDocument();
    expect(card('Lista de contatos').getByText('Clientes VIP')).toBeInTheDocument();
    expect(card('Agendamento').getByText(dayAndTime(MOMENT))).toBeInTheDocument();
    expect(card('Conclusão').getByText('Não concluída')).toBeInTheDocument();
  });

  it('[CREP-02] [CREP-03] shows that no contact is valid as a number too, and no share of none', async () => {
    const invalid = contacts.map((contact) => ({ ...contact, isWhatsappValid: false }));
    await open({ body: { ...running, contactList: { ...running.contactList, contacts: invalid } } });
    expect(card('Contatos válidos').getByText('0')).toBeInTheDocument();
    expect(screen.getByText('2 de 0 entregues')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  it('[CREP-02] [CAMP-04] shows each status by word, colour and sign', async () => {
    const { store } = await open({ body: running });
    const signs = new Set<string | undefined>();
    for (const [status, word, tone] of [
      ['INATIVA', 'Inativa', 'neutral'],
      ['PROGRAMADA', 'Programada', 'info'],
      ['EM_ANDAMENTO', 'Em Andamento', 'warning'],
      ['CANCELADA', 'Cancelada', 'danger'],
      ['FINALIZADA', 'Finalizada', 'success'],
    ] as const) {
      await change(store, { status });
      const shown = screen.getByText(word);
      expect([word, shown.style.color]).toEqual([word, `var(--${tone})`]);
      signs.add(shown.querySelector('svg')?.innerHTML);
    }
    expect(signs.size).toBe(5);
  });

  it('[CREP-05] [CREP-06] [CREP-07] [FMT-03] has confirmation cards only while confirmation is on', async () => {
    await open({ body: { ...running, confirmation: true, completedAt: LATER } });
    expect(card('Conclusão').getByText(dayAndTime(LATER))).toBeInTheDocument();
    expect(card('Confirmações solicitadas').getByText('4')).toBeInTheDocument();
    expect(card('Confirmações').getByText('1')).toBeInTheDocument();
  });

  it('[CREP-05] [CREP-06] both cards show 0 where the server names no confirmation', async () => {
    const bare = shipping.map(({ id, deliveredAt }) => ({ id, deliveredAt }));
    await open({ body: { ...running, confirmation: true, shipping: bare } });
    for (const name of ['Confirmações solicitadas', 'Confirmações']) expect(card(name).getByText('0')).toBeVisible();
  });

  it('[CREP-05] [CREP-06] a server that only marks who has confirmed is counted by its marks', async () => {
    const marked = shipping.map(({ id, deliveredAt }) => ({ id, deliveredAt, confirmation: id < 4 }));
    await open({ body: { ...running, confirmation: true, shipping: marked } });
    expect(card('Confirmações solicitadas').getByText('0')).toBeVisible();
    expect(card('Confirmações').getByText('3')).toBeVisible();
  });

  it.each([false, null, undefined])(
    '[CREP-05] has no confirmation card while confirmation is %s',
    async (confirmation) => {
      await open({ body: { ...running, confirmation } });
      expect(screen.queryByText('Confirmações solicitadas')).not.toBeInTheDocument();
      expect(screen.queryByText('Confirmações')).not.toBeInTheDocument();
    },
  );

  it('[CREP-07] names what is missing in each card', async () => {
    await open({ body: { ...running, whatsapp: null, contactList: null, scheduledAt: null } });
    expect(card('Conexão').getByText('Não definido')).toBeInTheDocument();
    expect(card('Lista de contatos').getByText('Não definida')).toBeInTheDocument();
    expect(card('Agendamento').getByText('Sem agendamento')).toBeInTheDocument();
  });

  it('[CREP-08] [RT-21] a live update changes the numbers without a call, and one without shipping keeps them', async () => {
    const { store, asked } = await open({ body: running });
    await change(store, {
      shipping: [
        { id: 1, deliveredAt: MOMENT },
        { id: 2, deliveredAt: MOMENT },
        { id: 3, deliveredAt: MOMENT },
      ],
    });
    expect(screen.getByText('3 de 3 entregues')).toBeInTheDocument();
    await change(store, { status: 'CANCELADA', contactList: { id: 3, name: 'Clientes VIP' } });
    expect(screen.getByText('3 de 3 entregues')).toBeInTheDocument();
    expect(screen.getByText('Cancelada')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('[CREP-08] an update that ends the campaign reloads it after 5000 ms, not at 4999; other campaigns are ignored', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const delivered = shipping.map((one) => ({ ...one, deliveredAt: MOMENT })).slice(0, 3);
    const finished = { ...running, status: 'FINALIZADA', completedAt: MOMENT, shipping: delivered };
    const { store, asked } = await open({ body: running }, { body: finished });
    await pass(0);
    await act(async () => {
      store.dispatch(serverEvents.campaign({ action: 'update', record: { id: 9, name: 'X', status: 'FINALIZADA' } }));
    });
    await pass(6_000);
    expect(asked).toHaveLength(1);
    await change(store, { status: 'FINALIZADA' });
    expect(screen.getByText('Finalizada')).toBeInTheDocument();
    await pass(3_000);
    // Neither puts it off nor takes its place.
    await change(store, {});
    await pass(1_999);
    expect(asked).toHaveLength(1);
    // The update itself lacks the last delivery.
    expect(screen.getByText('2 de 3 entregues')).toBeInTheDocument();
    await pass(1);
    expect(asked).toHaveLength(2);
    expect(screen.getByText('3 de 3 entregues')).toBeInTheDocument();
    expect(screen.getByText('100%')).toBeInTheDocument();
    expect(card('Conclusão').getByText(dayAndTime(MOMENT))).toBeInTheDocument();
    // Updates of a campaign that is not finished are no reason to read it again.
    for (const status of ['EM_ANDAMENTO', 'CANCELADA', 'PROGRAMADA', 'INATIVA', undefined]) {
      await change(store, status === undefined ? {} : { status });
      await pass(6_000);
    }
    expect(asked).toHaveLength(2);
    // It was restarted, and ends again.
    await change(store, { status: 'FINALIZADA' });
    await pass(5_000);
    expect(asked).toHaveLength(3);
  });

  it('[CREP-08] an update that ends the campaign while the report is still being read reloads it too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const { held, release: answer } = hold<FakeAnswer>();
    const delivered = shipping.map((one) => ({ ...one, deliveredAt: MOMENT })).slice(0, 3);
    const answers = [held, { body: { ...running, status: 'FINALIZADA', shipping: delivered } }];
    const routes = { 'GET /campaigns/1': () => answers.shift() ?? {} };
    const { store } = await renderPage(Page, { routes, path: '/campaign/1/report' });
    await change(store, { status: 'FINALIZADA' });
    // Older than the update.
    await act(async () => answer({ body: running }));
    await pass(4_999);
    expect(screen.getByText('2 de 3 entregues')).toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('3 de 3 entregues')).toBeInTheDocument();
  });

  it.each(['first', 'second'])(
    '[CREP-01] [CREP-08] a change that comes during the %s reading stays',
    async (reading) => {
      const { held, release: answer } = hold<FakeAnswer>();
      const answers = reading === 'first' ? [held] : [{ body: running }, held];
      const routes = { 'GET /campaigns/1': () => answers.shift() ?? {} };
      const { store } = await renderPage(Page, { routes, path: '/campaign/1/report' });
      if (reading === 'second') await act(async () => void store.dispatch(loadCampaignReport(1)));
      await change(store, { name: 'Natal de novo', status: 'CANCELADA' });
      // Older than the change, and whole, which the change is not.
      await act(async () => answer({ body: running }));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relatório da Natal de novo');
      expect(screen.getByText('Cancelada')).toBeInTheDocument();
      expect(screen.getByText('2 de 3 entregues')).toBeInTheDocument();
      // What is read later is newer.
      answers.push({ body: { ...running, status: 'EM_ANDAMENTO' } });
      await act(async () => void store.dispatch(loadCampaignReport(1)));
      expect(screen.getByText('Em Andamento')).toBeInTheDocument();
    },
  );

  it('[CREP-01] [CREP-04] [CALL-89] another campaign is read for a report of its own', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const routes = { 'GET /campaigns/1': { body: running }, 'GET /campaigns/2': () => held };
    const { user } = await renderPage(Page, { routes, path: '/campaign/1/report' });
    await user.click(screen.getByRole('link', { name: 'Outra' }));
    expect(screen.queryByText('2 de 3 entregues')).not.toBeInTheDocument();
    await act(async () => answer({ body: { ...running, id: 2, name: 'Páscoa', shipping: [] } }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relatório da Páscoa');
    expect(screen.getByText('0 de 3 entregues')).toBeInTheDocument();
    expect(card('Entregues').getByText('0')).toBeInTheDocument();
  });

  it('[CREP-08] a campaign that has just ended is not read again once its report was left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const { asked, route } = createRecordedRoute({ body: running });
    const routes = { 'GET /campaigns/1': route, 'GET /campaigns/2': { body: { ...running, id: 2, name: 'Páscoa' } } };
    const { store } = await renderPage(Page, { routes, path: '/campaign/1/report' });
    await pass(0);
    await change(store, { status: 'FINALIZADA' });
    fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
    await pass(6_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relatório da Páscoa');
    expect(asked).toHaveLength(1);
  });

  it.each<FakeAnswer>([{ status: 404, body: { error: 'ERR_NO_TICKETNOTE_FOUND' } }, { body: { id: 'nobody' } }])(
    '[CREP-01] [CALL-89] a report that cannot be loaded, or not be read, says so: %j',
    async (answer) => {
      await open(answer);
      expect(screen.getByText('Não foi possível carregar o relatório')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    },
  );
});
