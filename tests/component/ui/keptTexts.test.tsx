import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ChatsPage } from '@/features/chats/ChatsPage';
import { ContactListItemsPage } from '@/features/contact-lists/ContactListItemsPage';
import { ContactListsPage } from '@/features/contact-lists/ContactListsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { QueueIntegrationsPage } from '@/features/queue-integrations/QueueIntegrationsPage';
import { Chatbot } from '@/features/queues/chatbot/Chatbot';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { TagsPage } from '@/features/tags/TagsPage';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { UsersPage } from '@/features/users/UsersPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { keepOpenTexts } from '@/entities/conversations/drafts/openTexts';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { SessionEnd } from '@/entities/session/sessionState';
import { dialogOpened } from '@/store/dialogs';
import { eventually } from '@tests/support/eventually';
import { aUser } from '@tests/support/records';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';

const NEW = { type: 'quickMessage' } as const;
const RESTORED = 'O que você tinha preenchido sem salvar está de volta.';

/** The form of a new quick reply, in which something is typed. */
const open = async () => {
  const app = await renderDialog(NEW, {
    'POST /quick-messages': { body: { id: 3, shortcode: 'prazo', message: 'Chega em 5 dias.' } },
  });
  type('Atalho', 'prazo');
  type('Mensagem', 'Chega em 5 dias.');
  const next = async (reason: SessionEnd, id = 10) => {
    await act(async () => void app.store.dispatch(sessionEnded({ reason })));
    await waitFor(() => expect(screen.queryByLabelText('Atalho')).not.toBeInTheDocument());
    await act(async () => app.begin(aUser({ id })));
    await again();
  };
  const again = async () => {
    await act(async () => void app.store.dispatch(dialogOpened(NEW)));
    await screen.findByLabelText('Atalho');
    for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
  };
  const shown = () => [
    screen.getByLabelText<HTMLInputElement>('Atalho').value,
    screen.getByLabelText<HTMLInputElement>('Mensagem').value,
  ];
  return { ...app, next, again, shown };
};

it.each(['elsewhere', 'expired'] as const)(
  'what is typed in a form when the session ends (%s) is there again after the next sign-in, until it is saved',
  async (reason) => {
    const { user, next, again, shown } = await open();
    await next(reason);
    await eventually(() => expect(shown()).toEqual(['prazo', 'Chega em 5 dias.']));
    expect(screen.getByText(RESTORED)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await findSuccess('Resposta rápida salva.');
    await again();
    expect(shown()).toEqual(['', '']);
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  },
);

it('what is brought back and discarded does not come again', async () => {
  const { user, next, again, shown } = await open();
  await next('elsewhere');
  await screen.findByText(RESTORED);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await findQuestion('Descartar alterações?');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByLabelText('Atalho')).not.toBeInTheDocument());
  await again();
  expect(shown()).toEqual(['', '']);
});

it('[SEC-08] what is typed in a form is not for another account, and not kept where its user signs out', async () => {
  const { next, shown } = await open();
  await next('elsewhere', 11);
  expect(shown()).toEqual(['', '']);
  type('Atalho', 'frete');
  await next('logout', 11);
  expect(shown()).toEqual(['', '']);
  await next('elsewhere');
  await eventually(() => expect(shown()).toEqual(['prazo', 'Chega em 5 dias.']));
});

it('what is typed in a form is there again after a crash and after a shutdown', async () => {
  const { store, services } = await renderPage(TagsPage, { routes: ROUTES });
  const kept = () => services.storage.keptTexts.readAll(selectAccount(store.getState()));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getAllByRole('button', { name: 'Nova tag' })[0]!);
  await pass(500);
  type('Nome', 'Urgente');
  await pass(1_000);
  expect(await kept()).toEqual([{ form: 'tags#new', texts: { name: 'Urgente' } }]);
  type('Nome', '');
  await pass(1_000);
  expect(await kept()).toEqual([]);
  type('Nome', 'Retorno');
  await keepOpenTexts(services.storage);
  expect(await kept()).toEqual([{ form: 'tags#new', texts: { name: 'Retorno' } }]);
});

