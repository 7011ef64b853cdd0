import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { faultsInSystemThemes } from '@tests/e2e/support/accessible';
import { quietTicket } from '@tests/e2e/support/control';
import { OVERLAY } from '@tests/e2e/support/inspect';
import { liveConnection } from '@tests/e2e/support/liveConnection';
import { ANA } from '@tests/support/accounts';
import { closedAddress } from '@tests/support/servers/foreignServer';
import { startProxyServer } from '@tests/support/servers/proxyServer';
import { TestServer } from '@tests/support/servers/testServer';
import { expect, test } from './fixtures';

test('[A11Y-01][DIAG-01][DIAG-03] the app asks once for the proxy’s password, again after a wrong one, and then sends everything through the proxy', async ({
  launch,
  userData,
}) => {
  const server = await TestServer.start();
  const proxy = await startProxyServer('ana', 'certa', server.url);
  // Nothing listens there: every request that does not use the proxy fails.
  const address = (await closedAddress()).replace('https:', 'http:');
  try {
    // Before Ana signs in, since a second login of her account would end her session.
    const ticket = await quietTicket(server.url, ANA);
    const deployed = path.join(userData, 'deployed.json');
    writeFileSync(
      deployed,
      JSON.stringify({
        server: address,
        hideDemo: true,
        proxy: { mode: 'fixed_servers', proxyRules: proxy.address, proxyBypassRules: '<-loopback>' },
      }),
    );
    const desktop = await launch({ env: { BALCAO_DEPLOYED_SETTINGS: deployed } });
    const page = await desktop.firstWindow();
    const login = new LoginScreen(page);
    // The prompt covers the login form until it is answered.
    const prompt = page.getByRole('dialog', { name: 'O proxy da rede pede uma senha' });
    await expect(prompt).toBeVisible();
    expect(proxy.passed()).toBe(0);
    // From here on every question is counted; the first one is already on screen.
    await page.evaluate(() => {
      sessionStorage.setItem('asked', '1');
      window.desktop.system.proxy.onAsked(() =>
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1)),
      );
    });
    for (const password of ['errada', 'certa']) {
      await expect(prompt).toBeVisible();
      await prompt.getByLabel('Usuário').fill('ana');
      await prompt.getByRole('textbox', { name: 'Senha' }).fill(password);
      await prompt.getByRole('button', { name: 'Conectar' }).click();
      if (password === 'certa') continue;
      await expect(prompt).toContainText('O proxy não aceitou essa senha');
      expect(await faultsInSystemThemes(page, OVERLAY)).toEqual([]);
    }
    await expect(prompt).toBeHidden();
    await expect(login.email).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trocar' })).toBeHidden();
    const live = liveConnection(page);
    await login.signIn(ANA);
    await expect(new TicketsScreen(page).pendingTab).toBeVisible();
    await live;
    await expect(page.getByText(/Sem conexão com o servidor/)).toBeHidden();
    expect(proxy.tunnels()).toBeGreaterThanOrEqual(1);
    await ticket.receive('Chegou pelo proxy');
    await expect(page.locator(`[data-row="${ticket.id}"]`)).toHaveAccessibleName(/Chegou pelo proxy/);
    // One question at the start, one after the wrong password.
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('2');
    await expect(prompt).toHaveCount(0);
  } finally {
    proxy.close();
    await server.remove();
  }
});
