import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { NativeSide } from './support/nativeSide';

test.use({ coldDemo: true });

const PENDING = / aguarda atendimento$/;

test('[DESK-06][DESK-08][DEMO-06] after a cold start, an agent accepts, answers and resolves the ticket of a customer who wrote first', async ({
  launch,
}) => {
  const desktop = await launch();
  const native = new NativeSide(desktop);
  const page = await desktop.firstWindow();

  const login = new LoginScreen(page);
  await expect(login.welcome).toBeVisible();
  await login.chooseDemo();
  await expect(login.demoMark).toBeVisible();
  await login.signIn(ANA);
  const tickets = new TicketsScreen(page);
  await expect(tickets.pendingTab).toBeVisible();
  await expect(login.demoMark).toBeVisible();

  // The agent works elsewhere when the customer writes.
  await native.minimizeWindow();
  await expect
    .poll(async () => (await native.notifications()).map(({ title }) => title))
    .toContainEqual(expect.stringMatching(PENDING));
  // The first is a new customer; later ones may be known, or groups, which get no greeting.
  const notices = await native.notifications();
  const at = notices.findIndex(({ title }) => PENDING.test(title));
  const { title = '', body = '' } = notices[at] ?? {};
  const customer = title.replace(PENDING, '');
  expect(body).toMatch(/^[\p{L}\p{N}]/u);
  await expect.poll(() => native.trayTooltip()).toMatch(/\d+ aguardando/);
  const waitingBefore = await native.badge();
  expect(waitingBefore).toBeGreaterThan(0);

  await native.clickNotification(at);
  await expect.poll(() => native.window()).toMatchObject({ visible: true, focused: true, minimized: false });
  await expect(tickets.pendingTab).toHaveAttribute('aria-selected', 'true');
  await expect(tickets.acceptButton(customer)).toBeFocused();

  const thread = await tickets.accept(customer);
  await expect(thread.own(/Meu nome é Ana Ribeiro e vou continuar o seu atendimento\./)).toBeVisible();
  await expect(thread.ofCustomer.first()).toContainText(/\S/);

  await thread.composer.say('Já estou vendo isso para você.');
  await expect(thread.acknowledged('Já estou vendo isso para você.')).toHaveCount(1);
  await expect(thread.newest).not.toContainText('De Você');

  await thread.resolve();
  await expect(thread.messages).toBeHidden();
  await expect(tickets.row(customer)).toBeHidden();
});
