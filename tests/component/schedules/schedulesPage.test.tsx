import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { ownCalls, pass, renderPage, type } from '@tests/support/rendering/renderPage';
import { hold } from '@tests/support/hold';

const at = (day: number, hour: number, minute = 0, month = 10): string =>
  new Date(2026, month, day, hour, minute).toISOString();
const boleto = aSchedule();
const untitled = {
  ...boleto,
  id: 6,
  title: null,
  body: 'Feliz aniversário!',
  sendAt: at(10, 8),
  status: 'ERRO NO ENVIO',
};

const server = (...records: readonly object[]): FakeRoutes => ({
  'GET /schedules/': { body: { schedules: records, count: records.length, hasMore: false } },
  'GET /schedules/5': { body: boleto },
});
const open = (records: readonly object[] = [boleto, untitled], routes: FakeRoutes = {}, path = '/schedules') =>
  renderPage(SchedulesPage, { routes: { ...server(...records), ...routes }, path });
const event = (name: string | RegExp) => screen.queryByRole('button', { name });
const BOLETO = 'Juliana Prado · Boleto, Pendente, 22/11/2026 09:30';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
const now = new Date(2026, 10, 21, 14, 5);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

describe('the calendar', () => {
  it('[SCHED-02] [SCHED-05] [ROUTE-14] [FMT-01] has Portuguese labels, search, add button and a heading with the count', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Agendamentos 2$/);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^novembro de 2026$/);
    expect(screen.getByRole('textbox', { name: 'Buscar agendamentos' })).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
    expect(heads[6]).toHaveAttribute('abbr', 'sábado');
    expect(screen.getByRole('radiogroup', { name: 'Visão' })).toBeInTheDocument();
    for (const name of ['Próximo', 'Ver o dia 21/11/2026']) expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^outubro de 2026$/);
    await user.click(screen.getByRole('button', { name: 'Hoje' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^novembro de 2026$/);
    await user.click(screen.getByRole('button', { name: /Novo agendamento$/ }));
    expect(await screen.findByRole('dialog', { name: 'Agendar mensagem' })).toBeInTheDocument();
  });

  it('[SCHED-02] [SCHED-03] [SCHED-04] [SCHED-06] [SCHED-16] [FMT-01] [FMT-02] offers only month, week, agenda and day; the work-week label is Agendamentos', async () => {
    const { user } = await open([boleto, { ...untitled, body: '' }]);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Mês',
      'Semana',
      'Agenda',
      'Dia',
    ]);
    expect(screen.getAllByRole('cell')).toHaveLength(35);
    await user.click(screen.getByText('Semana'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('15/11/2026 – 21/11/2026');
    const hours = () => screen.getByRole('region', { name: 'Horários' });
    const daysShown = () =>
      within(hours())
        .getAllByRole('region')
        .map((day) => day.getAttribute('aria-label'));
    expect(daysShown()).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `${day}/11/2026`));
    expect(hours()).toHaveTextContent(/^dom 15seg 16ter 17qua 18qui 19sex 20sáb 2100:0001:00.*12:0013:00.*23:00/);
    await user.click(screen.getByText('Dia'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('sábado, 21/11/2026');
    expect(daysShown()).toEqual(['21/11/2026']);
    await user.click(screen.getByText('Mês'));
    expect(screen.getAllByRole('cell')).toHaveLength(35);
    await user.click(screen.getByText('Agenda'));
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen).toEqual([false, false, true, false]);
    expect(screen.getByRole('list', { name: 'Agenda' })).toHaveTextContent(
      /^ter, 10\/11\/202608:0010\/11\/2026 08:00Juliana PradoErro no enviodom, 22\/11\/202609:30BoletoJuliana PradoPendente$/,
    );
    expect(screen.getByRole('heading', { name: /^Agendamentos/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(screen.getByText('Nenhum agendamento neste período')).toBeVisible();
  });

  it.each([
    { width: 719, weeks: 'a list', lists: 1 },
    { width: 720, weeks: 'seven columns', lists: 0 },
  ])('[SCHED-03] in a window of $width px the week is $weeks', async ({ width, lists }) => {
    window.innerWidth = width;
    try {
      const { user } = await open([{ ...boleto, sendAt: at(21, 14, 3) }]);
      await user.click(screen.getByText('Semana'));
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('15/11/2026 – 21/11/2026');
      expect(screen.queryAllByRole('list', { name: 'Agenda' })).toHaveLength(lists);
    } finally {
      window.innerWidth = 1_024;
    }
  });

  it('[SCHED-06] [SCHED-09] [SCHED-16] [FMT-02] [FMT-03] events show title, or 50 characters of the body when no title is stored, status and date', async () => {
    const body = 'Lembrete: o boleto vence amanhã, dia 22, e pode ser pago em qualquer banco.';
    const late = { ...boleto, id: 7, title: ' ', body, sendAt: at(21, 14, 3) };
    const queued = { ...boleto, id: 8, sendAt: at(23, 9), status: 'AGENDADA' };
    const sent = { ...boleto, id: 9, sendAt: at(20, 9), status: 'ENVIADA', sentAt: at(20, 9) };
    const { user } = await open([boleto, untitled, late, queued, sent]);
    expect(event(BOLETO)).toHaveTextContent(/^09:30\s?Juliana Prado · Boleto$/);
    const failed = 'Juliana Prado · Feliz aniversário!, Erro no envio, 10/11/2026 08:00';
    expect(event(failed)).toHaveTextContent(/^08:00\s?Juliana Prado · Feliz aniversário!$/);
    for (const label of [BOLETO, failed]) expect(event(label)).toHaveAttribute('title', label);
    // The status by sight: a colour and a sign, of which there are three.
    const shown = [BOLETO, failed, / e pode se…, Atrasada/, /Boleto, Agendada, 23/, /Boleto, Enviada, 20/].map(event);
    const colours = shown.map((one) => /pending|error|late|scheduled|sent/.exec(one?.className ?? '')?.[0]);
    expect(colours).toEqual(['pending', 'error', 'late', 'scheduled', 'sent']);
    const signs = shown.map((one) => one?.querySelector('path')?.outerHTML);
    expect(signs.map((sign) => signs.indexOf(sign))).toEqual([0, 1, 1, 0, 4]);
    await user.click(screen.getByText('Agenda'));
    expect(screen.getByRole('list', { name: 'Agenda' })).toHaveTextContent('08:00Feliz aniversário!Juliana Prado');
  });

  it('[SCHED-06] [FMT-03] an event with neither title nor body shows its date', async () => {
    await open([{ ...untitled, body: '' }]);
    expect(event(/^Juliana Prado · 10\/11\/2026 08:00, /)).toBeInTheDocument();
  });

  it('[SCHED-06] [SCHED-15] a waiting event whose time has passed is marked', async () => {
    await open([{ ...boleto, sendAt: at(21, 14, 3) }]);
    expect(event('Juliana Prado · Boleto, Atrasada, 21/11/2026 14:03')).toBeInTheDocument();
    expect(event('Juliana Prado · Boleto, Pendente, 21/11/2026 14:03')).not.toBeInTheDocument();
  });

  it('[SCHED-02] instructions for dragging an event are in Portuguese', async () => {
    await open();
    expect(document.body).toHaveTextContent('Com o mouse, arraste para outro dia.');
    expect(document.body).not.toHaveTextContent('To pick up a draggable item');
  });

  it('[SCHED-07] [CALL-83] a click on an event opens the edit dialog', async () => {
    // The answer is newer than the list.
    const changed = { ...boleto, title: 'Boleto de dezembro' };
    const { user, calls } = await open(undefined, { 'GET /schedules/5': { body: changed } });
    await user.click(event(BOLETO)!);
    expect(await screen.findByRole('dialog', { name: 'Editar agendamento Pendente' })).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveValue('Boleto de dezembro');
    expect(calls).toContain('GET /schedules/5');
  });

  it.each([
    ['that failed', { status: 'ERRO NO ENVIO' }, 'Editar agendamento Erro no envio'],
    ['that is late', {}, 'Editar agendamento Atrasada'],
    ['that was sent', { status: 'ENVIADA', sentAt: at(10, 8) }, 'Agendamento Enviada'],
  ])('[SCHED-07] [CALL-83] so does an event %s', async (_, facts, title) => {
    const past = { ...boleto, sendAt: at(10, 8), ...facts };
    const { user } = await open([past], { 'GET /schedules/5': { body: past } });
    await user.click(event(/Boleto/)!);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it.each([
    ['Semana', 'Juliana Prado · Boleto, Pendente, 21/11/2026 16:00'],
    // The day stands above its events.
    ['Agenda', /^16:00\s?Boleto\s?Juliana Prado\s?Pendente$/],
    ['Dia', 'Juliana Prado · Boleto, Pendente, 21/11/2026 16:00'],
  ])(
    '[FMT-02] [FMT-03] [SCHED-06] [SCHED-07] [CALL-83] in the view %s too an event has status and time, and a click on it opens the edit dialog',
    async (view, name) => {
      const { user, calls } = await open([{ ...boleto, sendAt: at(21, 16) }]);
      await user.click(screen.getByText(view));
      await user.click(event(name)!);
      expect(await screen.findByRole('dialog', { name: 'Editar agendamento Pendente' })).toBeInTheDocument();
      expect(calls).toContain('GET /schedules/5');
    },
  );

  it('[SCHED-07] [CALL-83] an event for which its day has no room opens from the list of that day, which closes', async () => {
    const others = [6, 7, 8].map((id) => ({ ...boleto, id, title: `Outro ${id}`, sendAt: at(22, 8, id) }));
    const { user, calls } = await open([...others, boleto]);
    expect(event(BOLETO)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'mais 2' }));
    await user.click(await screen.findByRole('button', { name: BOLETO }));
    expect(await screen.findByRole('dialog', { name: 'Editar agendamento Pendente' })).toBeInTheDocument();
    expect(calls).toContain('GET /schedules/5');
    expect(screen.getByText('mais 2')).toHaveAttribute('aria-expanded', 'false');
  });

  it('[SCHED-05] [CALL-81] [LIST-01] [LIST-04] loads all pages, and searches 500 ms after the last key', async () => {
    // Without a total: `hasMore` alone says whether there is another page.
    const { asked, route } = createRecordedRoute(
      { body: { schedules: [boleto], hasMore: true } },
      { body: { schedules: [untitled], hasMore: true } },
      { body: { schedules: [{ ...boleto, id: 7, title: 'Terceira' }], hasMore: false } },
      { body: { schedules: [boleto], hasMore: false } },
    );
    await open([], { 'GET /schedules/': route });
    await screen.findByRole('button', { name: /Terceira/ });
    for (const name of [/Feliz/, BOLETO]) expect(event(name)).toBeInTheDocument();
    vi.useFakeTimers({ now });
    type('Buscar agendamentos', 'bo');
    await pass(300);
    type('Buscar agendamentos', 'bol');
    await pass(499);
    expect(asked).toHaveLength(3);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual([
      { searchParam: '', pageNumber: 1 },
      { searchParam: '', pageNumber: 2 },
      { searchParam: '', pageNumber: 3 },
      { searchParam: 'bol', pageNumber: 1 },
    ]);
    expect(event(/Feliz/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Agendamentos 1$/);
  });

  it('[FMT-01] [SCHED-05] [CALL-81] what a search finds in other months is listed, and a search without results can be cleared', async () => {
    const later = { ...boleto, id: 7, title: 'Natal', sendAt: at(24, 9, 30, 11) };
    const found = ({ params }: { readonly params?: object }) => {
      const { searchParam: text } = params as { searchParam: string };
      const schedules = [boleto, later].filter(({ title }) => title?.toLowerCase().includes(text));
      return { body: { schedules, hasMore: false } };
    };
    const { user } = await open([], { 'GET /schedules/': found });
    vi.useFakeTimers({ now });
    type('Buscar agendamentos', 'natal');
    await pass(600);
    const listed = within(screen.getByRole('list', { name: 'Agenda' }));
    expect(listed.getByRole('heading')).toHaveTextContent('qui, 24/12/2026');
    type('Buscar agendamentos', 'páscoa');
    await pass(600);
    expect(screen.getByText('Nada encontrado para “páscoa”')).toBeInTheDocument();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await vi.waitFor(() => expect(event(BOLETO)).toBeInTheDocument());
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar agendamentos' })).toHaveFocus());
  });

  it('[LIST-01] another date range is loaded at once, and the shown events stay meanwhile', async () => {
    const { asked, route } = createRecordedRoute({ body: { schedules: [boleto], count: 1, hasMore: false } });
    const { user } = await open([], { 'GET /schedules/': route });
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^dezembro de 2026$/);
    expect(asked).toHaveLength(2);
    expect(event(BOLETO)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hoje' }));
    expect(event(BOLETO)).toBeInTheDocument();
  });

  it('[SCHED-05] [SCHED-21] [RT-21] [LIST-07] follows the live events', async () => {
    const { store, calls } = await open([]);
    const before = ownCalls(calls).length;
    for (const name of ['schedule', 'company-1-schedule', 'company1-schedule'])
      expect(eventNames(1, 10).get(name)).toBe('schedule');
    // As servers send it: the event without a company in its name tells of every company.
    const live = (payload: object) =>
      act(async () => {
        const change = parseEvent('schedule', payload, 1);
        if (change) store.dispatch(serverEvents.schedule(change));
      });
    const schedule = { ...boleto, companyId: 1 };
    await live({ action: 'create', schedule });
    expect(event(BOLETO)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Agendamentos 1$/);
    await live({ action: 'update', schedule: { ...schedule, sendAt: at(23, 10) } });
    expect(event('Juliana Prado · Boleto, Pendente, 23/11/2026 10:00')).toBeInTheDocument();
    expect(event(BOLETO)).not.toBeInTheDocument();
    await live({ action: 'create', schedule: { ...schedule, id: 8, title: 'De outra empresa', companyId: 2 } });
    await live({ action: 'update', schedule: { ...schedule, id: 9, title: 'Fatura' } });
    expect([/De outra empresa/, /Fatura/].map((name) => event(name) !== null)).toEqual([false, true]);
    await live({ action: 'delete', scheduleId: '5' });
    expect(event(/Boleto/)).not.toBeInTheDocument();
    expect(ownCalls(calls)).toHaveLength(before);
  });

  it('[SCHED-21] [CALL-83] a new one is read for its contact, which its event lacks: once, and only while the calendar is on screen', async () => {
    vi.useFakeTimers({ now });
    const { store, calls, unmount } = await open([]);
    const { contact: _left, ...record } = { ...boleto, companyId: 1 };
    const create = () => act(async () => void store.dispatch(serverEvents.schedule({ action: 'create', record })));
    await create();
    expect(event('Boleto, Pendente, 22/11/2026 09:30')).toBeInTheDocument();
    await create();
    await pass(500);
    expect(event(BOLETO)).toBeInTheDocument();
    await create();
    await pass(500);
    const reads = () => calls.filter((call) => call === 'GET /schedules/5');
    expect(reads()).toHaveLength(1);
    unmount();
    store.dispatch(serverEvents.schedule({ action: 'create', record: { ...record, id: 6 } }));
    await pass(500);
    expect(calls).not.toContain('GET /schedules/6');
  });

  it('[SCHED-02] [FMT-01] a day with more than three events shows two, and all of them on request', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => ({ ...boleto, id, title: `Lembrete ${id}`, sendAt: at(22, 8 + id) }));
    const { user } = await open(many);
    expect(screen.getAllByRole('button', { name: /Lembrete/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'mais 3' }));
    const all = await screen.findByRole('tooltip');
    expect(all).toHaveTextContent(/^22\/11\/2026/);
    expect(within(all).getAllByRole('button', { name: /Lembrete/ })).toHaveLength(5);
  });

  it('[SCHED-06] a message that is due is read again after a minute, since there is no event', async () => {
    const due = { ...boleto, sendAt: at(21, 14, 5) };
    const { route } = createRecordedRoute(
      { body: { schedules: [due], count: 1, hasMore: false } },
      { body: { schedules: [{ ...due, status: 'ENVIADA', sentAt: at(21, 14, 5) }], count: 1, hasMore: false } },
    );
    vi.useFakeTimers({ now });
    await open([], { 'GET /schedules/': route });
    expect(event(/Boleto, Pendente/)).toBeInTheDocument();
    await pass(60_000);
    expect(event(/Boleto, Enviada/)).toBeInTheDocument();
  });

  it('[LIST-06] says that the scheduled messages could not be loaded', async () => {
    await open([], { 'GET /schedules/': { status: 500, body: {} } });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it('[SCHED-05] [LIST-06] [CALL-81] a part that could not be loaded is told above the calendar, keeps what was there, and is tried again', async () => {
    const broken: FakeAnswer = { status: 502, body: {} };
    const further: FakeAnswer[] = [broken, { body: { schedules: [untitled], hasMore: false } }, broken];
    const { user } = await open([], {
      'GET /schedules/': ({ params }) =>
        params?.['pageNumber'] === 1 ? { body: { schedules: [boleto], hasMore: true } } : (further.shift() ?? broken),
    });
    const notice = () => screen.queryByText('Não foi possível carregar a lista de registros');
    const head = () => screen.getByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(notice()).toBeInTheDocument());
    expect(event(BOLETO)).toBeInTheDocument();
    // Nobody knows how many there are.
    expect(head()).toHaveTextContent(/^Agendamentos$/);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await vi.waitFor(() => expect(event(/Feliz/)).toBeInTheDocument());
    expect(head()).toHaveTextContent(/^Agendamentos 2$/);
    expect(notice()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await vi.waitFor(() => expect(notice()).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Hoje' }));
    await vi.waitFor(() => expect(further).toEqual([]));
    for (const name of [/Feliz/, BOLETO]) expect(event(name)).toBeInTheDocument();
  });
});

describe('the address', () => {
  it('[ROUTE-15] [CALL-48] with contactId opens the form of a new scheduled message for that contact', async () => {
    const contact = { id: 7, name: 'Juliana Prado', number: '5511' };
    const { asked, route } = createRecordedRoute({ body: boleto });
    const routes = { 'GET /contacts/7': { body: contact }, 'POST /schedules': route };
    const { user } = await open([], routes, '/schedules?contactId=7');
    const dialog = await screen.findByRole('dialog', { name: 'Agendar mensagem' });
    expect(dialog).toHaveTextContent('Juliana Prado');
    type('Título', 'Boleto');
    type('Mensagem', 'O boleto vence amanhã');
    await user.click(within(dialog).getByRole('button', { name: /Salvar$/ }));
    await vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ contactId: 7 }));
  });

  it('[ROUTE-15] [CALL-48] with a contact that cannot be read calls it unavailable, not by its number', async () => {
    await open([], { 'GET /contacts/7': { status: 500, body: {} } }, '/schedules?contactId=7');
    expect(await within(await screen.findByRole('dialog')).findByText('(indisponível)')).toBeInTheDocument();
  });

  it.each([
    ['after the page was left', (app: Awaited<ReturnType<typeof open>>) => app.unmount()],
    [
      'while another dialog is open',
      ({ store }: Awaited<ReturnType<typeof open>>) =>
        act(() => void store.dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact: null }))),
    ],
  ])('[ROUTE-15] a contact that is read %s opens no form', async (_, meanwhile) => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const app = await open([], { 'GET /contacts/7': () => held }, '/schedules?contactId=7');
    meanwhile(app);
    const { current } = app.store.getState().dialogs;
    await act(async () => arrive({ body: { id: 7, name: 'Juliana Prado', number: '5511' } }));
    for (let turn = 0; turn < 10; turn += 1) await act(async () => {});
    expect(app.store.getState().dialogs.current).toBe(current);
  });

  it.each(
    ['', '?contactId=', '?contactId=x', '?contactId=0', '?contactId=-7', '?contactId=1.5'].map(
      (query) => `/schedules${query}`,
    ),
  )('[ROUTE-15] %s opens no dialog', async (path) => {
    const { calls, store } = await open([], {}, path);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Nothing is on its way, either.
    expect(store.getState().dialogs.current).toBeNull();
    expect(calls.filter((call) => call.startsWith('GET /contacts'))).toEqual([]);
  });
});
