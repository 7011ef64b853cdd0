import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { MessagesApiPage } from '@/features/messages-api/MessagesApiPage';
import { parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { ServerContext } from '@/store/ServerContext';
import { eventually } from '@tests/support/eventually';
import { companyServer } from '@tests/support/fakes/fakeDesktop';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

const SEND = 'POST /api/messages/send';
const connections = [
  { id: 1, name: 'Loja', status: 'CONNECTED', token: 'segredo-da-loja' },
  { id: 2, name: 'Sem token', status: 'CONNECTED', token: '' },
  { id: 4, name: 'Centro', status: 'CONNECTED', token: 'segredo-do-centro' },
];

/** A server whose calls are not at its root, where its files and events are. */
const Page = () => (
  <ServerContext value={{ ...companyServer, rest: `${companyServer.rest}/v1` }}>
    <MessagesApiPage />
  </ServerContext>
);

const open = async (
  answer: FakeAnswer = { body: { mensagem: 'Mensagem enviada' } },
  role: object = { profile: 'admin' },
  more: FakeRoutes = {},
) => {
  const sent: InternalAxiosRequestConfig[] = [];
  const routes: FakeRoutes = {
    'GET /whatsapp/': ({ params }) => ({ body: params?.session === 0 && params.companyId === 1 ? connections : [] }),
    [SEND]: (config) => {
      sent.push(config);
      return answer;
    },
    ...more,
  };
  const app = await renderPage(Page, { routes, user: aUser(role) });
  const form = (name: string) => within(screen.getByRole('region', { name }));
  const fill = (name: string, values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(form(name).getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
    }
  };
  const send = (name: string) => app.user.click(form(name).getByRole('button', { name: /Enviar$/ }));
  /** What the store holds, the log says and this computer keeps. */
  const kept = () => {
    const { local } = app;
    const stored = Array.from({ length: local.length }, (_, place) => local.getItem(local.key(place) ?? ''));
    return JSON.stringify([app.store.getState(), app.logged, app.details, stored, localStorage, sessionStorage]);
  };
  return { ...app, sent, form, fill, send, kept };
};

const TEXT = 'Testar mensagem de texto';
const MEDIA = 'Testar mensagem com arquivos';

describe('the messages API page', () => {
  it('[API-01] documents both forms of the call for the server in use', async () => {
    const { user } = await open();
    for (const text of [
      'Cada conexão pode ter um token. Ele identifica de qual número a mensagem sai e vai no cabeçalho Authorization.',
      'Campos: number e body.',
      'Campos: number, body e medias, um ou mais arquivos.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const json = screen.getByRole('region', { name: 'Mensagem de texto (JSON)' });
    expect(json).toHaveTextContent('POST https://atende.example.com.br/v1/api/messages/send');
    expect(json).toHaveTextContent('Authorization: Bearer {token} Content-Type: application/json');
    expect(json).toHaveTextContent('{ "number": "5511988887777", "body": "Olá!" }');
    const multipart = screen.getByRole('region', { name: 'Mensagem com arquivos (multipart)' });
    expect(multipart).toHaveTextContent('POST https://atende.example.com.br/v1/api/messages/send');
    expect(multipart).toHaveTextContent('Authorization: Bearer {token} Content-Type: multipart/form-data');
    expect(multipart).toHaveTextContent('number=5511988887777 body=Olá! medias=@foto.jpg');
    for (const code of [json, multipart]) {
      const name = code.getAttribute('aria-label');
      await user.click(within(code).getByRole('button', { name: `Copiar ${name}` }));
      expect(await within(code).findByRole('button', { name: `${name}: copiado` })).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(code.querySelector('pre')?.textContent);
    }
  });

  it('[API-02] [API-05] [API-06] [CALL-159] [SEC-05] sends a text with the typed token, which is neither stored nor logged', async () => {
    const { fill, send, sent, form, store, kept, user } = await open({ status: 202, body: 'qualquer coisa' });
    fill(TEXT, { Token: ' tok-1 ', Número: '5511988887777', Mensagem: 'Olá!' });
    const token = form(TEXT).getByLabelText('Token', { selector: 'input' });
    expect(token).toHaveAttribute('type', 'password');
    // No browser offers to keep it.
    expect(token).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(form(TEXT).getByRole('button', { name: 'Mostrar token' }));
    expect(token).toHaveAttribute('type', 'text');
    await send(TEXT);
    expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tok-1');
    expect(JSON.parse(String(sent[0]?.data))).toEqual({ number: '5511988887777', body: 'Olá!' });
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(kept()).not.toContain('tok-1');
  });

  it('[API-03] [API-05] [API-06] [CALL-159] [LIST-11] sends files as multipart, text parts first', async () => {
    const { fill, send, sent, form, kept, user } = await open();
    fill(MEDIA, { Token: 'tok-1', Número: '5511988887777', Mensagem: 'legenda' });
    await send(MEDIA);
    const refusal = await form(MEDIA).findByText('Required');
    expect(refusal.closest('.ant-form-item')).toContainElement(
      form(MEDIA).getByLabelText('Arquivos', { selector: 'input' }),
    );
    const files = [new File(['a'], 'a.png', { type: 'image/png' }), new File(['b'], 'b.pdf')];
    const choice = form(MEDIA).getByLabelText('Arquivos', { selector: 'input' });
    await user.upload(choice, files);
    await send(MEDIA);
    expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    const body = sent[0]?.data as FormData;
    expect([...body.keys()]).toEqual(['number', 'body', 'medias', 'medias']);
    expect([body.get('number'), body.get('body')]).toEqual(['5511988887777', 'legenda']);
    expect(body.getAll('medias').map((file) => (file as File).name)).toEqual(['a.png', 'b.pdf']);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tok-1');
    expect(kept()).not.toContain('tok-1');
  });

  it('[API-03] files chosen one after the other are listed, removed one by one, and sent in their order', async () => {
    const { fill, send, sent, form, user } = await open();
    fill(MEDIA, { Token: 'tok-1', Número: '5511988887777' });
    const choice = form(MEDIA).getByLabelText('Arquivos', { selector: 'input' });
    const names = () =>
      within(form(MEDIA).getByRole('list', { name: 'Arquivos' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    await user.upload(choice, [new File(['a'], 'a.png'), new File(['b'], 'b.pdf')]);
    await user.upload(choice, new File(['c'], 'c.txt'));
    expect(names()).toEqual(['a.png', 'b.pdf', 'c.txt']);
    await user.click(form(MEDIA).getByRole('button', { name: 'Remover b.pdf' }));
    expect(names()).toEqual(['a.png', 'c.txt']);
    await eventually(() => expect(form(MEDIA).getByRole('button', { name: 'Arquivos' })).toHaveFocus());
    await send(MEDIA);
    expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
    const body = sent[0]?.data as FormData;
    expect([body.get('number'), body.get('body')]).toEqual(['5511988887777', '']);
    expect(body.getAll('medias').map((file) => (file as File).name)).toEqual(['a.png', 'c.txt']);
  });

  it('[API-04] [LIST-11] the number is digits without a mask, and nothing is sent without token, number and text', async () => {
    const { fill, send, sent, form } = await open();
    await send(TEXT);
    await eventually(() => expect(form(TEXT).getAllByText('Required')).toHaveLength(3));
    for (const label of ['Token', 'Número', 'Mensagem'])
      expect(form(TEXT).getByLabelText(label, { selector: 'input, textarea' })).toHaveAccessibleDescription('Required');
    await send(MEDIA);
    // A text is not needed beside files.
    await eventually(() => expect(form(MEDIA).getAllByText('Required')).toHaveLength(3));
    for (const label of ['Token', 'Número'])
      expect(form(MEDIA).getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription('Required');
    fill(TEXT, { Token: 't', Número: '(11) 98888-7777', Mensagem: 'x' });
    await send(TEXT);
    await eventually(() =>
      expect(form(TEXT).getByLabelText('Número')).toHaveAccessibleDescription(
        expect.stringContaining('Use só números: código do país, DDD e número.'),
      ),
    );
    expect(sent).toEqual([]);
  });

  it.each(['+5511988887777', '55 11 988887777', '55-11-98888-7777', '5511988887777a'])(
    '[API-04] neither form takes %s, and the documentation says how a number is written',
    async (number) => {
      const { fill, send, sent, form, user } = await open();
      expect(screen.getByText('Use código do país, DDD e número, só com algarismos.')).toBeInTheDocument();
      await user.upload(form(MEDIA).getByLabelText('Arquivos', { selector: 'input' }), new File(['a'], 'a.png'));
      for (const name of [TEXT, MEDIA]) {
        fill(name, { Token: 't', Número: number, Mensagem: 'x' });
        await send(name);
        expect(await form(name).findByText('Use só números: código do país, DDD e número.')).toBeInTheDocument();
      }
      expect(sent).toEqual([]);
      // A pasted number may have spaces around it.
      fill(MEDIA, { Número: ' 5511988887777 ' });
      await send(MEDIA);
      expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
      const body = sent[0]?.data as FormData;
      expect(body.get('number')).toBe('5511988887777');
    },
  );

  it('[API-06] [CALL-55] an admin may use the token of a connection that has one', async () => {
    const { form, kept } = await open();
    const field = (name: string) => form(name).getByLabelText('Token', { selector: 'input' });
    fireEvent.change(field(TEXT), { target: { value: 'digitado' } });
    fireEvent.mouseDown(await form(MEDIA).findByRole('combobox', { name: 'Usar o token de uma conexão' }));
    const offered = await screen.findByText('Centro', { selector: '.ant-select-item-option-content' });
    expect(screen.queryByText('Sem token', { selector: '.ant-select-item-option-content' })).not.toBeInTheDocument();
    fireEvent.click(offered);
    expect(field(MEDIA)).toHaveValue('segredo-do-centro');
    expect(field(MEDIA)).toHaveAttribute('type', 'password');
    expect(field(TEXT)).toHaveValue('digitado');
    for (const token of ['segredo-do-centro', 'segredo-da-loja']) expect(kept()).not.toContain(token);
  });

  it('[API-06] where the connections cannot be read the token is typed', async () => {
    const { fill, send, sent } = await open(undefined, undefined, { 'GET /whatsapp/': { status: 500, body: {} } });
    await eventually(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    fill(TEXT, { Token: 'tok-1', Número: '5511988887777', Mensagem: 'Olá!' });
    await send(TEXT);
    expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tok-1');
  });

  it('[RT-08] [API-06] follows connections that appear, get another name or are deleted', async () => {
    let stored: readonly object[] = connections;
    const { form, store } = await open(undefined, undefined, { 'GET /whatsapp/': () => ({ body: stored }) });
    const tell = async (payload: object, now: readonly object[]) => {
      stored = now;
      await act(async () => void store.dispatch(serverEvents.whatsapp(parseEvent('whatsapp', payload, 1)!)));
    };
    const expectOffered = async (...names: readonly string[]) => {
      const field = await form(TEXT).findByRole('combobox', { name: 'Usar o token de uma conexão' });
      fireEvent.mouseDown(field);
      const options = [...document.querySelectorAll('.ant-select-item-option-content')];
      expect(options.map(({ textContent }) => textContent)).toEqual(names);
      fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
    };
    await expectOffered('Loja', 'Centro');
    const shop = { ...connections[0]!, name: 'Matriz' };
    const branch = { id: 3, name: 'Filial', status: 'CONNECTED', token: 'segredo-da-filial' };
    await tell({ action: 'update', whatsapp: shop }, [shop]);
    await eventually(() => expectOffered('Matriz'));
    await tell({ action: 'update', whatsapp: branch }, [shop, branch]);
    await eventually(() => expectOffered('Matriz', 'Filial'));
    await tell({ action: 'delete', whatsappId: 1 }, [branch]);
    await eventually(() => expectOffered('Filial'));
  });

  it('[RT-08] [API-06] uses the token that another admin gave a connection while the choice is on screen, and keeps the focus there', async () => {
    const shop = { ...connections[0]!, updatedAt: '2026-11-20T12:00:00.000Z' };
    let stored = shop;
    const { form, store } = await open(undefined, undefined, { 'GET /whatsapp/': () => ({ body: [stored] }) });
    const box = await form(TEXT).findByRole('combobox', { name: 'Usar o token de uma conexão' });
    box.focus();
    stored = { ...shop, token: 'segredo-novo', updatedAt: '2026-11-20T13:00:00.000Z' };
    await act(async () => {
      store.dispatch(serverEvents.whatsapp(parseEvent('whatsapp', { action: 'update', whatsapp: stored }, 1)!));
    });
    await waitFor(() => expect(box).toHaveFocus());
    fireEvent.mouseDown(box);
    fireEvent.click(await screen.findByText('Loja', { selector: '.ant-select-item-option-content' }));
    expect(form(TEXT).getByLabelText('Token', { selector: 'input' })).toHaveValue('segredo-novo');
    expect(JSON.stringify(store.getState())).not.toContain('segredo-novo');
  });

  it.each([{ profile: 'user' }, { profile: 'supervisor' }, { profile: 'user', super: true }])(
    '[API-02] [API-05] [API-06] [PERM-14] other users are offered no token, and send with the one they type: %j',
    async (role) => {
      const { fill, send, sent } = await open(undefined, role);
      await act(async () => {});
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      fill(TEXT, { Token: 'tok-1', Número: '5511988887777', Mensagem: 'Olá!' });
      await send(TEXT);
      expect(await screen.findByText('Mensagem enviada com sucesso')).toBeInTheDocument();
      expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer tok-1']);
    },
  );

  it.each([
    [{ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }, 'Token não aceito. Confira o token da conexão.'],
    [{ status: 401, body: { error: 'Acesso não permitido' } }, 'Token não aceito. Confira o token da conexão.'],
    [
      { status: 400, body: { error: 'ERR_CHECK_NUMBER' } },
      'O número do contato é inválido. Confira o número digitado.',
    ],
    [
      { status: 403, body: { error: 'ERR_NO_PERMISSION' } },
      'Você não tem permissão para isso. Fale com o administrador.',
    ],
    [{ status: 500, body: {} }, 'Não foi possível concluir. Tente novamente.'],
    [
      { status: 413, body: '<html>Request Entity Too Large</html>' },
      'O servidor recusou o envio por ser grande demais. Escolha um arquivo menor.',
    ],
  ])(
    '[API-03] [API-05] [API-06] [CALL-159] [SESS-10] [ERR-02] [ERR-03] [ERR-31] [COMPAT-01] a refusal (%o) is shown in the form and does not end the session',
    async (answer, text) => {
      const { fill, send, form, store, kept, sent, user } = await open(answer);
      await user.upload(form(MEDIA).getByLabelText('Arquivos', { selector: 'input' }), new File(['a'], 'a.png'));
      for (const name of [TEXT, MEDIA]) {
        fill(name, { Token: 'tok-9', Número: '5511988887777', Mensagem: 'x' });
        await send(name);
        expect(await form(name).findByText(text, { selector: '[data-selectable]' })).toBeInTheDocument();
      }
      expect(store.getState().session.status).toBe('signedIn');
      expect(store.getState().toasts).toEqual([]);
      // Nor is it tried again with the session's own token.
      expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer tok-9', 'Bearer tok-9']);
      expect(kept()).not.toContain('tok-9');
      expect(form(TEXT).getByLabelText('Mensagem', { selector: 'textarea' })).toHaveValue('x');
    },
  );
});
