import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ContactsPage } from '@/features/contacts/ContactsPage';
import { PromptsPage } from '@/features/prompts/PromptsPage';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { UsersPage } from '@/features/users/UsersPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { SessionEnd } from '@/entities/session/sessionState';
import { dialogOpened } from '@/store/dialogs';
import { eventually } from '@tests/support/eventually';
import { aUser } from '@tests/support/records';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { renderPage, type } from '@tests/support/rendering/renderPage';

const NEW = { type: 'quickMessage' } as const;
const RESTORED = 'O que você tinha digitado quando a sessão terminou está de volta.';

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

it('what is typed in a form is not for another account, and not kept where its user signs out', async () => {
  const { next, shown } = await open();
  await next('elsewhere', 11);
  expect(shown()).toEqual(['', '']);
  type('Atalho', 'frete');
  await next('logout', 11);
  expect(shown()).toEqual(['', '']);
  await next('elsewhere');
  await eventually(() => expect(shown()).toEqual(['prazo', 'Chega em 5 dias.']));
});

const ROUTES = {
  'GET /announcements': { body: { records: [] } },
  'GET /campaigns/': { body: { records: [] } },
  'GET /contacts': { body: { contacts: [] } },
  'GET /contact-lists/list': { body: [] },
  'GET /whatsapp/': { body: [] },
  'GET /files/': { body: { files: [] } },
  'GET /prompt': { body: { prompts: [] } },
  'GET /queue': { body: [] },
  'GET /tags': { body: { tags: [] } },
  'GET /tags/list': { body: [] },
  'GET /schedules': { body: { schedules: [] } },
  'GET /users/': { body: { users: [] } },
};

it.each([
  { page: AnnouncementsPage, button: 'Novo comunicado', field: 'Título', form: 'announcement#new', key: 'title' },
  { page: CampaignsPage, button: 'Nova campanha', field: 'Nome', form: 'campaign#new', key: 'name' },
  { page: SchedulesPage, button: 'Novo agendamento', field: 'Mensagem', form: 'schedule#new@', key: 'body' },
  { page: ContactsPage, button: 'Novo contato', field: 'Nome', form: 'contact#new', key: 'name' },
  { page: UsersPage, button: 'Novo usuário', field: 'Nome', secret: 'Senha', form: 'user#new', key: 'name' },
  { page: PromptsPage, button: 'Novo prompt', field: 'Nome', secret: 'Chave da API', form: 'prompt#new', key: 'name' },
  {
    page: ConnectionsPage,
    button: 'Nova conexão',
    field: 'Nome',
    secret: 'Token da API',
    form: 'connection#new',
    key: 'name',
  },
])('the form $form is kept as well, without its secrets', async ({ page, button, field, secret, form, key }) => {
  const { store, services, user, unmount } = await renderPage(page, { routes: ROUTES });
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
