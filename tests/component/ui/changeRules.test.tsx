import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactDialog } from '@/features/contacts/dialog/ContactDialog';
import { FileListDialog } from '@/features/files/FileListDialog';
import { PromptDialog } from '@/features/prompts/PromptDialog';
import { ConnectionDialog } from '@/features/whatsapp-connections/dialog/ConnectionDialog';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { outwait, renderPage } from '@tests/support/rendering/renderPage';

const leave = () => {};
const Connection = () => <ConnectionDialog connectionId={4} onClose={leave} />;
const Contact = () => <ContactDialog contactId={6} onClose={leave} />;
const Files = () => <FileListDialog fileListId={2} onClose={leave} />;
const Prompt = () => <PromptDialog promptId={5} onClose={leave} />;

const stored: FakeRoutes = {
  'GET /whatsapp/4': { body: { id: 4, name: 'Loja', status: 'CONNECTED', queues: [] } },
  'GET /contacts/6': { body: { id: 6, name: 'Carla', number: '5511999999999', email: 'carla@mail.com' } },
  'GET /files/2': { body: { id: 2, name: 'Catálogo', message: 'Novo', options: [] } },
  'GET /prompt/5': { body: { id: 5, name: 'Robô', prompt: 'Oi', apiKey: 'k', queueId: 1 } },
  'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#0a0' }] },
  'GET /prompt': { body: { prompts: [], hasMore: false } },
  'GET /tags/list': { body: [] },
};
const LONG = 'a'.repeat(51);
const NAME = [
  ['Nome', ' ', 'Required'],
  ['Nome', ' L ', 'Too Short!'],
  ['Nome', LONG, 'Too Long!'],
] as const;

it.each([
  ['[CONN-15] [LIST-10] connection', Connection, NAME],
  [
    '[CONT-15] [CONT-16] [CONT-17] [LIST-10] contact',
    Contact,
    [
      ...NAME,
      ['Número do WhatsApp', '', 'Required'],
      ['Número do WhatsApp', '1234567', 'Too Short!'],
      ['Número do WhatsApp', '1'.repeat(51), 'Too Long!'],
      ['E-mail', 'carla@mail', 'Invalid email'],
    ],
  ],
  [
    '[FILE-04] [FILE-05] file list',
    Files,
    [
      ['Nome', ' ab ', 'nome muito curto'],
      ['Mensagem', ' ', 'Obrigatório'],
    ],
  ],
  [
    'prompt',
    Prompt,
    [
      ['Nome', ' ', 'Required'],
      ['Chave da API', '', 'Required'],
      ['Instruções', ' ', 'Required'],
    ],
  ],
] as const)('[LIST-11] %s: the rules of a new one hold for a change too', async (_, Dialog, rules) => {
  const { calls } = await renderPage(Dialog, { routes: stored });
  await screen.findByLabelText('Nome');
  for (const [label, text, message] of rules) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const { value } = field;
    fireEvent.change(field, { target: { value: text } });
    await outwait(() => fireEvent.click(screen.getByRole('button', { name: /Salvar$/ })));
    expect(field, text).toHaveAccessibleDescription(message);
    fireEvent.change(field, { target: { value } });
  }
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});
