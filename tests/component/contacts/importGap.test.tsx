import { act, fireEvent, screen, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { utils, write } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { drawn } from '@tests/support/rendering/drawn';
import { fakeSheetWorker } from '@tests/support/fakes/fakeSheetWorker';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { renderSignedIn } from '../app/signedIn';

const LOST = () => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
};
const made = (name: string) => ({ body: { id: 20, name, number: '1' } });

const sheet = (...names: readonly string[]): File => {
  const book = utils.book_new();
  const rows = names.map((name, place) => [name, `551191111111${place}`]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Nome', 'Telefone'], ...rows]), 'Plan1');
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'contatos.xlsx');
};

beforeAll(async () => {
  await import('@/features/contacts/ContactsPage');
});
fakeSheetWorker();

/** An import of three rows into a server that takes them one by one, with these answers. */
const start = async (...answers: readonly (() => FakeAnswer | Promise<FakeAnswer>)[]) => {
  const left = [...answers];
  const sent: string[] = [];
  const app = await renderSignedIn({
    path: '/contacts',
    routes: {
      'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } },
      'POST /contacts': ({ data }) => {
        sent.push((JSON.parse(String(data)) as { name: string }).name);
        return left.shift()?.() ?? { status: 500 };
      },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: /Importar/ }));
  fireEvent.change(await screen.findByLabelText('Planilha de contatos'), {
    target: { files: [sheet('Lia', 'Téo', 'Rui')] },
  });
  const dialog = () => within(screen.getByRole('dialog'));
  await app.user.click(await drawn(() => dialog().getByRole('button', { name: 'Importar 3 contatos' })));
  const texts = () =>
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...app, sent, dialog, texts };
};

describe('an import that runs on after its page was left', () => {
  const leaveDuring = async (answer: FakeAnswer) => {
    const row = createHeldRoute();
    const app = await start(row.route);
    await eventually(() => expect(row.isAsked()).toBe(true));
    // As a click on a notification does.
    act(() => app.navigator.go('/todolist'));
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => row.answer(answer));
  };

  it('[CONT-06] tells how it ended', async () => {
    await leaveDuring(made('Lia'));
    expect(
      await screen.findByText('Importação terminada. Adicionados: 1. Recusados: 2. Não enviados: 0.'),
    ).toBeVisible();
  });
});

it.each([
  ['refused', { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }],
  ['done', made('Lia')],
])('[ERR-04] an import that is %s after the session has expired shows no toast', async (_, answer) => {
  const row = createHeldRoute();
  const { store } = await start(row.route);
  await eventually(() => expect(row.isAsked()).toBe(true));
  act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
  await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => row.answer(answer));
  await act(async () => {});
  expect(store.getState().toasts).toEqual([]);
});

describe('an import row by row that loses the connection', () => {
  it('[CONT-06] says what went in and what did not, and goes on with the rest', async () => {
    const { user, sent, dialog, texts } = await start(
      () => made('Lia'),
      LOST,
      () => made('Téo'),
      () => made('Rui'),
    );
    await drawn(() => dialog().getByText('1 contato adicionado.'));
    expect(dialog().getByRole('alert')).toHaveTextContent(
      '2 contatos não foram enviados: a conexão com o servidor falhou',
    );
    expect(texts()).toEqual(['Lia', 'Téo', 'Rui']);
    await drawn(() => expect(dialog().getByRole('button', { name: 'Continuar com 2 contatos' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await drawn(() => dialog().getByText('3 contatos adicionados.'));
    // The dialog's corner has one of this name, too.
    await drawn(() => expect(dialog().getByText('Fechar').closest('button')).toHaveFocus());
    expect(sent).toEqual(['Lia', 'Téo', 'Téo', 'Rui']);
    expect(dialog().queryByRole('button', { name: /Continuar/ })).not.toBeInTheDocument();
  });

  it('[CONT-06] keeps its report when the connection is lost again', async () => {
    const { user, dialog, texts } = await start(() => made('Lia'), LOST, LOST);
    await drawn(() => dialog().getByText('1 contato adicionado.'));
    await user.click(dialog().getByRole('button', { name: 'Continuar com 2 contatos' }));
    await drawn(() => dialog().getByText('1 contato adicionado.'));
    expect(texts()).toEqual(['Lia', 'Téo', 'Rui']);
    expect(dialog().getByRole('button', { name: 'Continuar com 2 contatos' })).toBeInTheDocument();
  });
});

it('[CONT-06] a sheet of thousands of rows lists the first ones and more on demand', async () => {
  const app = await renderSignedIn({
    path: '/contacts',
    routes: { 'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } } },
  });
  await app.user.click(await screen.findByRole('button', { name: /Importar/ }));
  fireEvent.change(await screen.findByLabelText('Planilha de contatos'), {
    target: { files: [sheet(...Array.from({ length: 250 }, () => ''))] },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const rows = () => dialog.getAllByRole('listitem');
  await drawn(() => dialog.getByText('250 linhas não podem ser usadas'));
  expect(rows()).toHaveLength(201);
  await app.user.click(dialog.getByRole('button', { name: 'Mostrar mais 50' }));
  expect(rows()).toHaveLength(250);
  expect(rows().at(-1)).toHaveTextContent('Linha 251');
  await eventually(() => expect(dialog.getByRole('list')).toHaveFocus());
});
