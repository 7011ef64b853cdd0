import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { declarationsOf } from '@tests/support/rendering/declarationsOf';
import { drawn } from '@tests/support/rendering/drawn';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderSignedIn } from '../app/signedIn';
import { hold } from '@tests/support/hold';

const report = {
  counters: {
    supportHappening: 34,
    supportPending: 17,
    supportFinished: 1286,
    leads: 213,
    avgSupportTime: 125,
    avgWaitTime: null,
  },
  attendants: [
    { id: 1, name: 'Mariana Azevedo', online: true, rating: 4.64, tickets: 9, avgSupportTime: 18 },
    { id: 2, name: 'Diego Martins', online: false, rating: 2, tickets: 3, avgSupportTime: 21.4 },
    { id: 3, name: 'Camila Torres', online: null, rating: 0, tickets: 0, avgSupportTime: 0 },
    { id: 4, name: 'Otto Reis', online: false, rating: 1.2, tickets: 1, avgSupportTime: 5 },
  ],
};
const users = [
  { nome: 'Diego', quantidade: '2' },
  { nome: 'Mariana', quantidade: '11' },
  { nome: 'Otto', quantidade: 0 },
];
const days = [
  { data: '01/12/2026', total: '4' },
  { data: '20/11/2026', total: '71' },
];
const server: FakeRoutes = {
  'GET /dashboard': { body: report },
  'GET /dashboard/ticketsUsers': { body: { data: users } },
  'GET /dashboard/ticketsDay': { body: { data: days, count: 75 } },
};

const open = async (routes: FakeRoutes = {}) => {
  const app = await renderSignedIn({ path: '/', user: { profile: 'admin' }, routes: { ...server, ...routes } });
  await drawn(() => screen.getByRole('heading', { name: 'Dashboard' }));
  return app;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const filterButton = () => screen.getByRole('button', { name: 'Filtrar' });
const counter = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownDay = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const chart = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;

beforeAll(() => import('@/features/dashboard/DashboardPage'));
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00') }));
afterEach(() => vi.useRealTimers());

describe('the charts of an app that stays open past midnight', () => {
  it('[DASH-13] [DASH-14] [DASH-15] [CALL-64] [CALL-65] go on to the new day, unless their days were chosen', async () => {
    const byDay = createRecordedRoute({ body: { data: days, count: 75 } });
    const byUser = createRecordedRoute({ body: { data: users } });
    await open({ 'GET /dashboard/ticketsDay': byDay.route, 'GET /dashboard/ticketsUsers': byUser.route });
    await drawn(() => expect(byDay.asked).toHaveLength(1));
    choose('Atendimentos por atendente: data inicial', '10/11/2026');
    await pass(500);
    await drawn(() => expect(byUser.asked).toHaveLength(2));
    vi.setSystemTime(new Date('2026-11-22T00:00:30'));
    await pass(60_000);
    await pass(500);
    await drawn(() => expect(byDay.asked).toHaveLength(2));
    expect(byDay.asked[1]?.query).toMatchObject({ initialDate: '2026-11-01', finalDate: '2026-11-22' });
    expect(byUser.asked.at(-1)?.query).toMatchObject({ initialDate: '2026-11-10', finalDate: '2026-11-21' });
  });
});

describe('the filter of an app that stays open past midnight', () => {
  it('[DASH-04] [DASH-06] [CALL-63] goes on to the new day, unless its days were chosen', async () => {
    const asked = createRecordedRoute({ body: report });
    await open({ 'GET /dashboard': asked.route });
    await pass(1_000);
    vi.setSystemTime(new Date('2026-11-22T00:00:30'));
    await pass(60_000);
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked).toHaveLength(2));
    expect(asked.asked[1]?.query).toMatchObject({ date_from: '2026-11-01', date_to: '2026-11-22' });
    choose('Data final', '10/11/2026');
    vi.setSystemTime(new Date('2026-11-23T00:00:30'));
    await pass(60_000);
    expect(screen.getByLabelText('Data final')).toHaveValue('10/11/2026');
  });
});

