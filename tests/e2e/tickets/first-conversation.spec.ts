import { ANA } from '@tests/support/accounts';
import { expect, test } from '../fixtures';
import { LoginScreen } from '../screens/LoginScreen';
import { TicketsScreen } from '../screens/TicketsScreen';
import { clickNotification, shownNotifications } from '../support/webNotifications';

// People press keys and buttons while things still move.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, lively: true });

const PENDING = / aguarda atendimento$/;

test('[DEMO-06] in a browser, an agent accepts, answers and resolves the ticket of a customer who wrote first and answers back', async ({
  page,
}) => {
  await page.goto('/');
  const login = new LoginScreen(page);
  await expect(login.demoMark).toBeVisible();
  await login.signIn(ANA);
  const tickets = new TicketsScreen(page);
  await expect(tickets.pendingTab).toBeVisible();
  await expect(login.demoMark).toBeVisible();

  await expect
    .poll(async () => (await shownNotifications(page)).map(({ title }) => title))
    .toContainEqual(expect.stringMatching(PENDING));
  const notices = await shownNotifications(page);
  const at = notices.findLastIndex(({ title }) => PENDING.test(title));
  const { title = '', body = '' } = notices[at] ?? {};
  const customer = title.replace(PENDING, '');
  expect(body).toMatch(/^[\p{L}\p{N}]/u);
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);

  await clickNotification(page, at);
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
