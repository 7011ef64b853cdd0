import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCampaignSettings } from '@/entities/company/companies/companies';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { askToDelete } from '@tests/support/rendering/renderDialog';
import { outwait, renderPage, type } from '@tests/support/rendering/renderPage';

const aurora = {
  id: 1,
  name: 'Casa Aurora',
  email: 'dona@aurora.com',
  phone: '5511988887777',
  status: true,
  planId: 3,
  recurrence: 'TRIMESTRAL',
  dueDate: '2026-11-26T00:00:00.000Z',
  createdAt: '2026-01-05T12:00:00.000Z',
  plan: { id: 3, name: 'Básico', value: 99 },
  settings: [{ id: 1, key: 'campaignsEnabled', value: 'true' }],
};
const due = (id: number, day: string | null) => ({ ...aurora, id, name: `Empresa ${id}`, dueDate: day, settings: [] });
const { plan: _plan, settings: _settings, ...auroraAlone } = aurora;
const server: FakeRoutes = {
  'GET /companies/list': { body: [aurora] },
  'GET /companies/1': { body: auroraAlone },
  'GET /plans/all': { body: [{ id: 3, name: 'Básico' }] },
};
const open = (routes: FakeRoutes = {}) =>
  renderPage(CompaniesTab, { routes: { ...server, ...routes }, user: aUser({ profile: 'admin', super: true }) });
type App = Awaited<ReturnType<typeof open>>;
const NOT_SAVED =
  'Não foi possível realizar a operação. Verifique se o nome ou o e-mail já está em uso e se os campos foram preenchidos corretamente.';
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const dueDate = () => screen.getByLabelText('Vencimento');
const choose = async ({ user }: App, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click((await screen.findAllByTitle(option)).at(-1)!);
};
const openNew = async (app: App) => {
  await app.user.click(screen.getByRole('button', { name: 'Nova empresa' }));
  await screen.findByRole('textbox', { name: 'Nome' });
};
const fillNew = async (app: App) => {
  await openNew(app);
  type('Nome', 'Loja Nova');
  type('E-mail', 'dono@nova.com');
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'segredo' } });
  await choose(app, 'Plano', 'Básico');
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) }));

describe('the companies', () => {
  it('[COMP-10] [COMP-11] are due a day earlier after midnight, while the page stays open', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) });
    await open();
    const ground = () => screen.getByRole('row', { name: /Casa Aurora/ }).style.background;
    expect(screen.getByText(/^em 5 dias/)).toBeInTheDocument();
    expect(ground()).toBe('var(--due-soon-bg)');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/^em 4 dias/)).toBeInTheDocument();
    expect(ground()).toBe('var(--due-near-bg)');
  });

  it('[COMP-01] [COMP-02] [COMP-08] [COMP-17] [CALL-11] [FMT-01] show plan, campaigns and due date, and are searched without a call', async () => {
    // By name, in whatever order the server has them.
    const second = { ...due(2, null), status: false, email: 'contato@empresa2.com', phone: '2133334444' };
    const { calls } = await open({ 'GET /companies/list': { body: [second, aurora] } });
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => within(one).getAllByRole('cell')[1]?.textContent),
    ).toEqual(['Casa Aurora', 'Empresa 2']);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'ID',
      'Nome',
      'E-mail',
      'Telefone',
      'Plano',
      'Campanhas',
      'Ativa',
      'Criada em',
      'Vencimento',
      'Ações',
    ]);
    const cells = within(screen.getByRole('row', { name: /Casa Aurora/ })).getAllByRole('cell');
    expect(cells.slice(0, 9).map((cell) => cell.textContent)).toEqual([
      '1',
      'Casa Aurora',
      'dona@aurora.com',
      '+55 11 98888-7777',
      'Básico',
      'Sim',
      'Sim',
      '05/01/2026',
      '26/11/2026em 5 dias · Trimestral',
    ]);
    const inactive = within(screen.getByRole('row', { name: /Empresa 2/ })).getAllByRole('cell');
    expect(inactive[3]).toHaveTextContent('+55 21 3333-4444');
    expect(inactive.slice(5, 9).map((cell) => cell.textContent)).toEqual(['Não', 'Não', '05/01/2026', 'Trimestral']);
    for (const name of ['Nova empresa', 'Editar Casa Aurora', 'Excluir Casa Aurora', 'Editar Empresa 2']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    for (const words of ['casa', 'dona@aurora', '98888']) {
      type('Buscar empresas', words);
      expect(screen.getByRole('row', { name: /Casa Aurora/ })).toBeInTheDocument();
      expect(screen.queryByRole('row', { name: /Empresa 2/ })).not.toBeInTheDocument();
    }
    expect(calls.filter((call) => call === 'GET /companies/list')).toHaveLength(1);
  });

  it('[COMP-10] [COMP-11] [COMP-12] [COMP-13] [COMP-17] have the colour of the days before or after their due date, and say them', async () => {
    const grounds = [
      ['2026-11-27', '', 'em 6 dias · '],
      ['2026-11-26', 'var(--due-soon-bg)', 'em 5 dias · '],
      ['2026-11-25', 'var(--due-near-bg)', 'em 4 dias · '],
      ['2026-11-21', 'var(--due-near-bg)', 'vence hoje · '],
      ['2026-11-18', 'var(--due-near-bg)', 'há 3 dias · '],
      ['2026-11-17', 'var(--danger-bg)', 'há 4 dias · '],
      ['2026-11-16', '', 'há 5 dias · '],
      [null, '', ''],
    ] as const;
    await open({ 'GET /companies/list': { body: grounds.map(([day], place) => due(place + 2, day)) } });
    for (const [place, [day, ground, words]] of grounds.entries()) {
      const row = screen.getByText(`Empresa ${place + 2}`).closest('tr')!;
      expect(row.style.background, String(day)).toBe(ground);
      expect(within(row).getByText(`${words}Trimestral`)).toBeVisible();
    }
  });
});

