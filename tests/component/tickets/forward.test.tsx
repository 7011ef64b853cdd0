import { AxiosError } from 'axios';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import type { Ticket } from '@/protocol/records/tickets';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser();
const open = (id: number, name: string) =>
  aTicket({
    id,
    status: 'open',
    userId: me.id,
    contactId: id + 1_000,
    contact: { id: id + 1_000, name, number: `551190000000${id}` },
  });
const [source, rita, bruno] = [open(1, 'Cliente 1'), open(2, 'Rita Lima'), open(3, 'Bruno Reis')];
const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;
const messages = [
  aMessage({ id: 'A', body: 'Primeira', createdAt: at(1) }),
  aMessage({ id: 'B', body: '-', mediaType: 'image', mediaUrl: 'sofa.jpg', createdAt: at(2) }),
  aMessage({ id: 'C', body: 'Terceira', createdAt: at(3) }),
  aMessage({ id: 'D', body: 'Sumiu', isDeleted: true, createdAt: at(4) }),
];
const ana = { id: 50, name: 'Ana Contato', number: '5511955550000' };

beforeAll(() => import('@/features/tickets/forward/ForwardDialog'));

const start = async (
  routes: FakeRoutes = {},
  from = 'Terceira',
  others: readonly Ticket[] = [rita!, bruno!],
  further: readonly ReturnType<typeof aMessage>[] = [],
) => {
  const app = await renderTickets({
    tickets: [source!, ...others],
    messages: [...messages, ...further],
    path: `/tickets/${source!.uuid}`,
    routes: {
      'GET /contacts': { body: { contacts: [ana], count: 1, hasMore: false } },
      'GET /contacts/list': { body: [ana] },
      'GET /contacts/': { body: { contacts: [ana], count: 1, hasMore: false } },
      ...routes,
    },
  });
  // What is rendered first is replaced by the list.
  const menu = await eventually(() => {
    const bubble = within(screen.getByRole('log')).getByText(from).closest('article')!;
    return within(bubble).getByRole('button', { name: 'Opções da mensagem' });
  });
  await app.user.click(menu);
  await app.user.click(await screen.findByRole('menuitem', { name: 'Encaminhar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Encaminhar' });
  const pick = async (typed: string, option: RegExp) => {
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' }), { target: { value: typed } });
    await app.user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content *' }));
  };
  const send = () => app.user.click(within(dialog).getByRole('button', { name: 'Encaminhar' }));
  return { ...app, dialog, pick, send };
};
const boxOf = (dialog: HTMLElement, words: RegExp) => within(dialog).getByRole('checkbox', { name: words });

describe('forwarding', () => {
  it('[TRIAGE-07] [TRIAGE-11] sends several messages in conversation order to several open tickets, with files read and sent again', async () => {
    const post = createRecordedRoute({ body: {} });
    const texts = (asked: typeof post.asked) =>
      asked.map(({ body }) => (body instanceof FormData ? 'file' : (body as { body: string }).body));
    const [toRita, toBruno] = [createRecordedRoute({ body: {} }), createRecordedRoute({ body: {} })];
    const { dialog, pick, send, store } = await start({
      'GET /public/sofa.jpg': { body: 'jpg' },
      'POST /messages/2': toRita.route,
      'POST /messages/3': toBruno.route,
    });
    fireEvent.click(boxOf(dialog, /^Foto/));
    fireEvent.click(boxOf(dialog, /^Primeira/));
    await pick('RÍTA', /^Rita Lima$/);
    await pick('90000-0003', /^Bruno Reis$/);
    await send();
    expect(await screen.findByText('Encaminhado para 2 conversas.')).toBeInTheDocument();
    expect(store.getState().toasts).toMatchObject([{ kind: 'success' }]);
    const queued = (ticketId: number) =>
      store
        .getState()
        .outbox.order.map((id) => store.getState().outbox.byId[id]!)
        .filter((entry) => entry.ticketId === ticketId)
        .map(({ body, file }) => file?.name ?? body);
    expect(queued(2)).toEqual(['Primeira', 'sofa.jpg', 'Terceira']);
    expect(queued(3)).toEqual(['Primeira', 'sofa.jpg', 'Terceira']);
    await eventually(() => expect(texts(toRita.asked)[0]).toBe('Primeira'));
    // The dialog closes while sending continues.
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[TRIAGE-07] Enter chooses what was searched for and leaves the targets chosen before', async () => {
    const { dialog, pick } = await start();
    await pick('rita', /^Rita Lima$/);
    const field = within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' });
    fireEvent.change(field, { target: { value: 'bruno' } });
    await screen.findByText(/^Bruno Reis$/, { selector: '.ant-select-item-option-content *' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    for (const name of ['Rita Lima', 'Bruno Reis']) expect(within(dialog).getByTitle(name)).toBeInTheDocument();
  });

  it('[TRIAGE-07] [FMT-03] says beforehand which messages cannot be forwarded', async () => {
    const link = 'https://maps.google.com/?q=-23.5,-46.6';
    const { dialog } = await start({}, 'Terceira', undefined, [
      aMessage({ id: 'E', mediaType: 'locationMessage', body: ` | ${link} | Loja`, createdAt: at(5) }),
      aMessage({ id: 'F', mediaType: 'call_log', body: 'Chamada perdida', createdAt: at(6) }),
      aMessage({ id: 'G', body: 'Olá, {{name}}', createdAt: at(7) }),
    ]);
    for (const reason of [
      /foi apagada e não pode ser encaminhada/,
      /localizações sem mapa não podem ser encaminhadas/,
      /ligações não podem ser encaminhadas/,
      /textos com chaves duplas mudariam no envio/,
    ]) {
      expect(boxOf(dialog, reason)).toBeDisabled();
    }
    expect(boxOf(dialog, /^Foto.*Cliente 1 · 21\/11\/2026 09:02$/)).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Encaminhar' })).toBeDisabled();
  });

  it('[TRIAGE-07] allows five recipients, not six', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((place) => open(10 + place, `Alvo ${place}`));
    const { dialog, pick, send, user, store } = await start({}, 'Terceira', six);
    for (const place of [1, 2, 3, 4, 5]) await pick(`alvo ${place}`, new RegExp(`^Alvo ${place}$`));
    const field = within(dialog).getByRole('combobox', { name: 'Para quem (até 5)' });
    await user.click(field);
    fireEvent.change(field, { target: { value: 'alvo 6' } });
    const sixth = await screen.findByText('Alvo 6', { selector: '.ant-select-item-option-content *' });
    expect(sixth.closest('.ant-select-item-option')).toHaveClass('ant-select-item-option-disabled');
    fireEvent.click(sixth);
    await send();
    expect(await screen.findByText('Encaminhado para 5 conversas.')).toBeInTheDocument();
    const { outbox } = store.getState();
    expect(outbox.order.map((id) => outbox.byId[id]?.ticketId)).toEqual([11, 12, 13, 14, 15]);
  });

  it.each([
    ['that the server has no more', (): FakeAnswer => ({ status: 404 })],
    [
      'whose line breaks',
      (): FakeAnswer => {
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
      },
    ],
  ])('[TRIAGE-07] a file %s stops everything from being sent', async (_, answer) => {
    const { dialog, pick, send, store } = await start({ 'GET /public/sofa.jpg': answer });
    fireEvent.click(boxOf(dialog, /^Foto/));
    await pick('rita', /^Rita Lima$/);
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    const failed = await within(dialog).findByText(
      'Não foi possível ler os arquivos. Nada foi enviado. Tente de novo.',
    );
    // In a low window the text appears below the visible part of the dialog.
    expect(scrolledTo.mock.contexts).toContain(failed);
    expect(store.getState().outbox.order).toEqual([]);
  });

  it('[TRIAGE-07] closing the dialog while files are read sends nothing', async () => {
    let isAsked = false;
    const { held, release: answer } = hold();
    const { dialog, pick, send, store, user } = await start({
      'GET /public/sofa.jpg': async () => {
        isAsked = true;
        await held;
        return { body: 'jpg' };
      },
    });
    fireEvent.click(boxOf(dialog, /^Foto/));
    await pick('rita', /^Rita Lima$/);
    await send();
    await eventually(() => expect(isAsked).toBe(true));
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => answer());
    expect(store.getState().outbox.order).toEqual([]);
    expect(screen.queryByText(/^Encaminhado para/)).not.toBeInTheDocument();
  });

  it.each([
    ['sent', { body: aTicket({ id: 9, status: 'open', userId: me.id, contactId: 50, contact: ana }) }, 1],
    ['refused', { status: 400, body: { error: 'ERR_NO_DEF_WAPP_FOUND' } }, 0],
  ])(
    '[TRIAGE-07] a target whose messages are %s after the dialog was closed is told of',
    async (end, answer, count) => {
      const { held, release } = hold();
      const { dialog, pick, send, store, user, calls } = await start({
        'POST /tickets': async () => {
          await held;
          return answer;
        },
      });
      await pick('ana contato', /^Ana Contato$/);
      await send();
      await eventually(() => expect(calls).toContain('POST /tickets'));
      await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await act(async () => release());
      const told = end === 'sent' ? 'Encaminhado para 1 conversa.' : 'Não foi encaminhado para: Ana Contato';
      expect(await screen.findByText(told)).toBeInTheDocument();
      expect(store.getState().toasts).toMatchObject([{ kind: end === 'sent' ? 'success' : 'error' }]);
      expect(store.getState().outbox.order).toHaveLength(count);
    },
  );

  it('[TRIAGE-07] [ERR-02] [ERR-31] [CALL-32] [CALL-46] opens a ticket in the chosen queue for a contact without one, and stays on the screen; a refusal is named', async () => {
    const made = aTicket({ id: 9, status: 'open', userId: me.id, contactId: 50, contact: ana });
    const known = { status: 400, body: { error: 'ERR_NO_DEF_WAPP_FOUND' } };
    const create = createRecordedRoute(known, { status: 500, body: { error: 'x' } }, { body: made });
    const search = createRecordedRoute({ body: { contacts: [ana], count: 1, hasMore: false } });
    const routes = { 'POST /tickets': create.route, 'GET /contacts': search.route };
    const { dialog, pick, send, store, paths, user } = await start(routes);
    await pick('95555-0000', /^Ana Contato$/);
    // Contacts are searched for on the server, by the digits of a number.
    expect(search.asked.map(({ query }) => query)).toEqual([{ searchParam: '955550000', pageNumber: 1 }]);
    // Two contacts may have one name.
    const offered = screen.getByText('Ana Contato', { selector: '.ant-select-item-option-content *' });
    expect(offered.parentElement).toHaveTextContent('Ana Contato+55 11 95555-0000');
    expect(within(dialog).getByRole('combobox', { name: 'Fila' })).toBeInTheDocument();
    await send();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Ana Contato: Nenhuma conexão padrão definida. Peça ao administrador para escolher uma.',
    );
    // jsdom ends no animation: the loading icon may still be in the button's name.
    const again = () => user.click(within(dialog).getByRole('button', { name: /Encaminhar$/ }));
    await again();
    const alert = await within(dialog).findByText(/Não foi possível concluir/);
    expect(alert).toHaveTextContent('Ana Contato: Não foi possível concluir. Tente novamente.');
    expect(store.getState().outbox.order).toEqual([]);
    await again();
    expect(await screen.findByText('Encaminhado para 1 conversa.')).toBeInTheDocument();
    expect(create.asked.at(-1)?.body).toMatchObject({ contactId: 50, queueId: 1, userId: me.id });
    expect(Object.values(store.getState().outbox.byId).map(({ ticketId, body }) => [ticketId, body])).toEqual([
      [9, 'Terceira'],
    ]);
    expect(paths).toEqual([]);
  });
});