describe('the filter of the dashboard', () => {
  it('[DASH-07] [DASH-06] [DASH-04] [CALL-63] [LIST-05] [FMT-01] runs automatically 1 second after loading, from the first of the month to today', async () => {
    const asked = createRecordedRoute({ body: report });
    await open({ 'GET /dashboard': asked.route });
    await pass(999);
    expect(asked.asked).toEqual([]);
    await pass(1);
    expect(asked.asked.map(({ query }) => query)).toEqual([{ date_from: '2026-11-01', date_to: '2026-11-21' }]);
    expect(['Data inicial', 'Data final'].map(shownDay)).toEqual(['01/11/2026', '21/11/2026']);
    await pass(3_000);
    expect(asked.asked).toHaveLength(1);
    choose('Data inicial', '23/10/2026');
    await pass(1_000);
    expect(asked.asked).toHaveLength(1);
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked).toHaveLength(2));
    expect(asked.asked[1]?.query).toEqual({ date_from: '2026-10-23', date_to: '2026-11-21' });
    choose('Data final', '31/10/2026');
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked).toHaveLength(3));
    expect(asked.asked[2]?.query).toEqual({ date_from: '2026-10-23', date_to: '2026-10-31' });
    // The numbers of the same days may have changed meanwhile.
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked).toHaveLength(4));
    expect(asked.asked[3]).toEqual(asked.asked[2]);
  });

  it('[DASH-03] [DASH-05] [DASH-06] [DASH-07] [DASH-08] [CALL-63] sends days for a period, and is refused without a call when nothing is chosen', async () => {
    const asked = createRecordedRoute({ body: report });
    const { calls, store } = await open({ 'GET /dashboard': asked.route });
    const pick = async (select: string, option: string) => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: select }));
      fireEvent.click(await drawn(() => screen.getByText(option, { selector: '.ant-select-item-option-content' })));
    };
    const expectDates = () => {
      expect(screen.getByLabelText('Data inicial')).toBeInTheDocument();
      expect(screen.getByLabelText('Data final')).toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Período' })).not.toBeInTheDocument();
    };
    const chosen = () => [...document.querySelectorAll('form .ant-select')].map(({ textContent }) => textContent);
    expectDates();
    expect(chosen()).toEqual(['Por data']);
    await pick('Tipo de filtro', 'Por período');
    await drawn(() => expect(screen.getByRole('combobox', { name: 'Período' })).toBeInTheDocument());
    expect(chosen()).toEqual(['Por período', 'Nenhum']);
    for (const name of ['Data inicial', 'Data final']) expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    fireEvent.click(filterButton());
    await drawn(() => expect(screen.getByText('Parametrize o filtro')).toBeInTheDocument());
    expect(calls).not.toContain('GET /dashboard');
    expect(store.getState().toasts).toMatchObject([{ kind: 'warning' }]);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Período' }));
    const last = await drawn(() => screen.getByTitle('Últimos 90 dias'));
    const offered = last.closest('.ant-select-dropdown')!.querySelectorAll('.ant-select-item-option');
    const periods = [3, 7, 15, 30, 60, 90].map((count) => `Últimos ${count} dias`);
    expect([...offered].map(({ textContent }) => textContent)).toEqual(['Nenhum', ...periods]);
    fireEvent.click(screen.getByTitle('Últimos 15 dias'));
    expect(chosen()).toEqual(['Por período', 'Últimos 15 dias']);
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked.map(({ query }) => query)).toEqual([{ days: 15 }]));
    // After the first second too: the user was faster.
    await pass(1_100);
    expect(asked.asked).toHaveLength(1);
    // No period is chosen any more, so the next run is refused too.
    await pick('Período', 'Nenhum');
    fireEvent.click(filterButton());
    await drawn(() => expect(screen.getAllByText('Parametrize o filtro')).toHaveLength(2));
    expect(asked.asked).toHaveLength(1);
    await pick('Tipo de filtro', 'Por data');
    await drawn(expectDates);
    fireEvent.click(filterButton());
    await drawn(() => expect(asked.asked).toHaveLength(2));
    expect(asked.asked[1]?.query).toEqual({ date_from: '2026-11-01', date_to: '2026-11-21' });
  });

  it('[DASH-07] [DASH-08] a filter that is still being chosen after the first second is not refused', async () => {
    const { calls } = await open();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo de filtro' }));
    fireEvent.click(
      await drawn(() => screen.getByText('Por período', { selector: '.ant-select-item-option-content' })),
    );
    await pass(1_100);
    expect(screen.queryByText('Parametrize o filtro')).not.toBeInTheDocument();
    expect(calls).not.toContain('GET /dashboard');
  });
});

