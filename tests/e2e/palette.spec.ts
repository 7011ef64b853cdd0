import { ANA } from '@tests/support/accounts';
import { hold } from '@tests/support/hold';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { quietTicket } from './support/control';
import { visit } from './support/visit';

const CHUNK = /\/CommandPalette[^/]*\.js$/;

test('[KEY-02] the palette is fetched before anyone asks for it, and what is typed until it is there goes into its field', async ({
  page,
  server,
}) => {
  const { held, release } = hold();
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  const fetched = page.waitForRequest(CHUNK);
  const ticket = await quietTicket(server.url, ANA);
  await visit(page, ANA, `/tickets/${ticket.uuid}`);
  await fetched;
  const composer = page.getByRole('textbox', { name: 'Mensagem', exact: true });
  await composer.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('out');
  await expect(composer).toHaveValue('');
  release();
  const { paletteField } = new FrameScreen(page);
  await expect(paletteField).toBeFocused();
  await page.keyboard.type('ros');
  await expect(paletteField).toHaveValue('outros');
  await page.keyboard.press('Escape');
  await expect(composer).toBeFocused();
});
