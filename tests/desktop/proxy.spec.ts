import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ANA, LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { startProxyServer } from '@tests/support/proxyServer';
import { TestServer } from '@tests/support/testServer';
import { expect, test } from './fixtures';

test('[DIAG-01][DIAG-03] the app asks once for the proxy’s password, again after a wrong one, and then sends everything through the proxy', async ({
  launch,
  userData,
}) => {
  const [server, proxy] = await Promise.all([TestServer.start(), startProxyServer('ana', 'certa')]);
  try {
    const deployed = path.join(userData, 'deployed.json');
    writeFileSync(
      deployed,
      JSON.stringify({
        server: server.url,
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
    for (const password of ['errada', 'certa']) {
      await expect(prompt).toBeVisible();
      await prompt.getByLabel('Usuário').fill('ana');
      await prompt.getByRole('textbox', { name: 'Senha' }).fill(password);
      await prompt.getByRole('button', { name: 'Conectar' }).click();
      if (password === 'errada') await expect(prompt).toContainText('O proxy não aceitou essa senha');
    }
    await expect(prompt).toBeHidden();
    await expect(login.email).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trocar' })).toBeHidden();
    await login.signIn(ANA);
    await expect(new TicketsScreen(page).pendingTab).toBeVisible();
    await expect(page.getByText(/Sem conexão com o servidor/)).toBeHidden();
    // Both the requests and the live connection.
    await expect.poll(() => proxy.passed()).toBeGreaterThan(3);
  } finally {
    proxy.close();
    await server.remove();
  }
});