/** A screen with a form of which a part can fail. */
const Fragile = () => {
  const [fails, setFails] = useState(false);
  if (fails) throw new Error('A part fails');
  return (
    <>
      <TagsPage />
      <button type="button" onClick={() => setFails(true)}>
        Falhar
      </button>
    </>
  );
};

it('what is typed in a form stays when its screen fails, as the screen in its place says', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const Page = () => (
    <ErrorBoundary log={log} fallback={<p>Algo deu errado</p>}>
      <Fragile />
    </ErrorBoundary>
  );
  const { store, services, user } = await renderPage(Page, { routes: ROUTES });
  await user.click(screen.getAllByRole('button', { name: 'Nova tag' })[0]!);
  await screen.findByRole('textbox', { name: 'Nome' });
  type('Nome', 'Urgente');
  fireEvent.click(screen.getByText('Falhar'));
  await screen.findByText('Algo deu errado');
  await eventually(async () =>
    expect(await services.storage.keptTexts.readAll(selectAccount(store.getState()))).toEqual([
      { form: 'tags#new', texts: { name: 'Urgente' } },
    ]),
  );
});

const ChatbotAlone = () => <Chatbot queueId={3} onBegun={() => {}} />;
const Items = () => (
  <Routes>
    <Route path="/contact-lists/:contactListId/contacts" element={<ContactListItemsPage />} />
  </Routes>
);

const ROUTES = {
  'GET /announcements': { body: { records: [] } },
  'GET /campaigns/': { body: { records: [] } },
  'GET /chats/': { body: { records: [] } },
  'GET /companies/list': { body: [] },
  'GET /contacts': { body: { contacts: [] } },
  'GET /contact-lists/': { body: { records: [] } },
  'GET /contact-lists/list': { body: [] },
  'GET /contact-lists/3': { body: { id: 3, name: 'VIP' } },
  'GET /contact-list-items': { body: { contacts: [] } },
  'GET /whatsapp/': { body: [] },
  'GET /files/': { body: { files: [] } },
  'GET /helps': { body: [] },
  'GET /plans/all': { body: [] },
  'GET /prompt': { body: { prompts: [] } },
  'GET /queue': { body: [] },
  'GET /queue-options': { body: [] },
  'GET /queueIntegration': { body: { queueIntegrations: [] } },
  'GET /tags': { body: { tags: [] } },
  'GET /tags/list': { body: [] },
  'GET /schedules': { body: { schedules: [] } },
  'GET /users/': { body: { users: [] } },
  'GET /users/list': { body: [] },
};

interface KeptForm {
  readonly page: ComponentType;
  readonly path?: string;
  readonly button: string;
  readonly field: string;
  readonly secret?: string;
  readonly form: string;
  readonly key: string;
}