describe('the company dialog', () => {
  it('[LIST-06] [CALL-18] plans that could not be loaded are told in place of the choice', async () => {
    const app = await open({ 'GET /plans/all': { status: 500, body: {} } });
    await openNew(app);
    await app.user.click(screen.getByRole('combobox', { name: 'Plano' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  });

  it('[COMP-01] [COMP-02] [COMP-05] [COMP-06] [COMP-08] [COMP-09] [COMP-14] [CALL-09] [CALL-99] [LIST-09] [CALL-18] creates a company and its campaign settings, and reloads the list', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'Loja Nova' } });
    const settings = createRecordedRoute({ body: {} });
    const app = await open({
      'GET /companies/list': createRecordedRoute(
        { body: [aurora] },
        { body: [aurora, { ...aurora, id: 9, name: 'Loja Nova' }] },
      ).route,
      'POST /companies': route,
      'POST /campaign-settings-initial/9': settings.route,
    });
    await fillNew(app);
    type('Telefone', ' 5511988880000 ');
    await choose(app, 'Recorrência', 'Anual');
    await app.user.click(screen.getByRole('switch', { name: 'Campanhas habilitadas' }));
    await app.user.click(screen.getByRole('switch', { name: 'Empresa ativa' }));
    expect(dueDate()).toHaveValue('21/12/2026');
    fireEvent.change(dueDate(), { target: { value: '31/01/2027' } });
    await app.user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      name: 'Loja Nova',
      email: 'dono@nova.com',
      phone: '5511988880000',
      password: 'segredo',
      planId: 3,
      status: false,
      campaignsEnabled: false,
      dueDate: '2027-01-31',
      recurrence: 'ANUAL',
    });
    const first = { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] };
    await waitFor(() => expect(settings.asked).toEqual([{ query: undefined, body: { settings: first } }]));
    expect(screen.getByRole('row', { name: /Loja Nova.*Básico/ })).toBeInTheDocument();
  });

  it('[FMT-01] [COMP-06] a new one is due one month later', async () => {
    const app = await open();
    for (const [now, day] of [
      // Months of 30, 31 and 28 days; the end of a month, and the first and last hour of a day.
      [new Date(2026, 10, 1, 0, 30), '01/12/2026'],
      [new Date(2026, 11, 10, 23, 30), '10/01/2027'],
      [new Date(2027, 1, 15, 12), '15/03/2027'],
      [new Date(2027, 0, 31, 12), '28/02/2027'],
    ] as const) {
      vi.setSystemTime(now);
      await openNew(app);
      expect(dueDate()).toHaveValue(day);
      await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    }
  });

  it('[COMP-05] [COMP-08] [COMP-09] [CALL-09] [CALL-99] creates the company also on a server without campaign settings', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, name: 'Loja Nova' } });
    const app = await open({ 'POST /companies': route });
    await fillNew(app);
    await app.user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    // What a new company has unless it is changed.
    const usual = { phone: '', status: true, campaignsEnabled: true, dueDate: '2026-12-21', recurrence: 'MENSAL' };
    expect(asked[0]?.body).toMatchObject(usual);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova empresa' })).not.toBeInTheDocument());
    expect(app.store.getState().toasts).toHaveLength(1);
    // For the next company the call is not made again.
    await app.store.dispatch(startCampaignSettings(10));
    expect(app.calls.filter((call) => call.startsWith('POST /campaign'))).toHaveLength(1);
  });

  it('[COMP-02] [COMP-04] [COMP-06] [COMP-07] [CALL-12] [CALL-13] [CALL-99] [LIST-09] [ERR-03] [COMP-09] [COMP-14] [COMP-15] [CALL-18] an edit loads the company first, extends the due date by periods and sends neither password nor campaign settings, again after a failure', async () => {
    const changed = { body: { ...auroraAlone, dueDate: '2027-02-26' } };
    const { asked, route } = createRecordedRoute({ status: 500, body: {} }, changed);
    // Another owner has changed it since the list was read. A moment is due on its local day.
    const now = { ...auroraAlone, email: 'nova@aurora.com', dueDate: '2026-12-01T02:59:59.000Z' };
    const plans = { body: ['Básico', 'Avançado'].map((name, place) => ({ id: place + 3, name })) };
    const app = await open({ 'GET /companies/1': { body: now }, 'PUT /companies/1': route, 'GET /plans/all': plans });
    await app.user.click(screen.getByRole('button', { name: 'Editar Casa Aurora' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
    type('Nome', 'Casa da Aurora');
    expect(screen.getByLabelText('E-mail')).toHaveValue('nova@aurora.com');
    type('E-mail', 'casa@aurora.com');
    type('Telefone', '551133334444');
    await choose(app, 'Plano', 'Avançado');
    expect(dueDate()).toHaveValue('30/11/2026');
    await app.user.click(screen.getByRole('button', { name: 'Renovar por mais um período' }));
    // February has no 30th day.
    expect(dueDate()).toHaveValue('28/02/2027');
    await choose(app, 'Recorrência', 'Anual');
    await app.user.click(screen.getByRole('switch', { name: 'Empresa ativa' }));
    await app.user.click(save());
    expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
    await app.user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    expect(asked[1]?.body).toEqual({
      id: 1,
      name: 'Casa da Aurora',
      email: 'casa@aurora.com',
      phone: '551133334444',
      planId: 4,
      status: false,
      campaignsEnabled: true,
      dueDate: '2027-02-28',
      recurrence: 'ANUAL',
    });
    expect(app.calls.filter((call) => call === 'GET /companies/list')).toHaveLength(2);
    expect(app.calls).not.toContain('POST /campaign-settings-initial/1');
  });

  it.each([
    ['true', 'Sim', true],
    ['false', 'Não', false],
    [null, 'Não', false],
  ])(
    '[COMP-06] [COMP-08] [CALL-13] campaigns stored as %s show as %s, and the switch inverts them',
    async (value, word, isOn) => {
      const settings = value === null ? [] : [{ id: 1, key: 'campaignsEnabled', value }];
      const { asked, route } = createRecordedRoute({ body: auroraAlone });
      const app = await open({ 'GET /companies/list': { body: [{ ...aurora, settings }] }, 'PUT /companies/1': route });
      expect(within(screen.getByRole('row', { name: /Casa Aurora/ })).getAllByRole('cell')[5]).toHaveTextContent(word);
      await app.user.click(screen.getByRole('button', { name: 'Editar Casa Aurora' }));
      const campaigns = await screen.findByRole('switch', { name: 'Campanhas habilitadas' });
      expect((campaigns as HTMLButtonElement).getAttribute('aria-checked')).toBe(String(isOn));
      expect(dueDate()).toHaveValue('26/11/2026');
      await app.user.click(campaigns);
      await app.user.click(save());
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ campaignsEnabled: !isOn }));
    },
  );

  it('[COMP-08] campaigns that were switched off stay off when the list cannot be read after the save', async () => {
    const list = createRecordedRoute({ body: [aurora] }, { status: 500, body: {} });
    const saves = createRecordedRoute({ body: auroraAlone });
    const app = await open({ 'GET /companies/list': list.route, 'PUT /companies/1': saves.route });
    const edit = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Editar Casa Aurora' }));
      return screen.findByRole('switch', { name: 'Campanhas habilitadas' });
    };
    await app.user.click(await edit());
    await app.user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(list.asked).toHaveLength(2);
    expect(within(screen.getByRole('row', { name: /Casa Aurora/ })).getAllByRole('cell')[5]).toHaveTextContent('Não');
    await edit();
    await app.user.click(save());
    await waitFor(() => expect(saves.asked).toHaveLength(2));
    expect(saves.asked[1]?.body).toMatchObject({ campaignsEnabled: false });
  });

  it('[COMP-05] [COMP-07] each press moves the due date in the form by the months of one period', async () => {
    const app = await open();
    await openNew(app);
    fireEvent.change(dueDate(), { target: { value: '15/11/2026' } });
    for (const [recurrence, day] of [
      ['Mensal', '15/12/2026'],
      ['Bimestral', '15/02/2027'],
      ['Trimestral', '15/05/2027'],
      ['Semestral', '15/11/2027'],
      ['Anual', '15/11/2028'],
    ] as const) {
      if (recurrence !== 'Mensal') await choose(app, 'Recorrência', recurrence);
      await app.user.click(screen.getByRole('button', { name: 'Renovar por mais um período' }));
      expect(dueDate(), recurrence).toHaveValue(day);
    }
    fireEvent.change(dueDate(), { target: { value: '' } });
    await app.user.click(screen.getByRole('button', { name: 'Renovar por mais um período' }));
    expect(dueDate()).toHaveValue('');
  });

  it('[COMP-03] [COMP-04] [LIST-11] sends nothing without name, e-mail, password, plan and due date', async () => {
    const app = await open();
    await openNew(app);
    fireEvent.change(dueDate(), { target: { value: '' } });
    await outwait(() => fireEvent.click(save()));
    await eventually(() => expect(screen.getAllByText('Required')).toHaveLength(5));
    for (const name of ['Nome', 'E-mail', 'Senha', 'Plano', 'Vencimento'])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Required');
    type('E-mail', 'dona@');
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: '   ' } });
    await outwait(() => fireEvent.click(save()));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email');
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Required');
    expect(app.calls).not.toContain('POST /companies');
  });

  it('[COMP-01] [COMP-03] [COMP-05] [CALL-12] [CALL-13] [LIST-11] a stored company without a plan, a due date and a recurrence requires them, one of the five, and an inactive one stays so', async () => {
    const { asked, route } = createRecordedRoute({ body: auroraAlone });
    const bare = { status: false, recurrence: '', planId: null, dueDate: null, phone: null, email: null };
    const app = await open({
      'PUT /companies/1': route,
      'GET /companies/list': { body: [{ ...aurora, ...bare, plan: null }] },
      'GET /companies/1': { body: { ...auroraAlone, ...bare } },
    });
    await app.user.click(screen.getByRole('button', { name: 'Editar Casa Aurora' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    expect(screen.getByRole('switch', { name: 'Empresa ativa' })).not.toBeChecked();
    // Blanks are no text.
    for (const name of ['Nome', 'E-mail']) type(name, '  ');
    await app.user.click(save());
    await eventually(() => expect(screen.getAllByText('Required')).toHaveLength(5));
    expect(asked).toEqual([]);
    type('Nome', ' Casa Aurora ');
    type('E-mail', ' dona@aurora.com ');
    fireEvent.change(dueDate(), { target: { value: '26/11/2026' } });
    await choose(app, 'Recorrência', 'Semestral');
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Mensal', 'Bimestral', 'Trimestral', 'Semestral', 'Anual']);
    await choose(app, 'Plano', 'Básico');
    await app.user.click(save());
    const kept = { name: 'Casa Aurora', email: 'dona@aurora.com', phone: '', status: false };
    await waitFor(() => expect(asked.map(({ body }) => body)).toMatchObject([{ ...kept, recurrence: 'SEMESTRAL' }]));
  });

  it('[COMP-15] [ERR-03] a failed save says what to check, and the form keeps its values', async () => {
    const app = await open({ 'POST /companies': { status: 500, body: { error: 'Internal server error' } } });
    await fillNew(app);
    await app.user.click(save());
    expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
    expect(app.store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Loja Nova');
    expect(app.calls).not.toContain('POST /campaign-settings-initial/9');
  });

  it('[COMP-02] [COMP-15] a company that the server kept although it refused its e-mail is in the list, behind what was typed', async () => {
    const kept = { ...auroraAlone, id: 9, name: 'Loja Nova', email: 'dono@nova.com' };
    const app = await open({
      'GET /companies/list': createRecordedRoute({ body: [aurora] }, { body: [aurora, kept] }).route,
      'POST /companies': { status: 500, body: { error: 'Internal server error' } },
    });
    await fillNew(app);
    await app.user.click(save());
    expect(await screen.findByRole('row', { name: /Loja Nova/, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Loja Nova');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dono@nova.com');
    expect(app.calls.filter((call) => call === 'POST /companies')).toHaveLength(1);
  });

  it.each([
    ['[COMP-02] [COMP-14] [CALL-14] [LIST-09] [SHELL-14] says so', {}, 'Operação realizada com sucesso!', 'success', 0],
    ['[COMP-16] says that it failed', { status: 500, body: {} }, 'Não foi possível realizar a operação', 'error', 1],
  ])('a deletion asks first and %s', async (_, answer, text, kind, left) => {
    const { user, calls, store } = await open({ 'DELETE /companies/1': answer });
    const ask = () => askToDelete(user, 'Casa Aurora', 'Excluir a empresa “Casa Aurora”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /companies/1');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts.map((toast) => toast.kind)).toEqual([kind]);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /companies/1']);
    await waitFor(() => expect(screen.queryAllByRole('row', { name: /Casa Aurora/ })).toHaveLength(left));
  });
});
