import type { Page } from '@playwright/test';
import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { ThreadScreen } from '../screens/ThreadScreen';
import { TicketsScreen } from '../screens/TicketsScreen';
import { signInColleague } from '../support/colleague';
import { switchRatings } from '../support/switchRatings';
import { tabTo } from '../support/tabTo';
import { visit } from '../support/visit';

// People press keys and buttons while things still move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const acceptFirstWaiting = async (page: Page): Promise<ThreadScreen> => {
  const tickets = new TicketsScreen(page);
  await tabTo(page, page.locator('[role="tab"][aria-selected="true"]:not([data-tab="opened"])'));
  await page.keyboard.press('ArrowRight');
  await expect(tickets.pendingTab).toHaveAttribute('aria-selected', 'true');
  const customer = await tickets.firstWaiting();
  await tabTo(page, page.locator('[data-row]'));
  await page.keyboard.press('Enter');
  return new ThreadScreen(page, customer);
};

const replyToLast = async (page: Page, thread: ThreadScreen, text: string): Promise<void> => {
  await expect(thread.composer.text).toBeFocused();
  await expect(thread.ofCustomer.last()).toBeVisible();
  await page.keyboard.press('Control+ArrowUp');
  await expect(page.getByRole('button', { name: 'Cancelar resposta' })).toBeVisible();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(thread.acknowledged(text)).toHaveCount(1);
};

const sendQuickReply = async (page: Page, thread: ThreadScreen): Promise<void> => {
  await page.keyboard.press('Control+J');
  const quickReplies = page.getByRole('listbox', { name: 'Respostas rápidas' });
  await expect(quickReplies.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(thread.composer.text).not.toHaveValue('/');
  // The server fills in names at double braces.
  const [plain = ''] = (await thread.composer.text.inputValue()).split('{{');
  await page.keyboard.press('Enter');
  await expect(thread.acknowledged(plain.trim()).last()).toBeVisible();
};

const sendFile = async (page: Page, thread: ThreadScreen, name: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+O');
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText(name)).toBeVisible();
  await expect(thread.composer.text).toBeFocused();
  await page.keyboard.press('Enter');
  // Servers store files under other names.
  await expect(thread.acknowledged(/\.pdf/).last()).toBeVisible();
};

const sendVoice = async (page: Page, { composer, newest }: ThreadScreen): Promise<void> => {
  await page.keyboard.press('Control+Shift+G');
  await expect(composer.recording.getByRole('timer')).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
  await expect(composer.recording.getByRole('button', { name: 'Enviar gravação' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest.getByRole('button', { name: 'Reproduzir áudio' })).toBeVisible();
  await expect(newest).toContainText(/Enviada|Entregue|Lida/);
};

const tag = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Control+Shift+L');
  await page.getByRole('combobox', { name: 'Buscar ou criar tag' }).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Tags do atendimento' }).getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
};

const resolve = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByText(/^Atendimento #\d+ de .+ finalizado\./)).toBeVisible();
};

const undo = async (page: Page, thread: ThreadScreen): Promise<void> => {
  await page.keyboard.press('Control+Shift+D');
  await expect(thread.messages).toBeVisible();
  await expect(thread.composer.text).toBeEditable();
};

/** Opens the next own ticket. In the list of waiting tickets the same keys would only move the focus. */
const goToNext = async (page: Page): Promise<void> => {
  const before = page.url();
  await page.keyboard.press('Control+1');
  await expect(new TicketsScreen(page).openTab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => page.url()).not.toBe(before);
};

/** Transfers the open ticket to Bruno and checks with the server that it is his. */
const transfer = async (page: Page, serverUrl: string): Promise<void> => {
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.keyboard.press('Control+Shift+E');
  const dialog = page.getByRole('dialog', { name: /^Transferir o atendimento de / });
  await expect(dialog.getByRole('combobox', { name: 'Atendente' })).toBeFocused();
  await page.keyboard.type('Bruno');
  await expect(page.locator('.ant-select-item-option-active', { hasText: 'Bruno Tavares' })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Fila' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Transferir' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/tickets');
  const colleague = await signInColleague(serverUrl, CARLA);
  const ticket = await colleague<{ user: { name: string } | null; queue: { name: string } | null }>(
    'GET',
    `/tickets/u/${uuid}`,
  );
  expect(ticket.user?.name).toBe('Bruno Tavares');
  expect(ticket.queue?.name).toEqual(expect.any(String));
};

test('[KEY-01] an agent works a shift by keyboard only: accept, reply with quote, quick reply, attachment, voice message, tag, resolve, undo, next, transfer', async ({
  page,
  request,
  server,
}) => {
  await switchRatings(request, 'disabled');
  await visit(page, ANA, '/');
  await expect(new TicketsScreen(page).pendingTab).toBeVisible();

  const thread = await acceptFirstWaiting(page);
  await replyToLast(page, thread, 'Respondo em seguida.');
  await sendQuickReply(page, thread);
  await sendFile(page, thread, 'orcamento.pdf');
  await sendVoice(page, thread);
  await tag(page, 'Do teclado');
  await resolve(page);
  await undo(page, thread);
  await goToNext(page);
  await transfer(page, server.url);
});
