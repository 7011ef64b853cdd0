import type { ComponentType } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CampaignDialog } from '@/features/campaigns/dialog/CampaignDialog';
import { ChatDialog } from '@/features/chats/dialog/ChatDialog';
import { ContactDialog } from '@/features/contacts/dialog/ContactDialog';
import { PromptDialog } from '@/features/prompts/PromptDialog';
import { QueueDialog } from '@/features/queues/QueueDialog';
import { UserDialog } from '@/features/users/dialog/UserDialog';
import { ConnectionDialog } from '@/features/whatsapp-connections/dialog/ConnectionDialog';
import type { Chat } from '@/protocol/records/chats';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';
import { renderPage } from '@tests/support/rendering/renderPage';

const leave = () => {};
const failed = { status: 500, body: {} };

/** Each record refers to others that are gone: number 77. */
const records: FakeRoutes = {
  'GET /users/7': {
    body: { id: 7, name: 'Ana', profile: 'user', queues: [{ id: 77, name: 'Antiga' }], whatsappId: 77 },
  },
  'GET /queue/3': { body: { id: 3, name: 'Vendas', color: '#0a0', integrationId: 77, promptId: 77 } },
  'GET /whatsapp/4': {
    body: { id: 4, name: 'Loja', queues: [{ id: 77, name: 'Antiga' }], transferQueueId: 77, promptId: 77 },
  },
  'GET /prompt/5': { body: { id: 5, name: 'Robô', prompt: 'Oi', apiKey: 'k', queueId: 77 } },
  'GET /contacts/6': { body: { id: 6, name: 'Carla', number: '5511999999999', tags: [{ id: 77, name: 'VIP' }] } },
  'GET /campaigns/1': {
    body: { id: 1, name: 'Natal', status: 'INATIVA', contactListId: 77, whatsappId: 77, fileListId: 77, tagId: 77 },
  },
};
/** What is offered: nothing of it is number 77. */
const choices: FakeRoutes = {
  'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
  'GET /whatsapp/': { body: [{ id: 2, name: 'Loja', status: 'CONNECTED' }] },
  'GET /queueIntegration': { body: { queueIntegrations: [{ id: 1, name: 'Fluxo', type: 'n8n' }], hasMore: false } },
  'GET /prompt': { body: { prompts: [{ id: 1, name: 'Robô' }], hasMore: false } },
  'GET /tags/list': { body: [{ id: 1, name: 'Novo', color: '#0a0' }] },
  'GET /tags': { body: { tags: [{ id: 1, name: 'Novo', color: '#0a0' }], hasMore: false } },
  'GET /contact-lists/list': { body: [{ id: 1, name: 'Clientes', companyId: 1 }] },
  'GET /files/': { body: { files: [{ id: 1, name: 'Catálogo', message: 'm' }], hasMore: false } },
  'GET /queue-options': { body: [] },
  'GET /campaign-settings': { body: [] },
  'GET /users/list': { body: [{ id: 10, name: 'Eu', profile: 'admin' }] },
};
const unread = Object.fromEntries(Object.keys(choices).map((call) => [call, failed]));

const User = () => <UserDialog userId={7} onClose={leave} />;
const Queue = () => <QueueDialog queueId={3} onClose={leave} />;
const Connection = () => <ConnectionDialog connectionId={4} onClose={leave} />;
const Prompt = () => <PromptDialog promptId={5} onClose={leave} />;
const Contact = () => <ContactDialog contactId={6} onClose={leave} />;
const Campaign = () => <CampaignDialog campaignId={1} onClose={leave} />;
const chat = { id: 8, uuid: 'u8', title: 'Equipe', ownerId: 10, users: [{ userId: 10 }, { userId: 77 }] } as Chat;
const Members = () => <ChatDialog chat={chat} onSaved={leave} onClose={leave} />;

const choicesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.ant-select-content')].map(({ textContent }) => textContent);
const gone = (dialog: HTMLElement) => choicesIn(dialog).filter((text) => text === '(indisponível)').length;

const open = async (Dialog: ComponentType, routes: FakeRoutes) => {
  await renderPage(Dialog, { routes: { ...records, ...choices, ...routes } });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('combobox');
  for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
  return dialog;
};

/** Each dialog with how many chosen records its fields show. */
const DIALOGS = [
  ['[USER-11] [USER-13] user', User, 2],
  ['[QUEUE-03] queue', Queue, 2],
  ['[CONN-16] [CONN-18] connection', Connection, 3],
  ['[PROMPT-03] prompt', Prompt, 1],
  ['contact', Contact, 1],
] as const;

describe('a chosen record without a name', () => {
  it.each([...DIALOGS, ['[CAMP-11] campaign', Campaign, 4], ['[CHAT-08] chat', Members, 1]] as const)(
    '%s: a record that is gone is called unavailable, not by its number',
    async (_, Dialog, count) => {
      const dialog = await open(Dialog, {});
      expect(gone(dialog)).toBe(count);
      expect(dialog).not.toHaveTextContent('77');
    },
  );

  it.each(DIALOGS)('%s: so is each where the choices cannot be read', async (_, Dialog, count) => {
    const dialog = await open(Dialog, unread);
    expect(gone(dialog)).toBe(count);
    expect(dialog).not.toHaveTextContent('77');
  });

  it.each([
    ['[RT-08] [USER-11] [USER-13] user', User],
    ['[CONN-16] connection', Connection],
    ['[PROMPT-03] prompt', Prompt],
    ['contact', Contact],
  ] as const)('%s: one that is deleted while the dialog is open loses its name', async (_, Dialog) => {
    const old = { id: 77, name: 'Antiga', color: '#0a0' };
    const { store } = await renderPage(Dialog, {
      routes: {
        ...records,
        ...choices,
        'GET /queue': { body: [old] },
        'GET /whatsapp/': { body: [{ ...old, status: 'CONNECTED' }] },
        'GET /tags/list': { body: [old] },
      },
    });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Antiga'));
    await act(async () => {
      for (const kind of ['queue', 'whatsapp', 'tag'] as const)
        store.dispatch(serverEvents[kind]({ action: 'delete', id: 77 }));
    });
    expect(dialog).not.toHaveTextContent('Antiga');
    expect(dialog).not.toHaveTextContent('77');
  });

  it('[CAMP-21] a campaign that can no longer be changed says the same', async () => {
    const running = { id: 1, name: 'Natal', status: 'EM_ANDAMENTO', contactListId: 77, whatsappId: 2 };
    await renderPage(Campaign, { routes: { ...choices, 'GET /campaigns/1': { body: running } } });
    const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await screen.findByText('Lista de contatos', { selector: 'dt' });
    expect(factOf('Lista de contatos')).toBe('(indisponível)');
    expect(factOf('Conexão')).toBe('Loja');
    expect(factOf('Lista de arquivos')).toBe('Não preenchido');
  });

  it('nothing is said to be unavailable while the choices are read', async () => {
    const queues = createHeldRoute();
    const dialog = await open(Prompt, { 'GET /queue': queues.route });
    expect(gone(dialog)).toBe(0);
    expect(dialog).not.toHaveTextContent('77');
    await act(async () => {
      // The start of the session asks too.
      while (queues.isAsked()) queues.answer({ body: [{ id: 77, name: 'Antiga', color: '#0a0' }] });
    });
    expect(choicesIn(dialog)[0]).toBe('Antiga');
  });
});
