import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFailure } from '@/protocol/errors';
import { ApiError } from '@/api/failure';
import { createAppThunk } from '@/entities/base/thunk';
import { drawn } from '@tests/support/rendering/drawn';
import { renderApp } from '@tests/support/rendering/renderApp';

/** A call that the server refuses with this `error`. */
const refusedCall = createAppThunk('test/refused', async (error: unknown): Promise<never> => {
  throw new ApiError(readFailure(400, { error }));
});

const refusedByExpiry = async (): Promise<never> => {
  throw new ApiError(readFailure(400, { error: 'ERR_SESSION_EXPIRED' }));
};

const notices = () => within(screen.getByRole('region', { name: 'Avisos' }));

const refuse = async (error: unknown) => {
  const app = await renderApp({ path: '/login' });
  await drawn(() => screen.getByRole('heading', { name: 'Entrar' }));
  await act(() => app.store.dispatch(refusedCall(error)));
  return app;
};

/** Titles name the requirement literally, so that each code can be found by it. */
const CODES: readonly (readonly [title: string, code: string, text: string])[] = [
  [
    '[ERR-05] a default connection must remain',
    'ERR_NO_OTHER_WHATSAPP',
    'É preciso ter uma conexão padrão. Defina outra como padrão antes.',
  ],
  [
    '[ERR-06] no default connection',
    'ERR_NO_DEF_WAPP_FOUND',
    'Nenhuma conexão padrão definida. Peça ao administrador para escolher uma.',
  ],
  [
    '[ERR-07] connection not initialised',
    'ERR_WAPP_NOT_INITIALIZED',
    'Esta conexão não está ativa. Peça ao administrador para conectar o WhatsApp de novo.',
  ],
  [
    '[ERR-08] contact check failed',
    'ERR_WAPP_CHECK_CONTACT',
    'Não foi possível verificar este contato no WhatsApp. Tente de novo ou avise o administrador.',
  ],
  ['[ERR-09] invalid contact number', 'ERR_CHECK_NUMBER', 'O número do contato é inválido. Confira o número digitado.'],
  [
    '[ERR-10] not a WhatsApp number',
    'ERR_WAPP_INVALID_CONTACT',
    'Este número não tem WhatsApp. Confira o DDD e o número.',
  ],
  [
    '[ERR-11] media download failed',
    'ERR_WAPP_DOWNLOAD_MEDIA',
    'Não foi possível baixar o arquivo do WhatsApp. Tente de novo.',
  ],
  ['[ERR-12] wrong credentials', 'ERR_INVALID_CREDENTIALS', 'E-mail ou senha incorretos. Confira e tente de novo.'],
  [
    '[ERR-13] sending failed',
    'ERR_SENDING_WAPP_MSG',
    'Mensagem não enviada: o WhatsApp pode estar desconectado. Avise o administrador.',
  ],
  ['[ERR-14] deleting failed', 'ERR_DELETE_WAPP_MSG', 'Não foi possível apagar a mensagem no WhatsApp.'],
  ['[ERR-15] an open ticket exists', 'ERR_OTHER_OPEN_TICKET', 'Já existe um atendimento aberto para este contato.'],
  [
    '[ERR-16] user creation disabled',
    'ERR_USER_CREATION_DISABLED',
    'O cadastro de usuários está desativado. Fale com o suporte.',
  ],
  ['[ERR-17] no permission', 'ERR_NO_PERMISSION', 'Você não tem permissão para isso. Fale com o administrador.'],
  ['[ERR-18] duplicated contact', 'ERR_DUPLICATED_CONTACT', 'Já existe um contato com este número.'],
  [
    '[ERR-19] no setting with this id',
    'ERR_NO_SETTING_FOUND',
    'Esta configuração não existe no servidor. Atualize a página.',
  ],
  ['[ERR-20] no contact with this id', 'ERR_NO_CONTACT_FOUND', 'Este contato não existe mais. Atualize a lista.'],
  ['[ERR-21] no ticket with this id', 'ERR_NO_TICKET_FOUND', 'Este atendimento não existe mais. Atualize a lista.'],
  ['[ERR-22] no user with this id', 'ERR_NO_USER_FOUND', 'Este usuário não existe mais. Atualize a lista.'],
  ['[ERR-23] no connection with this id', 'ERR_NO_WAPP_FOUND', 'Esta conexão não existe mais. Atualize a lista.'],
  [
    '[ERR-24] creating the message failed',
    'ERR_CREATING_MESSAGE',
    'A mensagem não foi registrada no servidor. Tente enviar de novo.',
  ],
  [
    '[ERR-25] creating the ticket failed',
    'ERR_CREATING_TICKET',
    'Não foi possível iniciar o atendimento. Tente de novo.',
  ],
  [
    '[ERR-26] message too old to fetch',
    'ERR_FETCH_WAPP_MSG',
    'Não foi possível buscar a mensagem no WhatsApp. Talvez ela seja muito antiga.',
  ],
  ['[ERR-27] queue name in use', 'ERR_QUEUE_NAME_ALREADY_EXISTS', 'Este nome de fila já está em uso. Escolha outro.'],
  ['[ERR-28] queue colour in use', 'ERR_QUEUE_COLOR_ALREADY_EXISTS', 'Esta cor de fila já está em uso. Escolha outra.'],
  [
    '[ERR-29] integration name in use',
    'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
    'Este nome de integração já está em uso. Escolha outro.',
  ],
  [
    '[ERR-30] greeting required',
    'ERR_WAPP_GREETING_REQUIRED',
    'A mensagem de saudação é obrigatória quando há mais de uma fila.',
  ],
];

