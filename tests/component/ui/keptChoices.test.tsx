import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
import { useAppSelector } from '@/store/hooks';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aSchedule, aUser } from '@tests/support/records';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';

const RESTORED = 'O que você tinha preenchido sem salvar está de volta.';
const user = aUser({ profile: 'admin' });

/** Renders a page for as long as there is a session; `next` ends it by a sign-in elsewhere and begins the next one. */
const openPage = async (Page: ComponentType, routes: FakeRoutes) => {
  const InSession = () => useAppSelector((state) => state.session.account !== null) && <Page />;
  const app = await renderPage(InSession, { routes, user });
  const next = async (button: string) => {
    await act(async () => void app.store.dispatch(sessionEnded({ reason: 'elsewhere' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => app.begin(user));
    await app.user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    await screen.findByText(RESTORED);
  };
  const choose = async (field: string, option: string) => {
    await app.user.click(screen.getByRole('combobox', { name: field }));
    await app.user.click((await screen.findAllByTitle(option)).at(-1)!);
  };
  return { ...app, next, choose };
};

const boxOf = (field: string): HTMLElement => screen.getByLabelText(field).closest<HTMLElement>('.ant-select')!;

it('the choices of a user are there again, beside a queue that a colleague has added since', async () => {
  const queues = ['Vendas', 'Suporte', 'Entregas'].map((name, at) => ({ id: at + 1, name, color: '#0a0' }));
  const bruno = { id: 7, name: 'Bruno Tavares', email: 'bruno@demo.balcao', profile: 'user', companyId: 1 };
  let assigned = [queues[0]];
  const {
    user: person,
    next,
    choose,
  } = await openPage(UsersPage, {
    'GET /users/': { body: { users: [bruno], count: 1, hasMore: false } },
    'GET /users/7': () => ({ body: { ...bruno, allTicket: 'desabled', whatsappId: 4, queues: assigned } }),
    'GET /queue': { body: queues },
    'GET /whatsapp/': { body: [{ id: 4, name: 'Loja', status: 'CONNECTED' }] },
  });
  const edit = 'Editar Bruno Tavares';
  await person.click(screen.getByRole('button', { name: edit }));
  await screen.findByRole('textbox', { name: 'Nome' });
  await choose('Filas', 'Suporte');
  await choose('Perfil', 'Administrador');
  await person.click(within(boxOf('Conexão padrão')).getByText('Limpar'));
  expect(boxOf('Conexão padrão')).not.toHaveTextContent('Loja');
  assigned = [queues[0], queues[2]];
  await next(edit);
  await waitFor(() => expect(boxOf('Filas')).toHaveTextContent('VendasEntregasSuporte'));
  expect(boxOf('Perfil')).toHaveTextContent('Administrador');
  expect(boxOf('Conexão padrão')).not.toHaveTextContent('Loja');
});

it('the order, the hours and the integration of a queue are there again', async () => {
  const queue = { id: 2, name: 'Vendas', color: '#16a34a', orderQueue: 2, greetingMessage: 'Oi!', integrationId: null };
  const monday = { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '09:00', endTime: '17:00' };
  const {
    user: person,
    next,
    choose,
  } = await openPage(QueuesPage, {
    'GET /queue': { body: [queue] },
    'GET /queue/2': { body: { ...queue, schedules: [monday] } },
    'GET /queue-options': { body: [] },
    'GET /queueIntegration': { body: { queueIntegrations: [{ id: 5, name: 'Fluxo A' }], count: 1, hasMore: false } },
    'GET /prompt': { body: { prompts: [], count: 0, hasMore: false } },
  });
  await person.click(screen.getByRole('button', { name: 'Editar Vendas' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  const order = () => screen.getByLabelText('Ordem no bot');
  await person.clear(order());
  await person.type(order(), '7');
  await choose('Integração', 'Fluxo A');
  fireEvent.change(screen.getByLabelText('Segunda-feira: fim'), { target: { value: '16:30' } });
  await person.click(screen.getByRole('switch', { name: 'Segunda-feira: fechado' }));
  await person.click(screen.getByRole('switch', { name: 'Segunda-feira: fechado' }));
  await next('Editar Vendas');
  expect(order()).toHaveValue('7');
  await waitFor(() => expect(boxOf('Integração')).toHaveTextContent('Fluxo A'));
  expect(screen.getByLabelText('Segunda-feira: início')).toHaveValue('09:00');
  expect(screen.getByLabelText('Segunda-feira: fim')).toHaveValue('16:30');
});

it('a switch is there again, and one that was turned back is not kept', async () => {
  const tag = { id: 4, name: 'Retorno', color: '#0a0', kanban: 0 };
  const {
    user: person,
    store,
    services,
    next,
  } = await openPage(TagsPage, {
    'GET /tags': { body: { tags: [tag], count: 1, hasMore: false } },
    'GET /tags/4': { body: tag },
  });
  const account = selectAccount(store.getState());
  const kept = () => services.storage.keptTexts.readAll(account);
  await person.click(screen.getByRole('button', { name: 'Editar Retorno' }));
  await person.click(await screen.findByRole('switch'));
  await eventually(async () =>
    expect(await kept()).toEqual([{ form: 'tags#4', texts: { kanban: { before: false, now: true } } }]),
  );
  await next('Editar Retorno');
  expect(screen.getByRole('switch')).toBeChecked();
  await person.click(screen.getByRole('switch'));
  await eventually(async () => expect(await kept()).toEqual([]));
});

it('a chosen file is not kept', async () => {
  const { user: person, store, services } = await renderDialog({ type: 'quickMessage' });
  const file = new File(['a'], 'tabela.pdf', { type: 'application/pdf' });
  await person.upload(screen.getByLabelText('Anexo', { selector: 'input' }), file);
  await screen.findByText(/tabela/);
  fireEvent.change(screen.getByLabelText('Atalho'), { target: { value: 'tabela' } });
  const account = selectAccount(store.getState());
  await act(async () => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  await eventually(async () =>
    expect(await services.storage.keptTexts.readAll(account)).toEqual([
      { form: 'quickMessages#new', texts: { shortcode: 'tabela' } },
    ]),
  );
});

it('the contact of a schedule is there again by its name, which is read first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 5) });
  const request: DialogRequest = { type: 'schedule', scheduleId: 5, contact: null };
  const app = await renderDialog(request, {
    'GET /schedules/5': { body: aSchedule() },
    'GET /contacts/list': { body: [{ id: 8, name: 'Rafael Monteiro' }] },
    'GET /contacts/8': { body: { id: 8, name: 'Rafael Monteiro', number: '5511980000008' } },
  });
  await screen.findByLabelText('Título');
  await app.user.click(screen.getByRole('combobox', { name: 'Contato' }));
  await app.user.click(await screen.findByTitle('Rafael Monteiro'));
  await act(async () => void app.store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.calls).not.toContain('GET /contacts/8');
  await act(async () => app.begin(aUser()));
  await act(async () => void app.store.dispatch(dialogOpened(request)));
  await screen.findByText(RESTORED);
  await waitFor(() => expect(boxOf('Contato')).toHaveTextContent('Rafael Monteiro'));
  expect(within(boxOf('Contato')).queryByText('Juliana Prado')).not.toBeInTheDocument();
  vi.useRealTimers();
});
