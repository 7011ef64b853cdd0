import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { askToDelete } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { ADDRESS, recordPages } from './recordPages';

const DONE = 'Operação realizada com sucesso!';
const NOT_DONE = 'Não foi possível realizar a operação';

const row = () => screen.queryByRole('row', { name: /Vendas/, hidden: true });

it.each([
  [
    '[CALL-122] [LIST-08] [SHELL-14]',
    'announcement',
    'Excluir o comunicado “Vendas”?',
    'Comunicado excluído.',
    'Não foi possível excluir o comunicado. Tente de novo.',
  ],
  [
    '[CALL-92] [CAMP-27] [LIST-08] [SHELL-14]',
    'campaign',
    'Excluir a campanha “Vendas”?',
    'Campanha excluída.',
    'Não foi possível excluir a campanha. Se ela estiver em andamento, cancele-a antes.',
  ],
  ['[CALL-105] [CLIST-11] [LIST-09] [SHELL-14]', 'contact list', 'Excluir a lista “Vendas”?', DONE, NOT_DONE],
  [
    '[CALL-111] [CLIST-05] [CLIST-11] [LIST-09] [SHELL-14]',
    'item of a contact list',
    'Excluir o contato “Vendas” da lista?',
    DONE,
    NOT_DONE,
  ],
  [
    '[CONT-14] [CONT-21] [CALL-52] [LIST-08] [SHELL-14]',
    'contact',
    'Excluir o contato “Vendas”?',
    'Contato excluído.',
    'Não foi possível excluir o contato. Tente de novo.',
  ],
  [
    '[CALL-116] [FILE-08] [LIST-08] [SHELL-14]',
    'file list',
    'Excluir a lista “Vendas”?',
    'Lista de arquivos excluída.',
    NOT_DONE,
  ],
  ['[CALL-156] [HELP-08] [HELP-09] [LIST-09] [SHELL-14]', 'help video', 'Excluir a ajuda “Vendas”?', DONE, NOT_DONE],
  ['[CALL-22] [PLAN-05] [PLAN-06] [LIST-09] [SHELL-14]', 'plan', 'Excluir o plano “Vendas”?', DONE, NOT_DONE],
  [
    '[CALL-141] [QINT-11] [LIST-08] [SHELL-14]',
    'integration',
    'Excluir a integração “Vendas”?',
    'Integração excluída.',
    'A integração não foi excluída. Veja se algum atendimento a usa.',
  ],
  ['[CALL-147] [LIST-09] [SHELL-14]', 'queue', 'Excluir a fila “Vendas”?', DONE, NOT_DONE],
  [
    '[CALL-71] [QMSG-12] [LIST-08] [SHELL-14]',
    'quick reply',
    'Excluir a resposta rápida “Vendas”?',
    'Resposta rápida excluída.',
    'Não foi possível excluir a resposta rápida. Tente de novo.',
  ],
  ['[CALL-80] [LIST-09] [SHELL-14]', 'tag', 'Excluir a tag “Vendas”?', DONE, NOT_DONE],
  [
    '[CALL-28] [SHELL-14]',
    'user',
    'Excluir o usuário “Vendas”?',
    'Usuário excluído.',
    'Não foi possível concluir. Tente novamente.',
  ],
  [
    '[CALL-59] [LIST-08] [SHELL-14]',
    'connection',
    'Excluir a conexão “Vendas”?',
    'Conexão excluída.',
    'Não foi possível excluir a conexão. Tente de novo.',
  ],
] as const)(
  '%s deleting the %s asks first, keeps its row when it is refused, and drops the row with a toast once it is done',
  async (_, record, question, done, refused) => {
    const { page, routes, call } = recordPages.get(record)!;
    const removal = createRecordedRoute({ status: 400, body: {} }, { body: { message: 'ok' } });
    const { user, calls } = await renderPage(page, {
      path: ADDRESS,
      routes: { ...routes, [call.replace('PUT', 'DELETE')]: removal.route },
    });
    await screen.findByRole('row', { name: /Vendas/ });
    const answer = async (name: string) =>
      user.click((await askToDelete(user, 'Vendas', question)).getByRole('button', { name }));
    await answer('Cancelar');
    expect(removal.asked).toEqual([]);
    await answer('Excluir');
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain(refused));
    expect([row() !== null, screen.queryByText(done)]).toEqual([true, null]);
    await answer('Excluir');
    await findSuccess(done);
    await waitFor(() => expect(row()).not.toBeInTheDocument());
    expect(calls.filter((one) => one.startsWith('DELETE'))).toHaveLength(2);
  },
);
