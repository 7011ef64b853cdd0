import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InternalAxiosRequestConfig } from 'axios';
import { quickReplyPicked } from '@/entities/conversations/drafts/draftsSlice';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { openComposer } from './composerTools';

// Each sign counts as one character, although it is stored as two.
const exactly35 = 'Trinta e cinco caracteres exatos 👍👍';
const answers = [
  { id: 1, shortcode: 'pix', message: `${exactly35}!`, mediaPath: null },
  { id: 2, shortcode: 'endereço', message: exactly35, mediaPath: null },
  {
    id: 3,
    shortcode: 'catalogo',
    message: 'Segue o catálogo',
    mediaPath: 'http://server.test/public/quickMessage/catalogo.pdf',
    mediaName: 'Catálogo 2026.pdf',
  },
];

const open = (routes: FakeRoutes = {}) => openComposer({ 'GET /quick-messages/list': { body: answers }, ...routes });
type User = Awaited<ReturnType<typeof open>>['user'];
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('quick replies', () => {
  it("[INPUT-08] [INPUT-09] [CALL-67] '/' opens the user's quick replies, requested with companyId and userId", async () => {
    const asked: unknown[] = [];
    const { user, box } = await open({
      'GET /quick-messages/list': ({ params }: InternalAxiosRequestConfig) => {
        asked.push(params);
        return { body: answers };
      },
    });
    await user.type(box(), '/');
    expect(await screen.findByRole('listbox', { name: 'Respostas rápidas' })).toBeInTheDocument();
    expect(asked).toEqual([{ companyId: 1, userId: 10 }]);
    await user.type(box(), 'ENDEREC');
    // The marked one also shows its whole text.
    expect(options()).toEqual([`/endereço${exactly35}${exactly35}Enter`]);
  });

  it('[INPUT-08] a slash that begins a line or a word opens them, one inside a word, date or address does not', async () => {
    const { user, box } = await open();
    for (const text of ['/', 'Olá /', 'Olá{Shift>}{Enter}{/Shift}/']) {
      await user.clear(box());
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await user.type(box(), text);
      expect(await screen.findByRole('listbox')).toBeInTheDocument();
    }
    for (const text of ['e/', '10/', 'https:/']) {
      await user.clear(box());
      await user.type(box(), text);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    }
  });

  it('[INPUT-10] a label longer than 35 characters is cut, one of 35 stays whole', async () => {
    const { user, box } = await open();
    await user.type(box(), '/');
    await screen.findByRole('listbox');
    expect(options().some((option) => option?.startsWith(`/pix${exactly35}…`))).toBe(true);
    expect(options()).toContain(`/endereço${exactly35}`);
  });

  it('[INPUT-10] names are filled in before the label is cut, and the highlighted reply shows its whole text', async () => {
    const message = 'Olá, {{firstName}}!\n Já vejo o seu pedido, {{name}}, e volto em seguida.';
    const { user, box } = await open({
      'GET /quick-messages/list': { body: [{ id: 1, shortcode: 'ola', message, mediaPath: null }] },
    });
    await user.type(box(), '/');
    await screen.findByRole('listbox');
    const whole = 'Olá, Cliente! Já vejo o seu pedido, Cliente 1, e volto em seguida.';
    // The label is one line.
    expect(options()).toEqual([`/ola${whole.slice(0, 35)}…${whole.replace('! ', '!\n ')}Enter`]);
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('[INPUT-08] [INPUT-11] choosing by keyboard replaces the shortcut in the text with the message, unsent', async () => {
    const { user, box, sent } = await open();
    await user.type(box(), 'Olá! /');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(`Olá! ${exactly35}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await eventually(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ['a click', async (user: User) => user.click(screen.getByRole('option', { name: /^\/endereço/ }))],
    ['the Tab key', async (user: User) => user.keyboard('{Tab}')],
  ])(
    '[INPUT-11] a reply chosen by %s takes the place of its slash inside the text, which keeps the focus',
    async (_, choose) => {
      const { user, box, sent } = await open();
      await user.type(box(), 'Olá!  Até já');
      await user.type(box(), '/end', { initialSelectionStart: 5, initialSelectionEnd: 5 });
      await screen.findByRole('listbox');
      await choose(user);
      expect(box()).toHaveValue(`Olá! ${exactly35} Até já`);
      await eventually(() => expect(box()).toHaveFocus());
      await user.keyboard('…');
      expect(box()).toHaveValue(`Olá! ${exactly35}… Até já`);
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['a word with a slash', 'Para voltar, digite /menu'],
    // The server fills in names.
    ['such a word, with a name in it,', 'Para voltar, {{name}}, digite /menu'],
    // As text copied from Windows has them; a text box keeps only the line feeds.
    ['such a word below lines of Windows', 'Pedido feito.\r\nPara voltar,\r\ndigite /menu'],
  ])('[INPUT-11] a reply that ends in %s does not open the list again', async (_, message) => {
    const menu = { id: 4, shortcode: 'menu', message, mediaPath: null };
    const written = message.replaceAll('\r', '');
    const { user, box, sent } = await open({ 'GET /quick-messages/list': { body: [menu] } });
    await user.type(box(), '/menu');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(written);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await eventually(() => expect(sent).toEqual([{ text: `*Ana Ribeiro:*\n${written}`, quoted: null }]));
  });

  it('[INPUT-08] Escape leaves the text as it is, and keeps the list closed for this slash alone', async () => {
    const { user, box, sent } = await open();
    await user.type(box(), '/p');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}ix');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await eventually(() => expect(sent).toEqual([{ text: '*Ana Ribeiro:*\n/pix', quoted: null }]));
    await user.type(box(), '/');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await user.keyboard('p{Escape}');
    await user.click(screen.getByRole('button', { name: /^Enviar/ }));
    await eventually(() => expect(sent).toHaveLength(2));
    await user.keyboard('/');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('[INPUT-08] a list that cannot be read says so, and is read again by Enter or a click', async () => {
    const failed = { status: 500, body: {} };
    const list = createRecordedRoute(failed, failed, { body: answers });
    const { user, box, sent } = await open({ 'GET /quick-messages/list': list.route });
    const failure = () => screen.findByRole('option', { name: /^Não foi possível carregar as respostas rápidas/ });
    // The answer comes after the shortcut is typed; Enter must not send it to the customer.
    await user.type(box(), '/pix');
    expect(box()).toHaveAttribute('aria-activedescendant', (await failure()).id);
    expect(options()).toEqual(['Não foi possível carregar as respostas rápidasTentar de novoEnter']);
    await user.keyboard('{Enter}');
    await eventually(() => expect(list.asked).toHaveLength(2));
    await user.click(await failure());
    await screen.findByRole('option', { name: /^\/pix/ });
    expect(list.asked).toHaveLength(3);
    await eventually(() => expect(box()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(`${exactly35}!`);
    expect(sent).toEqual([]);
  });

  it('[INPUT-08] while the list is being read, which it says, Enter sends no shortcut to the customer', async () => {
    const list = createHeldRoute();
    const { user, box, region, sent } = await open({ 'GET /quick-messages/list': list.route });
    await user.type(box(), '/pix{Enter}');
    expect(region().getByText('Carregando')).toBeVisible();
    expect(box()).toHaveValue('/pix');
    list.answer({ body: answers });
    await screen.findByRole('option', { name: /^\/pix/ });
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(`${exactly35}!`);
    expect(sent).toEqual([]);
  });

  it('[INPUT-08] words that match no reply close the list and are sent as they are; without any reply the list says so', async () => {
    const { user, box, sent, untilSent } = await open();
    await user.type(box(), '/p');
    await screen.findByRole('listbox');
    await user.type(box(), 'razo');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ text: '*Ana Ribeiro:*\n/prazo', quoted: null }]);
    cleanup();
    const none = await open({ 'GET /quick-messages/list': { body: [] } });
    await none.user.type(none.box(), '/');
    expect(await screen.findByText('Você ainda não tem respostas rápidas.')).toBeVisible();
  });

  it('[INPUT-08] Escape closes the failure of the list, and the text is sent as it is', async () => {
    const { user, box, untilSent, sent } = await open({ 'GET /quick-messages/list': { status: 500, body: {} } });
    await user.type(box(), 'por /mês');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ text: expect.stringContaining('por /mês'), quoted: null }]);
  });

  it('[INPUT-08] the button also opens them', async () => {
    const { user, box, region } = await open();
    await user.type(box(), 'Olá');
    await user.click(region().getByRole('button', { name: 'Respostas rápidas' }));
    expect(box()).toHaveValue('Olá /');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('[INPUT-12] [MSG-15] the file of a quick reply is fetched once into the tray, and sent in one multipart with the text', async () => {
    const { user, box, tray, calls, sent, untilSent } = await open({
      'GET /public/quickMessage/catalogo.pdf': { body: 'PDF' },
    });
    await user.type(box(), '/cat');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Segue o catálogo');
    expect(await screen.findByRole('button', { name: 'Remover Catálogo 2026.pdf' })).toBeInTheDocument();
    expect(tray().getAllByRole('listitem')).toHaveLength(1);
    expect(calls.filter((call) => call === 'GET /public/quickMessage/catalogo.pdf')).toHaveLength(1);
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ file: 'Catálogo 2026.pdf', type: expect.any(String), caption: 'Segue o catálogo' }]);
  });

  it('[INPUT-12] [MSG-15] a file of which only the path is known is fetched from /public, and named after it', async () => {
    const reply = { id: 5, shortcode: 'tabela', message: 'Segue a tabela', mediaPath: 'tabela.pdf' };
    const { user, box, sent, untilSent } = await open({
      'GET /quick-messages/list': { body: [reply] },
      'GET /public/tabela.pdf': { body: 'PDF' },
    });
    await user.type(box(), '/tab');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Remover tabela.pdf' });
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toMatchObject([{ file: 'tabela.pdf', caption: 'Segue a tabela' }]);
  });

  it('[INPUT-12] the file of a quick reply can be taken out again, and the text is sent alone', async () => {
    const { user, box, sent, untilSent } = await open({ 'GET /public/quickMessage/catalogo.pdf': { body: 'PDF' } });
    await user.type(box(), '/cat');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remover Catálogo 2026.pdf' }));
    await eventually(() => expect(box()).toHaveFocus());
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ text: '*Ana Ribeiro:*\nSegue o catálogo', quoted: null }]);
  });

  it('[INPUT-11] [INPUT-12] one that is chosen in the palette brings its file as well', async () => {
    const { live, box, tray, sent } = await open({ 'GET /public/quickMessage/catalogo.pdf': { body: 'PDF' } });
    await live(quickReplyPicked({ ticketId: 1, quickReply: answers[2]! }));
    expect(box()).toHaveValue('Segue o catálogo');
    await screen.findByRole('button', { name: 'Remover Catálogo 2026.pdf' });
    expect(tray().getAllByRole('listitem')).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  describe('a second Enter while the file is being fetched', () => {
    const sendEarly = async () => {
      const file = createHeldRoute();
      const app = await open({ 'GET /public/quickMessage/catalogo.pdf': file.route });
      await app.user.type(app.box(), '/cat');
      await screen.findByRole('listbox');
      await app.user.keyboard('{Enter}{Enter}');
      await eventually(() => expect(file.isAsked()).toBe(true));
      return { ...app, file };
    };

    it('[INPUT-12] sends the text with its file as soon as that is there', async () => {
      const { box, sent, file, untilSent, region } = await sendEarly();
      expect(box()).toHaveValue('Segue o catálogo');
      expect(sent).toEqual([]);
      file.answer({ body: 'PDF' });
      await untilSent(1);
      expect(sent).toEqual([{ file: 'Catálogo 2026.pdf', type: expect.any(String), caption: 'Segue o catálogo' }]);
      expect(box()).toHaveValue('');
      await eventually(() => expect(region().queryByRole('list')).not.toBeInTheDocument());
    });

    it('[INPUT-12] is answered by words that the file is on its way', async () => {
      const { file, region } = await sendEarly();
      expect(region().getByText('Anexando arquivos')).toBeVisible();
      file.answer({ body: 'PDF' });
      await eventually(() => expect(region().queryByText('Anexando arquivos')).not.toBeInTheDocument());
    });

    it('[INPUT-12] sends nothing when the file cannot be fetched', async () => {
      const { user, box, sent, store, file, untilSent } = await sendEarly();
      file.answer({ status: 404 });
      // The second place a file may be in.
      await eventually(() => expect(file.isAsked()).toBe(true));
      file.answer({ status: 404 });
      await eventually(() => expect(store.getState().toasts).toHaveLength(1));
      expect(box()).toHaveValue('Segue o catálogo');
      expect(sent).toEqual([]);
      await user.keyboard('{Enter}');
      await untilSent(1);
      expect(sent).toEqual([{ text: '*Ana Ribeiro:*\nSegue o catálogo', quoted: null }]);
    });

    it('[INPUT-12] is forgotten when the text is changed meanwhile', async () => {
      const { user, box, tray, sent, file } = await sendEarly();
      await user.keyboard(' novo');
      file.answer({ body: 'PDF' });
      await eventually(() => expect(tray().getAllByRole('listitem')).toHaveLength(1));
      expect(box()).toHaveValue('Segue o catálogo novo');
      expect(sent).toEqual([]);
    });
  });

  it('[INPUT-12] [ERR-11] a failed download says so and keeps the text', async () => {
    const { user, box, store, region } = await open();
    await user.type(box(), '/cat');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await eventually(() =>
      expect(store.getState().toasts).toMatchObject([{ kind: 'error', textKey: 'errors:ERR_WAPP_DOWNLOAD_MEDIA' }]),
    );
    expect(box()).toHaveValue('Segue o catálogo');
    expect(region().queryByRole('list')).not.toBeInTheDocument();
  });
});