it.each<KeptForm>([
  { page: AnnouncementsPage, button: 'Novo comunicado', field: 'Título', form: 'announcements#new', key: 'title' },
  { page: CampaignsPage, button: 'Nova campanha', field: 'Nome', form: 'campaigns#new', key: 'name' },
  { page: ChatsPage, button: 'Nova', field: 'Título', form: 'chats#new', key: 'title' },
  {
    page: CompaniesTab,
    button: 'Nova empresa',
    field: 'Nome',
    secret: 'Senha',
    form: 'companies#new',
    key: 'name',
  },
  { page: ContactListsPage, button: 'Nova lista', field: 'Nome', form: 'contactLists#new', key: 'name' },
  {
    page: Items,
    path: '/contact-lists/3/contacts',
    button: 'Novo contato',
    field: 'Nome',
    form: 'contactListItems#new@3',
    key: 'name',
  },
  { page: ContactsPage, button: 'Novo contato', field: 'Nome', form: 'contacts#new', key: 'name' },
  { page: FilesPage, button: 'Nova lista', field: 'Nome', form: 'fileLists#new', key: 'name' },
  { page: HelpsTab, button: 'Nova ajuda', field: 'Título', form: 'helps#new', key: 'title' },
  { page: PlansTab, button: 'Novo plano', field: 'Nome', form: 'plans#new', key: 'name' },
  { page: PromptsPage, button: 'Novo prompt', field: 'Nome', secret: 'Chave da API', form: 'prompts#new', key: 'name' },
  { page: QueuesPage, button: 'Nova fila', field: 'Nome', form: 'queues#new', key: 'name' },
  { page: ChatbotAlone, button: 'Adicionar opção', field: 'Título', form: 'queueOptions#new@3/', key: 'title' },
  {
    page: QueueIntegrationsPage,
    button: 'Nova integração',
    field: 'Nome',
    secret: 'Conteúdo JSON',
    form: 'queueIntegrations#new',
    key: 'name',
  },
  { page: SchedulesPage, button: 'Novo agendamento', field: 'Mensagem', form: 'schedules#new@', key: 'body' },
  { page: TagsPage, button: 'Nova tag', field: 'Nome', form: 'tags#new', key: 'name' },
  { page: UsersPage, button: 'Novo usuário', field: 'Nome', secret: 'Senha', form: 'users#new', key: 'name' },
  {
    page: ConnectionsPage,
    button: 'Nova conexão',
    field: 'Nome',
    secret: 'Token da API',
    form: 'whatsappConnections#new',
    key: 'name',
  },
])('the form $form is kept, without its secrets', async ({ page, path, button, field, secret, form, key }) => {
  const { store, services, user, unmount } = await renderPage(page, {
    routes: ROUTES,
    user: aUser({ profile: 'admin', super: true }),
    ...(path !== undefined && { path }),
  });
  const account = selectAccount(store.getState());
  await user.click(screen.getAllByRole('button', { name: button })[0]!);
  await screen.findByRole('textbox', { name: field });
  type(field, 'Férias');
  if (secret !== undefined) fireEvent.change(screen.getByLabelText(secret), { target: { value: 's3gr3do' } });
  await act(async () => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  unmount();
  await eventually(async () =>
    expect(await services.storage.keptTexts.readAll(account)).toEqual([{ form, texts: { [key]: 'Férias' } }]),
  );
});

it('the rows of extra information of a contact are kept: new ones, and what was changed of stored ones', async () => {
  const stored = { id: 1, name: 'Alice', number: '5511980000000', email: '' };
  const extraInfo = [
    { id: 4, name: 'Cidade', value: 'Santos' },
    { id: 5, name: 'Bairro', value: 'Centro' },
  ];
  let now = extraInfo;
  const app = await renderDialog(
    { type: 'contact', contactId: 1 },
    { ...ROUTES, 'GET /contacts/1': () => ({ body: { ...stored, extraInfo: now } }) },
  );
  const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  await screen.findAllByLabelText('Valor');
  fireEvent.change(screen.getAllByLabelText('Valor')[0]!, { target: { value: 'Osasco' } });
  await app.user.click(screen.getByRole('button', { name: /Adicionar informação/ }));
  fireEvent.change(screen.getAllByLabelText('Nome do campo')[2]!, { target: { value: 'CPF' } });
  await act(async () => void app.store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  await waitFor(() => expect(screen.queryByLabelText('Valor')).not.toBeInTheDocument());
  now = [extraInfo[0]!, { id: 5, name: 'Bairro', value: 'Gonzaga' }, { id: 6, name: 'UF', value: 'SP' }];
  await act(async () => app.begin(aUser()));
  await act(async () => void app.store.dispatch(dialogOpened({ type: 'contact', contactId: 1 })));
  await screen.findByText(RESTORED);
  expect(values('Nome do campo')).toEqual(['Cidade', 'Bairro', 'UF', 'CPF']);
  expect(values('Valor')).toEqual(['Osasco', 'Gonzaga', 'SP', '']);
});
