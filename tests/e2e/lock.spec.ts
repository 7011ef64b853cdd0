import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { ComposerBox } from './screens/ComposerBox';
import { faultsInSystemThemes, settle } from './support/accessible';
import { quietTicket } from './support/control';
import { openTicket } from './support/openTicket';
import { shownNotifications } from './support/webNotifications';

/** Expects that of the whole page only the lock can be seen, read aloud and reached by keyboard. */
const expectOnlyLock = async (page: Page): Promise<void> => {
  await settle(page);
  const snapshot = await page.locator('body').ariaSnapshot();
  expect(snapshot.split('\n')[0]).toBe('- dialog "Balcão bloqueado":');
  expect(snapshot.split('\n').filter((line) => !line.startsWith(' '))).toHaveLength(1);
  const visible = await page.evaluate(
    () =>
      [...document.querySelectorAll('body > :not([data-lock-root]) *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
  expect(visible).toBe(0);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('[data-lock-root]') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Buscar ou ir para' })).toHaveCount(0);
};

test('[A11Y-01] [TRIAGE-12] a locked window hides all work from view, screen readers and keyboard, even after a reload, and the password restores it', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await openTicket(page, ticket.uuid);
  const { text } = new ComposerBox(page);
  await text.fill('Ainda não enviado');

  await page.keyboard.press('Control+Shift+X');
  const lock = page.getByRole('dialog', { name: 'Balcão bloqueado' });
  const password = lock.getByRole('textbox', { name: 'Senha da conta' });
  await expect(password).toBeFocused();
  await test.step('only the lock can be seen and reached', () => expectOnlyLock(page));
  expect(await faultsInSystemThemes(page)).toEqual([]);

  await test.step('events keep arriving, and neither their text nor their sender is told', async () => {
    await ticket.receive('Segredo de cliente');
    await expect
      .poll(async () => (await shownNotifications(page)).at(-1))
      .toEqual({ title: '1 mensagem nova', body: 'Texto oculto' });
  });

  await test.step('neither a reload nor a wrong password unlocks it', async () => {
    await page.reload();
    await expect(password).toBeFocused();
    await expectOnlyLock(page);
    await password.fill('errada');
    await password.press('Enter');
    await expect(lock.getByRole('alert')).toHaveText('Senha incorreta. Restam 4 tentativas.');
    await password.fill(ANA.password);
    await lock.getByRole('button', { name: /Desbloquear$/ }).click();
    await expect(lock).toHaveCount(0);
    await expect(text).toHaveValue('Ainda não enviado');
    await expect(page.getByRole('log').getByText('Segredo de cliente')).toBeVisible();
  });
});