describe('what the dashboard shows', () => {
  it('[DASH-01] [DASH-02] [DASH-12] [CALL-63] six counters, with times in hours and minutes', async () => {
    await open();
    await pass(1_100);
    expect(counter('Em atendimento')).toBe('34');
    expect(counter('Aguardando')).toBe('17');
    expect(counter('Finalizados')).toBe('1.286');
    expect(counter('Novos contatos')).toBe('213');
    expect(counter('Tempo de atendimento')).toBe('02 h 05 m');
    expect(counter('Tempo de espera')).toBe('–');
    expect(document.querySelectorAll('dl dt')).toHaveLength(6);
  });

  it('[DASH-01] [DASH-12] [CALL-63] each counter shows its own number, the waiting time too', async () => {
    const counters = {
      supportHappening: 0,
      supportPending: 2,
      supportFinished: 3,
      leads: 4,
      avgSupportTime: 0,
      avgWaitTime: 90.4,
    };
    await open({ 'GET /dashboard': { body: { ...report, counters } } });
    await pass(1_100);
    const shown = [...document.querySelectorAll('dl dt')].map((term) => [
      term.textContent,
      ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
    ]);
    expect(shown).toEqual([
      ['Em atendimento', '0', 'agora'],
      ['Aguardando', '2', 'agora'],
      ['Finalizados', '3', 'no período'],
      ['Novos contatos', '4', 'no período'],
      ['Tempo de atendimento', '00 h 00 m', 'em média'],
      ['Tempo de espera', '01 h 30 m', 'em média'],
    ]);
  });

  it('[DASH-01] [DASH-02] [CONT-05] [CALL-46] new contacts, counted from their list when the answer lacks them', async () => {
    const { leads: _absent, ...known } = report.counters;
    const counters = { ...known, avgSupportTime: null };
    const contacts = createRecordedRoute({ body: { contacts: [], count: '57', hasMore: false } });
    await open({ 'GET /dashboard': { body: { ...report, counters } }, 'GET /contacts': contacts.route });
    await pass(1_100);
    expect(counter('Novos contatos')).toBe('57');
    expect(counter('Tempo de atendimento')).toBe('–');
    expect(contacts.asked.map(({ query }) => query)).toEqual([
      { pageNumber: 1, dateStart: '2026-11-01', dateEnd: '2026-11-21', searchTags: undefined },
    ]);
  });

  it('[DASH-09] [DASH-10] [DASH-11] [DASH-12] [CALL-63] agents with rating stars and their meaning, time and presence', async () => {
    await open();
    await pass(1_100);
    const table = within(screen.getByRole('table', { name: 'Atendentes' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Avaliação',
      'Tempo médio de atendimento',
      'Status',
    ]);
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    const cells = row('Diego Martins').getAllByRole('cell');
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['00 h 21 m', 'Offline']);
    expect(row('Mariana Azevedo').getByText('Muito satisfeito, média 4,6')).toBeInTheDocument();
    const agents = ['Mariana Azevedo', 'Diego Martins', 'Otto Reis', 'Camila Torres'];
    const places = (name: string) => [...row(name).getAllByRole('cell')[0]!.querySelectorAll('svg')];
    const drawing = (name: string) => places(name).map((star) => (star.matches('[class*=filled]') ? '★' : '☆'));
    expect(agents.map((name) => drawing(name).join(''))).toEqual(['★★★', '★★☆', '★☆☆', '']);
    expect(declarationsOf('src/features/dashboard/Attendants.module.css', 'filled').fill).toBe('var(--star)');
    fireEvent.pointerEnter(row('Mariana Azevedo').getByText(/^Muito satisfeito/).parentElement!);
    await pass(100);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Muito satisfeito, média 4,6');
    expect(row('Mariana Azevedo').getByText('Online')).toBeInTheDocument();
    expect(row('Mariana Azevedo').getByText('00 h 18 m')).toBeInTheDocument();
    expect(row('Diego Martins').getByText('Satisfeito, média 2,0')).toBeInTheDocument();
    expect(row('Otto Reis').getByText('Insatisfeito, média 1,2')).toBeInTheDocument();
    expect(screen.getByText('1 online agora')).toBeInTheDocument();
    expect(row('Camila Torres').getByText('Sem avaliação')).toBeInTheDocument();
    // A server may not say whether somebody is there.
    expect(row('Camila Torres').getByText('Offline')).toBeInTheDocument();
  });

  it.each([
    ['fails', { status: 500, body: { error: 'x' } }],
    ['cannot be read', { body: {} }],
  ])('[DASH-06] a report that %s says so and can be tried again', async (_, broken) => {
    const answers = createRecordedRoute(broken, { body: report });
    await open({ 'GET /dashboard': answers.route });
    await pass(1_100);
    expect(screen.getByText('Não foi possível carregar o dashboard')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await pass(10);
    expect(counter('Em atendimento')).toBe('34');
  });
});

describe('the charts', () => {
  it('[DASH-13] [DASH-15] [CALL-64] [LIST-01] show conversations per user for the chosen days, highest first', async () => {
    const asked = createRecordedRoute({ body: { data: [...users, { nome: 'Otto', quantidade: 1 }] } });
    await open({ 'GET /dashboard/ticketsUsers': asked.route });
    await pass(10);
    const names = within(chart('Atendimentos por atendente')).getAllByRole('row');
    expect(names.map((row) => row.textContent)).toEqual(['Mariana11', 'Diego2', 'Otto1', 'Otto0']);
    const bars = names.map((row) => row.querySelector<HTMLElement>('[style*=width]')!.style.width);
    expect(bars.map((width) => Math.round(Number.parseFloat(width)))).toEqual([100, 18, 9, 0]);
    expect(shownDay('Atendimentos por atendente: data inicial')).toBe('01/11/2026');
    choose('Atendimentos por atendente: data inicial', '01/10/2026');
    choose('Atendimentos por atendente: data final', '31/10/2026');
    await pass(499);
    expect(asked.asked).toHaveLength(1);
    await pass(1);
    const company = { companyId: 3 };
    expect(asked.asked.map(({ query }) => query)).toEqual([
      { ...company, initialDate: '2026-11-01', finalDate: '2026-11-21' },
      { ...company, initialDate: '2026-10-01', finalDate: '2026-10-31' },
    ]);
  });

  it('[DASH-14] [DASH-15] [CALL-65] [FMT-01] show tickets per day in chronological order with their total, and per hour for a single day', async () => {
    const hours = {
      data: [
        { horario: '0', total: '1' },
        { horario: '14', total: '3' },
        { horario: '9', total: '5' },
      ],
      count: 9,
    };
    const oneDay = { data: [{ data: '20/11/2026', total: '71' }], count: 71 };
    const asked = createRecordedRoute({ body: { data: days, count: 75 } }, { body: hours }, { body: oneDay });
    await open({ 'GET /dashboard/ticketsDay': asked.route });
    await pass(10);
    const rows = (name: string) =>
      within(within(chart(name)).getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    // Days without tickets are shown too.
    const november = Array.from({ length: 21 }, (_, day) => `${String(day + 1).padStart(2, '0')}/11/2026`);
    expect(rows('Atendimentos por dia')).toEqual([
      ...november.map((day) => `${day}${day === '20/11/2026' ? 71 : 0}`),
      '01/12/20264',
    ]);
    const inSight = (name: string, part: 'label' | 'value') =>
      [...chart(name).querySelectorAll(`[class*=column] [class*=${part}]`)].map(({ textContent }) => textContent);
    expect(inSight('Atendimentos por dia', 'label')).toEqual([...november.map((day) => day.slice(0, 5)), '01/12']);
    expect(inSight('Atendimentos por dia', 'value').slice(-3)).toEqual(['71', '0', '4']);
    expect(chart('Atendimentos por dia')).toHaveTextContent('Total 75');
    choose('Atendimentos por dia: data inicial', '21/11/2026');
    await pass(510);
    expect(asked.asked[1]?.query).toEqual({ companyId: 3, initialDate: '2026-11-21', finalDate: '2026-11-21' });
    // From midnight on, which is the hour 0.
    const counted = ['1', '0', '0', '0', '0', '0', '0', '0', '0', '5', '0', '0', '0', '0', '3'];
    expect(rows('Atendimentos por hora')).toEqual(counted.map((count, hour) => `${hour} h${count}`));
    expect(inSight('Atendimentos por hora', 'label')).toEqual(counted.map((_, hour) => String(hour)));
    expect(inSight('Atendimentos por hora', 'value')).toEqual(counted);
    expect(chart('Atendimentos por hora')).toHaveTextContent('Total 9');
    // What the answer has decides, not the days that were asked for.
    choose('Atendimentos por hora: data inicial', '20/11/2026');
    choose('Atendimentos por hora: data final', '20/11/2026');
    await pass(510);
    expect(rows('Atendimentos por dia')).toEqual(['20/11/202671']);
    expect(chart('Atendimentos por dia')).toHaveTextContent('Total 71');
  });

  it('[DASH-14] shows other days once their numbers have arrived, and claims nothing about them before', async () => {
    const { held, release: arrive } = hold<FakeAnswer>();
    const answers = [Promise.resolve({ body: { data: days } }), held];
    await open({ 'GET /dashboard/ticketsDay': () => answers.shift() ?? {} });
    await pass(10);
    choose('Atendimentos por dia: data inicial', '31/10/2026');
    await pass(510);
    expect(chart('Atendimentos por dia')).toHaveTextContent('Total 75');
    const october = () => within(chart('Atendimentos por dia')).queryByRole('row', { name: /^31\/10\/2026/ });
    expect(october()).not.toBeInTheDocument();
    await act(async () => arrive({ body: { data: [{ data: '31/10/2026', total: 6 }, ...days] } }));
    await pass(10);
    expect(october()).toHaveTextContent('31/10/20266');
  });

  it('[DASH-13] [DASH-15] keeps what it shows while one of its days is empty, and asks nothing', async () => {
    const { calls } = await open();
    await pass(10);
    choose('Atendimentos por dia: data inicial', '');
    await pass(510);
    expect(chart('Atendimentos por dia')).toHaveTextContent('Total 75');
    choose('Atendimentos por atendente: data final', '');
    await pass(510);
    expect(within(chart('Atendimentos por atendente')).getAllByRole('row')).toHaveLength(3);
    expect(calls.filter((call) => call.startsWith('GET /dashboard/'))).toHaveLength(2);
  });

  it('[DASH-16] [CALL-65] [CALL-64] each shows its own failure and can be tried again', async () => {
    const failing = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
    const daysAnswers = createRecordedRoute(failing, { body: { data: days } });
    const usersAnswers = createRecordedRoute(failing, { body: { data: users } });
    await open({ 'GET /dashboard/ticketsUsers': usersAnswers.route, 'GET /dashboard/ticketsDay': daysAnswers.route });
    await pass(10);
    expect(chart('Atendimentos por atendente')).toHaveTextContent('Erro ao obter informações da conversa');
    expect(chart('Atendimentos por dia')).toHaveTextContent('Erro ao buscar informações dos tickets');
    fireEvent.click(within(chart('Atendimentos por dia')).getByRole('button', { name: 'Tentar de novo' }));
    await pass(10);
    expect(chart('Atendimentos por dia')).toHaveTextContent('Total 75');
    expect(chart('Atendimentos por atendente')).toHaveTextContent('Erro ao obter informações da conversa');
    fireEvent.click(within(chart('Atendimentos por atendente')).getByRole('button', { name: 'Tentar de novo' }));
    await pass(10);
    expect(within(chart('Atendimentos por atendente')).getAllByRole('row')).toHaveLength(3);
  });
});

describe('who sees the dashboard', () => {
  it('[ROUTE-04] [MENU-02] only admins do: others have no menu entry and are sent to the tickets', async () => {
    const { visited } = await renderSignedIn({ path: '/', routes: server });
    await drawn(() => expect(visited.at(-1)).toBe('/tickets'));
    expect(screen.queryByRole('link', { name: /^Dashboard/ })).not.toBeInTheDocument();
  });

  it('[ROUTE-04] [MENU-02] an admin has the menu entry, and / opens the page', async () => {
    const { visited } = await open();
    expect(screen.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/');
    expect(visited.at(-1)).toBe('/');
  });
});
