import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, renderPage, type } from '@tests/support/rendering/renderPage';

const basic = {
  id: 1,
  name: 'Básico',
  users: 3,
  connections: 1,
  queues: 2,
  value: 99.9,
  useKanban: true,
  useSchedules: true,
  useCampaigns: false,
  useIntegrations: null,
  useInternalChat: false,
  useExternalApi: true,
  useOpenAi: false,
};
const unlimited = { users: null, connections: null, queues: null, value: null };
const FLAGS = ['Kanban', 'Agendamentos', 'Campanhas', 'Integrações', 'Chat interno', 'API externa', 'OpenAI'];
const server: FakeRoutes = {
  'GET /plans/all': { body: [basic, { ...basic, ...unlimited, id: 2, name: 'Avançado' }] },
  'GET /plans/1': { body: basic },
};
const open = (routes: FakeRoutes = {}) =>
  renderPage(PlansTab, { routes: { ...server, ...routes }, user: aUser({ profile: 'admin', super: true }) });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const flag = (name: string) => screen.getByRole('switch', { name });
const number = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });

describe('the plans', () => {
  it('[PLAN-01] [PLAN-02] [CALL-18] [FMT-04] show limits, price and features, and are searched without a call', async () => {
    // Servers may send numbers and flags as text.
    const asText = { users: '3', connections: '1', queues: '2', value: '99.9', useKanban: 'true', useOpenAi: 'false' };
    const other = { ...basic, ...unlimited, id: 2, name: 'Avançado' };
    const { calls } = await open({ 'GET /plans/all': { body: [{ ...basic, ...asText }, other] } });
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[0]?.textContent);
    expect(names).toEqual(['Avançado', 'Básico']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Usuários',
      'Conexões',
      'Filas',
      'Valor por mês',
      'Recursos',
      'Ações',
    ]);
    const cells = within(screen.getByRole('row', { name: /Básico/ })).getAllByRole('cell');
    expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
      'Básico',
      '3',
      '1',
      '2',
      'R$ 99,90',
      'Kanban, Agendamentos, API externa',
    ]);
    expect(screen.getByRole('row', { name: /Avançado 0 0 0 R\$.0,00/ })).toBeInTheDocument();
    type('Buscar planos', 'avan');
    expect(screen.queryByRole('row', { name: /Básico/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Avançado/ })).toBeInTheDocument();
    expect(calls.filter((call) => call === 'GET /plans/all')).toHaveLength(1);
  });

  it('[PLAN-02] [PLAN-03] [PLAN-04] [PLAN-06] [CALL-19] [LIST-09] a new plan has every feature, and no starting price', async () => {
    // The first answer keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute(
      { status: 500, body: {} },
      { body: { ...basic, id: 9, name: 'Ouro' } },
    );
    const { user } = await open({ 'POST /plans': route });
    await user.click(screen.getByRole('button', { name: 'Novo plano' }));
    for (const name of FLAGS) expect(flag(name)).toBeChecked();
    expect(flag('Preço “a partir de”')).not.toBeChecked();
    type('Nome', ' Ouro ');
    number('Usuários', '10');
    number('Conexões', '2');
    number('Filas', '4');
    number('Valor por mês', '199,5');
    for (const name of ['Agendamentos', 'Integrações', 'OpenAI']) await user.click(flag(name));
    await outwait(() => fireEvent.click(save()));
    for (const name of FLAGS) await user.click(flag(name));
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    const created = {
      name: 'Ouro',
      users: 10,
      connections: 2,
      queues: 4,
      value: 199.5,
      useKanban: true,
      useSchedules: false,
      useCampaigns: true,
      useIntegrations: false,
      useInternalChat: true,
      useExternalApi: true,
      useOpenAi: false,
      isPricedFrom: false,
    };
    const opposite = Object.entries(created).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? !value : value,
    ]);
    expect(asked.map(({ body }) => body)).toEqual([created, { ...Object.fromEntries(opposite), isPricedFrom: false }]);
    expect(screen.getByRole('row', { name: /Ouro/ })).toBeInTheDocument();
  });

  it('[PLAN-02] [PLAN-03] [PLAN-06] [CALL-20] [CALL-21] [LIST-09] an edit loads the plan first and sends its id in the body too', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...basic, name: 'Essencial' } });
    // Changed since the list was read.
    const { user } = await open({ 'PUT /plans/1': route, 'GET /plans/1': { body: { ...basic, users: 5 } } });
    await user.click(screen.getByRole('button', { name: 'Editar Básico' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    for (const name of FLAGS) {
      expect(flag(name)).toHaveAttribute(
        'aria-checked',
        String(['Kanban', 'Agendamentos', 'API externa'].includes(name)),
      );
    }
    for (const [name, value] of [
      ['Usuários', '5'],
      ['Conexões', '1'],
      ['Filas', '2'],
      ['Valor por mês', '99,90'],
    ] as const) {
      expect(screen.getByRole('spinbutton', { name })).toHaveValue(value);
    }
    // An emptied number is none.
    number('Filas', '');
    number('Valor por mês', '');
    type('Nome', ' Essencial ');
    // Others than those of the new plan, so that none can pass for another.
    for (const name of ['Kanban', 'Campanhas', 'Chat interno', 'API externa', 'OpenAI']) await user.click(flag(name));
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(screen.getByRole('row', { name: /Essencial/ })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      ...basic,
      name: 'Essencial',
      users: 5,
      queues: 0,
      value: 0,
      useKanban: false,
      useCampaigns: true,
      useIntegrations: false,
      useInternalChat: true,
      useExternalApi: false,
      useOpenAi: true,
      isPricedFrom: false,
    });
  });

  it('[PLAN-01] [PLAN-03] [CALL-20] a plan that says nothing of schedules and chat, which its companies then have, does not take them away by an edit, nor its starting price', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...basic, isPricedFrom: true } });
    const silent = { ...basic, useKanban: null, useSchedules: null, useInternalChat: null, isPricedFrom: true };
    const { user } = await open({
      'GET /plans/all': { body: [silent] },
      'GET /plans/1': { body: silent },
      'PUT /plans/1': route,
    });
    expect(screen.getByRole('row', { name: /Básico/ })).toHaveTextContent('Agendamentos, Chat interno');
    await user.click(screen.getByRole('button', { name: 'Editar Básico' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      useKanban: false,
      useSchedules: true,
      useInternalChat: true,
      isPricedFrom: true,
    });
  });

  it.each([
    ['a new plan', 'Novo plano', 'POST /plans', { status: 400, body: { error: 'ERR_PLAN_NAME_ALREADY_EXISTS' } }],
    ['a changed plan', 'Editar Avançado', 'PUT /plans/2', { status: 500, body: {} }],
  ])(
    '[PLAN-05] [PLAN-06] [ERR-03] [CALL-19] [CALL-20] a failed save of %s says what to check, and the form keeps its values',
    async (_, way, call, answer) => {
      const { user, store } = await open({ 'GET /plans/2': { body: { ...basic, id: 2 } }, [call]: answer });
      await user.click(screen.getByRole('button', { name: way }));
      await screen.findByRole('textbox', { name: 'Nome' });
      type('Nome', 'Básico');
      await user.click(save());
      expect(
        await screen.findByText(
          'Não foi possível realizar a operação. Verifique se já existe um plano com o mesmo nome ou se os campos foram preenchidos corretamente.',
        ),
      ).toBeInTheDocument();
      expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
      expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Básico');
    },
  );

  const openNewOuro = async (routes: FakeRoutes = {}) => {
    const app = await open(routes);
    await app.user.click(screen.getByRole('button', { name: 'Novo plano' }));
    type('Nome', 'Ouro');
    return app;
  };
  const price = () => screen.getByRole('spinbutton', { name: 'Valor por mês' });

  it('[PLAN-03] [FMT-04] [CALL-19] a price is stored as it was typed, and the form shows how it is understood', async () => {
    // An answer that keeps the dialog open for the next one.
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    await openNewOuro({ 'POST /plans': route });
    expect(price().previousElementSibling).toHaveTextContent(/^R\$$/);
    for (const [typed, value, hint, written] of [
      ['1234,5', 1234.5, 'Entendido: R$ 1.234,50', '1.234,50'],
      ['R$\u00a01.234,50', 1234.5, 'Entendido: R$ 1.234,50', '1.234,50'],
      ['1,234.50', 1234.5, 'Entendido: R$ 1.234,50', '1.234,50'],
      ['1234', 1234, 'Entendido: R$ 1.234,00', '1.234,00'],
      ['1.234', 1234, 'Entendido: R$ 1.234,00', '1.234,00'],
      ['99.9', 99.9, 'Entendido: R$ 99,90', '99,90'],
    ] as const) {
      number('Valor por mês', '7');
      number('Valor por mês', typed);
      expect(screen.getByText(hint)).toBeInTheDocument();
      fireEvent.blur(price());
      expect(price()).toHaveValue(written);
      await outwait(() => fireEvent.click(save()));
      expect(asked.at(-1)?.body, typed).toMatchObject({ value });
    }
    expect(asked).toHaveLength(6);
  });

  it('[PLAN-03] [LIST-11] a price that is no amount is refused with a message and stays for correction', async () => {
    const { calls } = await openNewOuro();
    for (const [typed, refusal] of [
      ['1,234', 'Pode ser milhar ou decimal. Escreva sem separador de milhar.'],
      ['12,3456', 'Use no máximo 2 casas decimais'],
      ['1,239', 'Pode ser milhar ou decimal. Escreva sem separador de milhar.'],
      ['US$ 20', 'Digite um número, por exemplo 1.234'],
      ['-1,00', 'O menor valor é 0'],
    ] as const) {
      number('Valor por mês', typed);
      fireEvent.blur(price());
      await outwait(() => fireEvent.click(save()));
      expect(price(), typed).toHaveAccessibleDescription(expect.stringContaining(refusal));
      expect(price()).toBeInvalid();
      expect(price()).toHaveValue(typed);
    }
    expect(calls).not.toContain('POST /plans');
  });

  it('[PLAN-03] [LIST-11] [CALL-19] a limit accepts thousands separators, refuses fractions, and follows the arrow keys', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...basic, id: 9, name: 'Ouro' } });
    const { user } = await open({ 'POST /plans': route });
    await user.click(screen.getByRole('button', { name: 'Novo plano' }));
    type('Nome', 'Ouro');
    number('Usuários', '1.500');
    number('Conexões', '2,5');
    await user.click(save());
    const refusal = 'Use um número inteiro, sem casas decimais';
    const connections = screen.getByRole('spinbutton', { name: 'Conexões' });
    await waitFor(() => expect(connections).toHaveAccessibleDescription(expect.stringContaining(refusal)));
    expect(asked).toEqual([]);
    number('Conexões', '2');
    await user.type(screen.getByRole('spinbutton', { name: 'Conexões' }), '{ArrowUp}{ArrowUp}{ArrowDown}');
    await user.type(screen.getByRole('spinbutton', { name: 'Filas' }), '{ArrowDown}');
    await user.click(save());
    await screen.findByRole('row', { name: /Ouro/ });
    expect(asked[0]?.body).toMatchObject({ users: 1500, connections: 3, queues: 0 });
  });

  it('[PLAN-03] [CALL-19] a starting price missing from the answer is not reported as saved: the form says so and keeps the rest', async () => {
    const created = createRecordedRoute({ body: { ...basic, id: 9, name: 'Ouro' } });
    const changed = createRecordedRoute({ body: { ...basic, id: 9, name: 'Ouro' } });
    const { user } = await open({
      'GET /plans/all': { body: [] },
      'POST /plans': created.route,
      'PUT /plans/9': changed.route,
    });
    await user.click(screen.getAllByRole('button', { name: 'Novo plano' })[0]!);
    type('Nome', 'Ouro');
    await user.click(flag('Preço “a partir de”'));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Salvo, mas este servidor não guarda “Preço “a partir de””.')).toBeInTheDocument();
    expect(created.asked[0]?.body).toMatchObject({ isPricedFrom: true });
    expect(screen.queryByText('Operação realizada com sucesso!')).not.toBeInTheDocument();
    expect(flag('Preço “a partir de”')).not.toBeChecked();
    expect(flag('Preço “a partir de”')).toBeDisabled();
    expect(flag('Preço “a partir de”')).toHaveAccessibleDescription('Este servidor não guarda este campo.');
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(changed.asked[0]?.body).toMatchObject({ id: 9, name: 'Ouro', isPricedFrom: false });
  });

  it('[PLAN-03] [CALL-20] a starting price can be set when the server stores it, and is saved with the rest', async () => {
    const { asked, route } = createRecordedRoute({ body: { ...basic, isPricedFrom: true } });
    const stored = { ...basic, isPricedFrom: false };
    const { user } = await open({
      'GET /plans/all': { body: [stored] },
      'GET /plans/1': { body: stored },
      'PUT /plans/1': route,
    });
    await user.click(screen.getByRole('button', { name: 'Editar Básico' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    const pricedFrom = flag('Preço “a partir de”');
    for (const isOn of [true, false, true]) {
      await user.click(pricedFrom);
      expect(pricedFrom.getAttribute('aria-checked')).toBe(String(isOn));
    }
    await user.click(save());
    await findSuccess('Operação realizada com sucesso!');
    expect(asked[0]?.body).toMatchObject({ isPricedFrom: true });
  });

  it('[PLAN-05] [CALL-22] a refusal with a sentence from the server is shown as received', async () => {
    const { user, store } = await open({
      'DELETE /plans/1': { status: 400, body: { error: 'Este plano está em uso' } },
    });
    await user.click(screen.getByRole('button', { name: 'Excluir Básico' }));
    await user.click(within(await findQuestion('Excluir o plano “Básico”?')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Este plano está em uso')).toBeInTheDocument();
    expect(screen.queryByText('Não foi possível realizar a operação')).not.toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
  });

  it('[PLAN-03] [LIST-11] a plan without a name is not sent', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Novo plano' }));
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Required'));
    expect(calls).not.toContain('POST /plans');
  });

  it.each([
    [
      '[PLAN-02] [PLAN-06] [CALL-22] [LIST-09] [SHELL-14] says that it is done',
      {},
      'Operação realizada com sucesso!',
      'success',
      0,
    ],
    [
      '[PLAN-02] [CALL-22] takes away one that a colleague has deleted, which no event tells',
      { status: 404, body: { error: 'ERR_NO_PLAN_FOUND' } },
      'Este registro não existe mais. Atualize a lista.',
      'error',
      0,
    ],
    [
      '[PLAN-05] [CALL-22] says that it failed',
      { status: 500, body: {} },
      'Não foi possível realizar a operação',
      'error',
      1,
    ],
  ])('a deletion asks first and %s', async (_, answer, text, kind, left) => {
    const { user, calls, store } = await open({ 'DELETE /plans/1': answer });
    const ask = () => askToDelete(user, 'Básico', 'Excluir o plano “Básico”?');
    await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    const question = await ask();
    expect(calls).not.toContain('DELETE /plans/1');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts.map((toast) => toast.kind)).toEqual([kind]);
    expect(calls).toContain('DELETE /plans/1');
    await waitFor(() => expect(screen.queryAllByRole('row', { name: /Básico/ })).toHaveLength(left));
  });
});