describe('failures of calls', () => {
  afterEach(() => vi.useRealTimers());

  it.each(CODES)('%s', async (_, code, text) => {
    await refuse(code);
    expect(within(notices().getByRole('alert')).getByText(text)).toBeVisible();
  });

  it('[ERR-01] a code with a suffix shows its text for 3 seconds', async () => {
    vi.useFakeTimers();
    await refuse('ERR_NO_DEF_WAPP_FOUND in COMPANY 3');
    const toast = notices().getByRole('alert');
    expect(toast).toHaveTextContent('Nenhuma conexão padrão definida.');
    // Its colour says so too.
    expect(toast.querySelector('svg')?.getAttribute('class')).toMatch(/error/);
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(notices().getByRole('alert')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notices().queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['ERR_SOMETHING_NEW', 'Something broke', { weird: true }])(
    '[ERR-02] an error code outside the catalogue is only logged: %s',
    async (error) => {
      const { logged } = await refuse(error);
      expect(notices().queryByRole('alert')).not.toBeInTheDocument();
      expect(logged).toContain('A call failed');
    },
  );

  it('[ERR-04] an expired session shows no toast', async () => {
    await refuse('ERR_SESSION_EXPIRED');
    expect(notices().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[ERR-04] nor does a call with a text of its own', async () => {
    const { store, logged } = await refuse('ERR_SESSION_EXPIRED');
    const own = createAppThunk('test/own', refusedByExpiry, { failureKey: 'common:toasts.notDone' });
    const before = logged.length;
    await act(() => store.dispatch(own()));
    expect(notices().queryByRole('alert')).not.toBeInTheDocument();
    expect(logged.slice(before)).toEqual(['A call failed']);
  });

  it('[ERR-32] a screen without its own text shows the common text', async () => {
    const { store } = await refuse('ERR_NO_PERMISSION');
    const anotherCall = createAppThunk('test/another', async (): Promise<never> => {
      throw new ApiError(readFailure(403, { error: 'ERR_NO_PERMISSION' }));
    });
    await act(() => store.dispatch(anotherCall()));
    expect(notices().getAllByText('Você não tem permissão para isso. Fale com o administrador.')).toHaveLength(2);
  });
});
