import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { PreferencesScreen } from '@tests/e2e/screens/PreferencesScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { faultsInSystemThemes } from '@tests/e2e/support/accessible';
import { OVERLAY } from '@tests/e2e/support/inspect';
import { ANA } from '@tests/support/accounts';
import { TestServer } from '@tests/support/servers/testServer';
import {
  closedAddress,
  startRedirect,
  startSelfSigned,
  startForeignServer,
} from '@tests/support/servers/foreignServer';
import { expect, test } from './fixtures';

const UNREACHABLE = 'Não encontramos um servidor nesse endereço. Confira se ele está escrito certo e se há internet.';
const NOT_A_SERVER =
  'Esse endereço responde, mas não é um servidor de atendimento. Confira o endereço com a sua empresa.';
const INVALID = 'Isto não é um endereço de servidor. Digite algo como https://atende.suaempresa.com.br.';
const BAD_CERTIFICATE =
  'Não foi possível confirmar a identidade desse servidor: o certificado dele não é confiável neste computador. Avise quem cuida do servidor.';

for (const behave of ['a', 'b'] as const) {
  test(`[COMPAT-01][COMPAT-02][COMPAT-03] a conversation and a restart work on a server of kind ${behave}`, async ({
    launch,
  }) => {
    const server = await TestServer.start({ behave });
    try {
      const first = await launch();
      const page = await first.firstWindow();
      const login = new LoginScreen(page);
      await login.tryAddress(server.url);
      await expect(login.insecureWarning).toBeVisible();
      await login.confirmInsecure();
      await login.signIn(ANA);

      const tickets = new TicketsScreen(page);
      await tickets.showPending();
      const customer = await tickets.firstWaiting();
      const thread = await tickets.accept(customer);
      await thread.composer.say('Mensagem pelo servidor da empresa');
      // Only socket events of the joined conversation update the delivery mark.
      await expect(thread.acknowledged('Mensagem pelo servidor da empresa')).toHaveCount(1);
      expect(await page.context().cookies(server.url)).toEqual([]);
      await first.close();

      const second = await launch();
      const restored = new TicketsScreen(await second.firstWindow());
      await restored.showOpen();
      await expect(restored.row(customer)).toBeVisible();
    } finally {
      await server.remove();
    }
  });
}

test('[A11Y-01][COMPAT-05][SEC-07] the first start explains each wrong address and an untrusted certificate, saves none of them, and remembers the right one', async ({
  launch,
}) => {
  const [server, foreignServer, untrusted, closed] = await Promise.all([
    TestServer.start(),
    startForeignServer(),
    startSelfSigned(),
    closedAddress(),
  ]);
  try {
    const desktop = await launch();
    const page = await desktop.firstWindow();
    const login = new LoginScreen(page);
    await expect(login.welcome).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ambiente de demonstração' })).toBeVisible();
    expect(await faultsInSystemThemes(page)).toEqual([]);

    await login.tryAddress('ftp://atende.empresa.com.br');
    await expect(login.refusal).toHaveText(INVALID);
    await login.tryAddress(closed);
    await expect(login.refusal).toHaveText(UNREACHABLE);
    await login.tryAddress(untrusted.url);
    await expect(login.refusal).toHaveText(BAD_CERTIFICATE);
    expect(untrusted.requests).toEqual([]);
    await login.tryAddress(foreignServer.url);
    await login.confirmInsecure();
    await expect(login.refusal).toHaveText(NOT_A_SERVER);
    await login.tryAddress(server.url);
    await expect(login.insecureWarning).toBeVisible();
    expect(await faultsInSystemThemes(page, OVERLAY)).toEqual([]);
    await login.insecureWarning.getByRole('button', { name: 'Cancelar' }).click();
    await expect(login.insecureWarning).toBeHidden();
    expect(await page.evaluate(() => window.desktop.server.state())).toEqual({ current: null, recent: [] });

    await login.tryAddress(server.url);
    await login.confirmInsecure();
    await expect(login.email).toBeVisible();
    await page.getByRole('button', { name: 'Trocar' }).click();
    await login.chooseDemo();
    await expect(login.demoMark).toBeVisible();
    await page.getByRole('button', { name: 'Trocar' }).click();
    await expect(page.getByRole('button', { name: new URL(server.url).host })).toBeVisible();
  } finally {
    foreignServer.close();
    untrusted.close();
    await server.remove();
  }
});

test('[A11Y-01][COMPAT-05] the app follows a moved server, and only the new address gets password and token', async ({
  launch,
}) => {
  const server = await TestServer.start();
  const old = await startRedirect(server.url);
  try {
    const page = await (await launch()).firstWindow();
    const login = new LoginScreen(page);
    await login.tryAddress(old.url);
    await login.confirmInsecure();
    await login.signIn(ANA);
    await expect(new TicketsScreen(page).pendingTab).toBeVisible();
    const { current } = await page.evaluate(() => window.desktop.server.state());
    expect(current?.rest.startsWith(server.url)).toBe(true);
    expect(old.requests).toEqual(['GET /version']);

    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Outros' }).click();
    await new PreferencesScreen(page).open('Servidor');
    await page.getByRole('button', { name: 'Trocar de servidor' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    expect(await faultsInSystemThemes(page, OVERLAY)).toEqual([]);
  } finally {
    old.close();
    await server.remove();
  }
});
