import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SettingsPage } from '@/features/settings/SettingsPage';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';

const SAVED = 'Operação atualizada com sucesso.';
const stored = [
  { id: 1, key: 'userRating', value: 'enabled' },
  { id: 2, key: 'scheduleType', value: 'queue' },
  { id: 3, key: 'call', value: 'sometimes' },
  { id: 4, key: 'asaas', value: 'asaas-token' },
  // Of a newer server, and without a value.
  ...Object.entries({ novidade: '{', CheckMsgIsGroup: '', chatBotType: '' }).map(([key, value]) => ({ key, value })),
];

const open = (routes: FakeRoutes = {}, user = aUser({ profile: 'admin' }), path = '/settings') =>
  renderPage(SettingsPage, { routes: { 'GET /settings/': { body: stored }, ...routes }, user, path });

const choice = (name: string) => screen.getByRole('combobox', { name });
const shown = (name: string) => choice(name).closest('.ant-select')?.textContent;
const onOff = (name: string) => screen.getByRole('switch', { name });
const choose = async (name: string, value: string) => {
  fireEvent.mouseDown(choice(name));
  fireEvent.click(await screen.findByText(value, { selector: '.ant-select-item-option-content' }));
};
const SCHEDULES = ['Desativado', 'Por fila', 'Um para a empresa'];
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the options', () => {
  it('[SET-01] [SET-04] [SET-08] [SET-09] [CALL-06] [COMPAT-01] show the server’s values; a missing setting is off, an unknown value is kept', async () => {
    const { calls, store } = await open();
    expect(screen.getByRole('tab', { name: 'Opções' })).toHaveAttribute('aria-selected', 'true');
    // On/off settings are switches; an unknown value is among the choices.
    expect(onOff('Avaliações')).toBeChecked();
    const off = [
      'Ignorar mensagens de grupos',
      'Saudação ao aceitar',
      'Aviso de transferência',
      'Saudação com uma só fila',
      'Kanban com todos os atendimentos',
    ];
    for (const name of off) expect(onOff(name)).not.toBeChecked();
    expect(shown('Horário de atendimento')).toBe('Por fila');
    expect(shown('Aceitar ligações')).toBe('sometimes');
    expect(shown('Tipo do chatbot')).toBe('Texto');
    const group = screen.getByRole('region', { name: 'Chatbot e cobrança' });
    expect(within(group).getByRole('combobox', { name: 'Tipo do chatbot' })).toBeInTheDocument();
    expect(within(group).getByLabelText('Token do Asaas', { selector: 'input' })).toBeInTheDocument();
    expect(within(group).queryByRole('switch', { name: 'Avaliações' })).not.toBeInTheDocument();
    // The token of a payment provider stays out of the store.
    expect(JSON.stringify(store.getState())).not.toContain('asaas-token');
    expect([...new Set(calls.filter((call) => call.includes('settings')))]).toEqual(['GET /settings/']);
  });

  it('[SET-08] [SET-09] a chatbot with buttons or a list warns that some phones do not show it', async () => {
    const WARNING = 'Nem todo celular mostra este formato. Com “Texto” todos veem o menu.';
    const { asked, route } = createRecordedRoute({ body: { id: 5, key: 'chatBotType', value: 'list' } });
    await open({ 'PUT /settings/chatBotType': route });
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    await choose('Tipo do chatbot', 'Lista');
    expect(await screen.findByText(WARNING)).toBeInTheDocument();
    expect(asked.map(({ body }) => body)).toEqual([{ key: 'chatBotType', value: 'list' }]);
  });

  it('[SET-02] [SET-05] [SET-07] [SET-09] [CALL-07] a choice is saved alone and at once; those that are missing are off', async () => {
    const { asked, route } = createRecordedRoute({ body: { id: 9, key: 'sendGreetingAccepted', value: 'enabled' } });
    const { calls, user } = await open({ 'GET /settings/': { body: [] }, 'PUT /settings/sendGreetingAccepted': route });
    for (const name of ['Avaliações', 'Aceitar ligações']) expect(onOff(name)).not.toBeChecked();
    expect(tabs()).toEqual(['Opções']);
    await user.click(onOff('Saudação ao aceitar'));
    await findSuccess(SAVED);
    expect(asked).toEqual([{ query: undefined, body: { key: 'sendGreetingAccepted', value: 'enabled' } }]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(onOff('Saudação ao aceitar')).toBeChecked();
  });

  it('[SET-04] [SET-05] [SET-07] [SET-08] [SET-09] [CALL-06] [CALL-07] switches are on where it is stored so; each is switched off and on without the others, and saved alone each time', async () => {
    const switches = [
      ['userRating', 'Avaliações'],
      ['call', 'Aceitar ligações'],
      ['CheckMsgIsGroup', 'Ignorar mensagens de grupos'],
      ['sendGreetingAccepted', 'Saudação ao aceitar'],
      ['sendMsgTransfTicket', 'Aviso de transferência'],
      ['sendGreetingMessageOneQueues', 'Saudação com uma só fila'],
      ['showAllTicketsKanban', 'Kanban com todos os atendimentos'],
    ] as const;
    const sent: unknown[] = [];
    const saves = Object.fromEntries(
      switches.map(([key]) => {
        const { asked, route } = createRecordedRoute(
          { body: { id: 9, key, value: 'disabled' } },
          { body: { id: 9, key, value: 'enabled' } },
        );
        sent.push(asked);
        return [`PUT /settings/${key}`, route];
      }),
    );
    const on = switches.map(([key], id) => ({ id, key, value: 'enabled' }));
    const { calls, user } = await open({ 'GET /settings/': { body: on }, ...saves });
    const off = () => switches.map(([, name]) => name).filter((name) => !onOff(name).matches('[aria-checked="true"]'));
    expect(off()).toEqual([]);
    for (const [, name] of switches) {
      await user.click(onOff(name));
      expect(off()).toEqual([name]);
      await user.click(onOff(name));
      expect(off()).toEqual([]);
    }
    expect(sent).toMatchObject(
      switches.map(([key]) => [{ body: { key, value: 'disabled' } }, { body: { key, value: 'enabled' } }]),
    );
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2 * switches.length);
  });

  it.each([
    ['call', 'Aceitar ligações', ['Ativado', 'Desativado', 'sometimes'], 'Desativado', 'disabled'],
    ['scheduleType', 'Horário de atendimento', [...SCHEDULES, 'sometimes'], 'Por fila', 'queue'],
    ['chatBotType', 'Tipo do chatbot', ['Texto', 'Botões', 'Lista', 'sometimes'], 'Botões', 'button'],
    ['chatBotType', 'Tipo do chatbot', ['Texto', 'Botões', 'Lista', 'sometimes'], 'Texto', 'text'],
  ])(
    '[SET-02] [SET-04] [SET-05] [SET-06] [SET-08] [SET-09] [CALL-07] %s: “%s” offers %j and is saved alone',
    async (key, name, offered, chosen, value) => {
      const { asked, route } = createRecordedRoute({ body: { id: 9, key, value } });
      const unknown = { 'GET /settings/': { body: [{ id: 3, key, value: 'sometimes' }] } };
      const { calls } = await open({ ...unknown, [`PUT /settings/${key}`]: route }, undefined, '/settings?tab=hours');
      expect(shown(name)).toBe('sometimes');
      expect(tabs()).toEqual(['Opções']);
      fireEvent.mouseDown(choice(name));
      const option = await screen.findByText(chosen, { selector: '.ant-select-item-option-content' });
      const options = option.closest('.ant-select-dropdown')!.querySelectorAll('.ant-select-item-option-content');
      expect([...options].map(({ textContent }) => textContent)).toEqual(offered);
      fireEvent.click(option);
      await findSuccess(SAVED);
      expect(asked.map(({ body }) => body)).toEqual([{ key, value }]);
      // A known value of a switch is shown as a switch from then on.
      const now = screen.queryByRole('switch', { name })?.getAttribute('aria-checked') ?? shown(name);
      expect(now).toBe(value === 'disabled' ? 'false' : chosen);
      expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    },
  );

  it('[SET-02] [SET-06] [CALL-07] company opening hours show their tab, and every other choice hides it', async () => {
    const answerOf = (value: string) => ({ body: { id: 2, key: 'scheduleType', value } });
    const { asked, route } = createRecordedRoute(answerOf('company'), answerOf('disabled'), answerOf('company'));
    const { store } = await open({ 'PUT /settings/scheduleType': route });
    expect(tabs()).toEqual(['Opções']);
    await choose('Horário de atendimento', 'Um para a empresa');
    expect(await screen.findByRole('tab', { name: 'Horários' })).toBeInTheDocument();
    await choose('Horário de atendimento', 'Desativado');
    await waitFor(() => expect(tabs()).toEqual(['Opções']));
    await choose('Horário de atendimento', 'Um para a empresa');
    expect(await screen.findByRole('tab', { name: 'Horários' })).toBeInTheDocument();
    expect(asked.map(({ body }) => body)).toEqual(
      ['company', 'disabled', 'company'].map((value) => ({ key: 'scheduleType', value })),
    );
    await act(async () => {
      store.dispatch(
        serverEvents.settings({ action: 'update', record: { key: 'scheduleType', value: 'queue', companyId: 1 } }),
      );
    });
    expect(tabs()).toEqual(['Opções']);
  });

  it('[ERR-02] [ERR-17] [SET-05] a refused choice is reverted, with the reason shown in place or by its code', async () => {
    const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
    const answers = [{ status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } }, denied, denied];
    const { user } = await open({ 'PUT /settings/userRating': () => answers.shift() ?? {} });
    await user.click(onOff('Avaliações'));
    expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    expect(onOff('Avaliações')).toBeChecked();
    await user.click(onOff('Avaliações'));
    expect(await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('Não foi possível concluir. Tente novamente.')).not.toBeInTheDocument();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  it('[SET-04] [LIST-06] says when they cannot be loaded, and offers to try again', async () => {
    let isDown = true;
    const { user } = await open({ 'GET /settings/': () => (isDown ? { status: 500 } : { body: stored }) });
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('switch', { name: 'Avaliações' })).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it.each([
    ['admin', false, ['Opções']],
    ['admin', true, ['Opções', 'Empresas', 'Planos', 'Ajuda']],
    ['user', true, ['Opções', 'Empresas', 'Planos', 'Ajuda']],
  ])(
    '[SET-01] [SET-03] [PERM-13] [COMP-02] [PLAN-02] [HELP-07] of the platform are for the super user only: profile %s, super %s',
    async (profile, isSuper, shownTabs) => {
      const lists = Object.fromEntries(
        ['companies/list', 'plans/all', 'helps'].map((call) => [`GET /${call}`, { body: [] }]),
      );
      const { user } = await open(lists, aUser({ profile, super: isSuper }), '/settings?tab=companies');
      expect(tabs()).toEqual(shownTabs);
      expect(screen.queryAllByRole('heading', { name: /^Empresas/ })).toHaveLength(isSuper ? 1 : 0);
      if (!isSuper) return;
      for (const [tab, heading] of [
        ['Planos', 'Planos'],
        ['Ajuda', 'Vídeos de ajuda'],
      ] as const) {
        await user.click(screen.getByRole('tab', { name: tab }));
        expect(await screen.findByRole('heading', { level: 2, name: new RegExp(`^${heading}`) })).toBeVisible();
      }
    },
  );
});

