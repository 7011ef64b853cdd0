import type { Locator, Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { ComposerBox } from './screens/ComposerBox';
import { TicketsScreen } from './screens/TicketsScreen';
import { settle } from './support/accessible';
import { createControl, quietTicket } from './support/control';
import { openTicket } from './support/openTicket';
import { restingBox } from './support/stillness';
import { switchRatings } from './support/switchRatings';
import { visit } from './support/visit';

// People press keys and buttons while things still move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Counts key presses; a chord counts as one press, typed text as none. */
const createKeyboard = (page: Page) => {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (keys: string): Promise<void> => {
      presses += 1;
      await page.keyboard.press(keys);
    },
    type: (words: string) => page.keyboard.type(words),
    expectFocus: async (place: Locator): Promise<void> => {
      await expect(place).toBeFocused();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    },
  };
};

/** From now on counts the frames in which the focus is lost to the page's body. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const target = window as unknown as { lostFrames: number };
    target.lostFrames = 0;
    const look = () => {
      if (document.activeElement === document.body) target.lostFrames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const lostFrames = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { lostFrames: number }).lostFrames);

/** Opens Ana's ticket screen with the focus on the tab of her tickets. */
const startShift = async (page: Page): Promise<TicketsScreen> => {
  await visit(page, ANA, '/');
  const tickets = new TicketsScreen(page);
  await expect(tickets.list).toBeVisible();
  // The waiting tickets load after the first list; until then there is none to accept.
  await expect(tickets.pendingTab).toContainText(/\d/);
  await page.keyboard.press('Control+1');
  await expect(tickets.openTab).toBeFocused();
  return tickets;
};

const tagTicket = async (page: Page, keys: ReturnType<typeof createKeyboard>): Promise<void> => {
  await keys.press('Control+Shift+L');
  const field = page.getByRole('combobox', { name: 'Buscar ou criar tag' });
  await keys.expectFocus(field);
  await expect(page.getByRole('option').first()).toBeVisible();
  await keys.type('orcam');
  await keys.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags do atendimento' }).getByText('Orçamento enviado')).toBeVisible();
  await keys.press('Escape');
};

test('[KEY-05] accept, reply, tag and resolve take 6 key presses, accept, reply, tag and transfer 8, and the focus is never lost', async ({
  page,
  request,
  server,
}) => {
  await createControl(server.url).post('setPace', { pace: 'off' });
  await switchRatings(request, 'disabled');
  await startShift(page);
  await watchFocus(page);
  const composer = new ComposerBox(page);

  const keys = createKeyboard(page);
  await keys.press('Control+Shift+A');
  await keys.expectFocus(composer.text);
  await keys.type('Já verifico para você.');
  await keys.press('Enter');
  await keys.expectFocus(composer.text);
  await tagTicket(page, keys);
  await keys.expectFocus(composer.text);
  await keys.press('Control+Shift+F');
  await expect(page.getByText(/^Atendimento #\d+ de .+ finalizado\./)).toBeVisible();
  await keys.expectFocus(page.locator('[data-row][tabindex="0"]'));
  expect(keys.presses()).toBe(6);

  const further = createKeyboard(page);
  await further.press('Control+Shift+A');
  await further.expectFocus(composer.text);
  await further.type('Vou passar para um colega.');
  await further.press('Enter');
  await tagTicket(page, further);
  await further.expectFocus(composer.text);
  await further.press('Control+Shift+E');
  const dialog = page.getByRole('dialog', { name: /^Transferir o atendimento de / });
  await further.expectFocus(dialog.getByRole('combobox', { name: 'Atendente' }));
  await further.type('Bruno');
  await expect(page.locator('.ant-select-item-option-active', { hasText: 'Bruno Tavares' })).toBeVisible();
  await further.press('Enter');
  await expect(page.locator('.ant-select-item-option-active')).toBeHidden();
  await further.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Atendimento #\d+ de .+ transferido para Bruno Tavares · .+\.$/)).toBeVisible();
  await further.expectFocus(page.locator('[data-row][tabindex="0"]'));
  expect(further.presses()).toBe(8);
  expect(await lostFrames(page)).toBe(0);
});

test('[INPUT-17] [CDRAWER-01] [A11Y-07] in an open conversation, text typed right after Responder goes into the text box; a double click on the button of the contact panel resolves and closes nothing; with reduced motion too, what opens takes and returns the focus', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('O sofá ainda está à venda?');
  await openTicket(page, ticket.uuid);
  const composer = new ComposerBox(page);

  await test.step('text typed right after Responder goes into the text box, and Escape removes only the quote', async () => {
    const bubble = page.getByRole('log').getByRole('article').filter({ hasText: 'O sofá ainda' });
    await bubble.hover();
    await bubble.getByRole('button', { name: 'Opções da mensagem' }).click();
    await page.getByRole('menuitem', { name: 'Responder' }).click();
    await page.keyboard.type('Oi, tudo bem');
    await expect(composer.text).toHaveValue('Oi, tudo bem');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancelar resposta' })).toBeHidden();
    await expect(composer.text).toHaveValue('Oi, tudo bem');
    // Also when the same message is answered again.
    for (let time = 0; time < 2; time += 1) {
      await bubble.hover();
      await bubble.getByRole('button', { name: 'Opções da mensagem' }).click();
      await page.getByRole('menuitem', { name: 'Responder' }).click();
      await expect(composer.text).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await composer.text.fill('');
  });

  await test.step('the contact panel is on the right, and a double click on its button resolves and closes nothing', async () => {
    // Over the messages, and as a column beside them.
    for (const width of [1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const toggle = page.getByRole('button', { name: 'Dados do contato', exact: true });
      const box = await restingBox(toggle);
      const [x, y] = [box.x + 16, box.y + 16];
      // Two clicks at the same place, slower than a double click.
      await page.mouse.click(x, y);
      await expect(page.getByRole('heading', { name: 'Dados do contato' })).toBeVisible();
      await settle(page);
      const drawer = await restingBox(page.getByRole('complementary', { name: 'Dados do contato' }));
      const messages = await restingBox(page.getByRole('log'));
      expect(drawer.x).toBeGreaterThan(messages.x);
      expect(drawer.x + drawer.width).toBeGreaterThanOrEqual(messages.x + messages.width);
      const under = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent,
        [x, y] as const,
      );
      expect(under ?? '', `under the pointer at ${width} px`).not.toContain('Finalizar');
      await page.mouse.click(x, y);
      await expect(page.getByRole('heading', { name: 'Dados do contato' })).toBeHidden();
      await page.mouse.dblclick(x, y);
      await expect(page).toHaveURL(new RegExp(ticket.uuid));
      await expect(page.getByText(/finalizado\./)).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('tag editor, emoji picker, queue filter and the sheet of shortcuts take and return the focus', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await composer.text.focus();
    await expect(composer.text).toBeFocused();
    await page.keyboard.press('Control+Shift+L');
    await expect(page.getByRole('combobox', { name: 'Buscar ou criar tag' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(composer.text).toBeFocused();
    await page.getByRole('button', { name: 'Emojis' }).click();
    await expect(composer.emojiSearch).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(composer.text).toBeFocused();
    await page.getByRole('button', { name: 'Filas' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filas' })).toBeFocused();
    await page.keyboard.press('Control+/');
    const sheet = page.getByRole('region', { name: 'Atalhos do teclado' });
    await expect(sheet).toBeFocused();
    await page.keyboard.press('End');
    await expect(sheet.getByText('Mostrar os atalhos')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filas' })).toBeFocused();
  });
});
