import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ANA } from './screens/LoginScreen';
import { createControl } from './support/control';
import { restingScroll } from './support/stillness';
import { visit } from './support/visit';

const BRUNO = { email: 'bruno@demo.balcao', password: 'demo1234' };

const open = async (page: Page, account: typeof BRUNO, address = '/chats') => {
  await visit(page, account, address);
};
const box = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true });
const log = (page: Page) => page.getByRole('log');
const chat = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

test('[ROUTE-17] [CHAT-05] [CHAT-11] [CHAT-14] [CHAT-15] [CHAT-18] [RT-10] two colleagues create a chat, write in it and delete it', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await open(page, ANA);
  await open(other, BRUNO);

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversa' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Por favor, preencha o título da conversa.')).toBeVisible();
  await dialog.getByLabel('Título').fill('Vitrine de Natal');
  await dialog.getByLabel('Usuários').fill('Bruno');
  await page.locator('.ant-select-dropdown:visible').getByTitle('Bruno Tavares').click();
  // The dropdown stays open for more people and covers the button.
  await dialog.getByLabel('Título').click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/chats\/.+/);

  await box(page).fill('Vamos montar na sexta?');
  await box(page).press('Enter');
  await expect(log(page).getByText('Vamos montar na sexta?')).toBeVisible();

  // The colleague gets the chat, its unread count and the message live, and answers.
  await expect(other.getByText('1 mensagem não lida').first()).toBeAttached();
  await chat(other, 'Vitrine de Natal').click();
  await expect(log(other).getByText('Vamos montar na sexta?')).toBeVisible();
  await expect(other.getByText('1 nova mensagem')).toBeVisible();
  await box(other).fill('Pode ser!');
  await box(other).press('Enter');
  await expect(log(page).getByText('Pode ser!')).toBeVisible();

  await page
    .getByRole('region', { name: 'Vitrine de Natal' })
    .getByRole('button', { name: 'Excluir conversa' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(other).toHaveURL(/\/chats$/);
  await expect(chat(other, 'Vitrine de Natal')).toHaveCount(0);
  await other.context().close();
});

test('[CHAT-16] [CHAT-17] [OFF-04] older pages keep the scroll position, a draft survives a reload, a refused text returns to the composer', async ({
  page,
  server,
}) => {
  await open(page, ANA);
  await chat(page, 'Equipe de vendas').click();
  await expect(log(page).getByText('Ana, você pega a loja de sábado?')).toBeInViewport();
  await restingScroll(log(page));
  const goUp = () =>
    log(page).evaluate((scroller) => {
      scroller.scrollTop = 0;
    });
  await goUp();
  await expect(log(page).getByRole('article')).toHaveCount(40);
  // The messages being read stay in place, so the top is now further up.
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(600);
  await goUp();
  await expect(log(page).getByRole('article')).toHaveCount(49);

  await box(page).fill('Ainda não terminei');
  await box(page).blur();
  await page.reload();
  await expect(box(page)).toHaveValue('Ainda não terminei');

  const { post } = createControl(server.url);
  await post('addFault', {
    kind: 'answer',
    status: 500,
    body: { error: 'ERR_INTERNAL_SERVER_ERROR' },
    method: 'POST',
    path: '^/chats/\\d+/messages$',
  });
  await box(page).fill('Pego sim');
  await box(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  await expect(box(page)).toHaveValue('Pego sim');
  await box(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0);
  await expect(log(page).getByText('Pego sim')).toHaveCount(1);
});
