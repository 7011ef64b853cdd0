import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { faultsInBothThemes } from '../support/accessible';
import { quietTicket } from '../support/control';
import { openTicket } from '../support/openTicket';

test('[A11Y-01] [TRIAGE-08] a conversation of several pages is exported with its files and printed, and hostile texts stay text', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receiveFile('sofa', 'O primeiro');
  for (let line = 1; line <= 45; line += 1) await ticket.receive(`Linha ${line}`);
  await ticket.receive('<img src=x onerror=alert(1)>');
  await openTicket(page, ticket.uuid);
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  await page.getByRole('menuitem', { name: 'Exportar a conversa' }).click();
  const dialog = page.getByRole('dialog', { name: /^Exportar a conversa com/ });
  await dialog.getByRole('radio', { name: 'ZIP' }).check();
  expect(await faultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = strFromU8(files['conversa.txt']!);
  expect(text).toContain('O primeiro');
  expect(text).toContain('Linha 45');
  expect(text).toContain('<img src=x onerror=alert(1)>');
  const picture = Object.entries(files).find(([name]) => name.endsWith('.jpg'));
  expect(Buffer.from(picture![1].subarray(0, 2)).toString('hex')).toBe('ffd8');
  await expect(page.getByText('Conversa exportada.')).toBeVisible();

  // The browser's own dialog would block tests: what it would print is recorded instead.
  await page.evaluate(() =>
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
        target.contentWindow.print = () => {
          document.documentElement.dataset.printed = target.contentDocument?.body.innerText ?? '';
        };
      },
      true,
    ),
  );
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  await page.getByRole('menuitem', { name: 'Exportar a conversa' }).click();
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /Linha 1\n[^]*Linha 45[^]*<img src=x/);
});