describe('the opening hours', () => {
  const week = [{ weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '09:00', endTime: '17:30' }];
  const withHours = { 'GET /settings/': { body: [{ id: 2, key: 'scheduleType', value: 'company' }] } };
  // By label: roles are slow to compute in such a large form.
  const time = (name: string) => screen.getByLabelText(name);
  const openHours = async (schedules: unknown[], routes: FakeRoutes = {}) => {
    const { asked, route } = createRecordedRoute({ body: { id: 1, name: 'Casa Aurora', schedules: week } });
    const app = await open({
      ...withHours,
      'GET /companies/1': { body: { id: 1, name: 'Casa Aurora', schedules } },
      'PUT /companies/1/schedules': route,
      ...routes,
    });
    await app.user.click(await screen.findByRole('tab', { name: 'Horários' }));
    await screen.findByRole('button', { name: 'Salvar horários' });
    return { ...app, asked };
  };

  it('[SET-02] [SET-06] [SET-10] [SET-12] [CALL-15] start with the usual week and are saved for seven days', async () => {
    const { user, asked } = await openHours([]);
    const day = (weekday: string, weekdayEn: string, startTime: string, endTime: string) => ({
      weekday,
      weekdayEn,
      startTime,
      endTime,
    });
    // Sunday is closed, so it has no fields.
    for (const name of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'].map((start) => `${start}-feira`)) {
      expect([time(`${name}: início`), time(`${name}: fim`)].map((field) => (field as HTMLInputElement).value)).toEqual(
        ['08:00', '18:00'],
      );
    }
    expect(time('Sábado: início')).toHaveValue('08:00');
    expect(time('Sábado: fim')).toHaveValue('12:00');
    fireEvent.change(time('Sábado: fim'), { target: { value: '13:15' } });
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await findSuccess('Horários atualizados com sucesso.');
    expect(asked[0]?.body).toEqual({
      schedules: [
        day('Segunda-feira', 'monday', '08:00', '18:00'),
        day('Terça-feira', 'tuesday', '08:00', '18:00'),
        day('Quarta-feira', 'wednesday', '08:00', '18:00'),
        day('Quinta-feira', 'thursday', '08:00', '18:00'),
        day('Sexta-feira', 'friday', '08:00', '18:00'),
        day('Sábado', 'saturday', '08:00', '13:15'),
        day('Domingo', 'sunday', '00:00', '00:00'),
      ],
    });
  });

  it('[SET-10] [CALL-15] show what is stored, and save the start and the end of each day as changed', async () => {
    const days = ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo'];
    const { user, asked } = await openHours(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekdayEn, place) => ({
        weekday: days[place],
        weekdayEn,
        startTime: `0${place}:30`,
        endTime: `1${place}:30`,
      })),
    );
    const shown = () => days.map((day) => ['início', 'fim'].map((edge) => time(`${day}: ${edge}`)));
    for (const [place, [start, end]] of shown().entries()) {
      expect(start).toHaveValue(`0${place}:30`);
      expect(end).toHaveValue(`1${place}:30`);
      fireEvent.change(start!, { target: { value: `0${place}:45` } });
      fireEvent.change(end!, { target: { value: `2${Math.min(place, 3)}:0${place}` } });
    }
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await findSuccess('Horários atualizados com sucesso.');
    const { schedules } = asked[0]!.body as { schedules: readonly object[] };
    expect(schedules).toMatchObject(
      days.map((weekday, place) => ({
        weekday,
        startTime: `0${place}:45`,
        endTime: `2${Math.min(place, 3)}:0${place}`,
      })),
    );
  });

  it('[CALL-15] [SET-11] a closed day is stored as one minute, and read back as closed', async () => {
    const closed = (name: string) => screen.getByRole('switch', { name: `${name}: fechado` });
    const { user, asked } = await openHours([]);
    expect(closed('Domingo')).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Domingo: início' })).not.toBeInTheDocument();
    expect(closed('Segunda-feira')).not.toBeChecked();
    await user.click(closed('Segunda-feira'));
    await user.click(closed('Terça-feira'));
    await user.click(closed('Terça-feira'));
    expect(time('Terça-feira: fim')).toHaveValue('18:00');
    await user.click(closed('Domingo'));
    expect(time('Domingo: início')).toHaveValue('08:00');
    await user.click(closed('Domingo'));
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const { schedules } = asked[0]!.body as { schedules: readonly object[] };
    expect(schedules[0]).toMatchObject({ weekdayEn: 'monday', startTime: '00:00', endTime: '00:01' });
    expect(schedules[1]).toMatchObject({ weekdayEn: 'tuesday', startTime: '08:00', endTime: '18:00' });
    expect(schedules[6]).toMatchObject({ weekdayEn: 'sunday', startTime: '00:00', endTime: '00:01' });
  });

  it('[SET-11] the minute of a closed day is not an opening hour, and a day without hours is open all day', async () => {
    await openHours([{ weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '00:00', endTime: '00:01' }]);
    expect(screen.getByRole('switch', { name: 'Segunda-feira: fechado' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Terça-feira: fechado' })).not.toBeChecked();
    expect(screen.getAllByText('Sem horário: aberto o dia todo')).toHaveLength(6);
    fireEvent.change(time('Terça-feira: início'), { target: { value: '08:00' } });
    await waitFor(() => expect(screen.getAllByText('Sem horário: aberto o dia todo')).toHaveLength(5));
  });

  it('[SET-11] [CALL-15] [LIST-11] accept hours and minutes of a day, or nothing', async () => {
    const { user, asked } = await openHours(week);
    expect(time('Segunda-feira: início')).toHaveValue('09:00');
    expect(time('Terça-feira: início')).toHaveValue('');
    const set = (name: string, value: string) => fireEvent.change(time(name), { target: { value } });
    for (const wrong of ['24:00', '9:00', '08:60', 'oito']) {
      set('Segunda-feira: fim', wrong);
      await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
      await waitFor(() => expect(time('Segunda-feira: fim')).toHaveAccessibleDescription('Use o formato HH:MM'));
    }
    set('Segunda-feira: fim', '23:59');
    set('Segunda-feira: início', '00:60');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() => expect(time('Segunda-feira: início')).toHaveAccessibleDescription('Use o formato HH:MM'));
    expect(asked).toEqual([]);
    set('Segunda-feira: início', '00:00');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() => expect(JSON.stringify(asked[0]?.body)).toContain('"tuesday","startTime":"","endTime":""'));
  });

  it('[SET-10] typed and not saved stay when their tab is left, say so, undo no day of a colleague, and can be discarded', async () => {
    const stored = (startTime: string) => [...week, { ...week[0]!, weekdayEn: 'tuesday', startTime }];
    const read = createRecordedRoute(
      ...['08:00', '10:00'].map((start) => ({ body: { id: 1, name: 'A', schedules: stored(start) } })),
    );
    const { user, asked } = await openHours([], { 'GET /companies/1': read.route });
    const NOTE = 'Há alterações que ainda não foram salvas.';
    const leave = async () => {
      await user.click(screen.getByRole('tab', { name: 'Opções' }));
      await screen.findByRole('switch', { name: 'Avaliações' });
      await user.click(screen.getByRole('tab', { name: 'Horários' }));
      await screen.findByRole('button', { name: 'Salvar horários' });
    };
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    fireEvent.change(time('Segunda-feira: fim'), { target: { value: '12:00' } });
    await leave();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    expect(time('Segunda-feira: fim')).toHaveValue('12:00');
    expect(time('Terça-feira: início')).toHaveValue('10:00');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await findSuccess('Horários atualizados com sucesso.');
    expect(asked[0]?.body).toMatchObject({
      schedules: [{ endTime: '12:00' }, { startTime: '10:00' }, {}, {}, {}, {}, {}],
    });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Segunda-feira: fechado' }));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click(within(await findQuestion('Descartar alterações?')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(time('Segunda-feira: fim')).toHaveValue('12:00');
  });

  it('[SET-10] [SET-12] of a company that cannot be loaded are not replaced by the usual week', async () => {
    await open(
      {
        'GET /settings/': { body: [{ id: 2, key: 'scheduleType', value: 'company' }] },
        'GET /companies/1': { body: {} },
      },
      undefined,
      '/settings?tab=hours',
    );
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salvar horários' })).not.toBeInTheDocument();
  });

  it('[ERR-03] [SET-10] a refused save keeps the form and its values, and is not told as done', async () => {
    const { user } = await openHours(week, { 'PUT /companies/1/schedules': { status: 500 } });
    fireEvent.change(time('Segunda-feira: fim'), { target: { value: '12:00' } });
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    expect(await screen.findByText(/^Não foi possível salvar\./)).toBeInTheDocument();
    expect(screen.queryByText('Horários atualizados com sucesso.')).not.toBeInTheDocument();
    expect(time('Segunda-feira: fim')).toHaveValue('12:00');
  });
});
