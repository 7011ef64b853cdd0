import type { Page } from '@playwright/test';
import { createControl, quietTicket } from '@tests/e2e/support/control';
import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { ThreadScreen } from '@tests/e2e/screens/ThreadScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { ANA } from '@tests/support/accounts';
import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import type { Desktop } from './support/desktop';
import { serverAddress } from './support/demoWorkspace';
import { expect, test } from './fixtures';
import { NativeSide } from './support/nativeSide';

test.use({ demoChosen: true });

/** The platform with the most features: buttons and a reply field in notifications, and lock events. Real Electron uses its own. */
const RICHEST = electronBinary() ? undefined : { platform: 'darwin' as const };
const CARLA = 'carla@demo.balcao';

interface Snapshot {
  readonly tickets: readonly { readonly id: number; readonly status: string; readonly userId: number | null }[];
  readonly messages: readonly { readonly ticketId: number; readonly body: string; readonly fromMe: boolean | number }[];
}

/** Waiting tickets plus unread messages of the agent's own tickets, as the lists show them. */
const listedCount = async (page: Page): Promise<number> => {
  const tickets = new TicketsScreen(page);
  const [waiting = ''] = /\d+/.exec(await tickets.pendingTab.innerText()) ?? [];
  const rows = await page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem').all();
  const names = await Promise.all(rows.map((row) => row.getByRole('button').first().getAttribute('aria-label')));
  const unread = names.map((name) => Number(/(\d+) não lidas?/.exec(name ?? '')?.[1] ?? 0));
  return unread.reduce((sum, count) => sum + count, Number(waiting));
};

/** Signs Ana in, minimizes the window and picks one of her open tickets, whose customer writes only through `ticket.receive`. */
const openAlerts = async (desktop: Desktop) => {
  const native = new NativeSide(desktop);
  const page = await desktop.firstWindow();
  const login = new LoginScreen(page);
  await expect(login.demoMark).toBeVisible();
  const { origin } = new URL(await serverAddress(page));
  // Before Ana signs in, since a second login of her account would end her session.
  const ticket = await quietTicket(origin, ANA);
  await login.signIn(ANA);
  await new TicketsScreen(page).pendingTab.waitFor();
  const { post } = createControl(origin);
  /** Acts outside the page and waits until the page is notified. The app's listeners run first, since they were added earlier. */
  const untilNotified = async (what: 'focus' | 'lock' | 'tray', act: () => Promise<void>) => {
    const notified = await page.evaluateHandle((kind) => {
      const { window: frame, screen, tray } = window.desktop;
      const listen = { focus: frame.onFocusChanged, lock: screen.onLockChanged, tray: tray.onChosen }[kind];
      return { done: new Promise<void>((resolve) => void listen(() => resolve())) };
    }, what);
    await act();
    await notified.evaluate(({ done }) => done);
  };
  const lookAway = () => untilNotified('focus', () => native.minimizeWindow());
  await lookAway();
  // Messages from before the live connection opens show no notification.
  await expect
    .poll(
      async () => {
        await ticket.receive('Oi');
        return (await native.notifications()).length;
      },
      { intervals: [1_000] },
    )
    .toBeGreaterThan(0);
  /** A colleague returns the ticket to its queue. Resolves with the place of its notification, and the customer it names. */
  const returnTicket = async (): Promise<{ at: number; customer: string }> => {
    const title = / aguarda atendimento$/;
    await post('act', { as: CARLA, ticketId: ticket.id, what: 'return' });
    await expect.poll(() => native.newestNotification(title)).toBeGreaterThanOrEqual(0);
    const at = await native.newestNotification(title);
    return { at, customer: ((await native.notifications())[at]?.title ?? '').replace(title, '') };
  };
  return {
    native,
    page,
    ticket,
    untilNotified,
    lookAway,
    returnTicket,
    stored: async () => {
      const { tickets: all, messages } = await post<Snapshot>('snapshot', { companyId: 1 });
      return {
        ticket: all.find(({ id }) => id === ticket.id),
        bodies: messages.filter(({ ticketId }) => ticketId === ticket.id).map(({ body }) => body),
      };
    },
    /** The badge follows the lists after at most 250 ms. */
    expectBadgeAsListed: () => expect.poll(async () => (await native.badge()) - (await listedCount(page))).toBe(0),
  };
};

test('[NTV-07][NTV-16][DESK-06] notifications accept a waiting ticket, reply to its customer and hide their text while the screen is locked, and locks, choices in the tray and changes of focus still reach a page whose address has changed', async ({
  launch,
}) => {
  const desktop = await launch({ ...RICHEST, env: { BALCAO_DEMO_ARGS: '--control' } });
  const alerts = await openAlerts(desktop);
  const { native, page, ticket } = alerts;

  const { at, customer } = await alerts.returnTicket();
  await native.pressNotificationButton(at);
  const thread = new ThreadScreen(page, customer);
  await expect(thread.own(/Meu nome é Ana Ribeiro/)).toBeVisible();
  await expect.poll(async () => (await native.window()).focused).toBe(true);
  expect((await alerts.stored()).ticket).toMatchObject({ status: 'open', userId: ticket.userId });

  await alerts.expectBadgeAsListed();
  await alerts.lookAway();
  const badge = await native.badge();
  await ticket.receive('Vocês entregam no sábado?');
  await expect
    .poll(async () => (await native.notifications()).at(-1))
    .toEqual({ title: customer, body: 'Vocês entregam no sábado?' });
  await expect.poll(() => native.badge()).toBe(badge + 1);
  const message = (await native.notifications()).length - 1;
  await native.answerNotification(message, 'Sim, entregamos até as 12h.');
  // Texts are signed, and so are answers in notifications.
  await expect
    .poll(async () => (await alerts.stored()).bodies)
    .toContain('*Ana Ribeiro:*\nSim, entregamos até as 12h.');
  expect(await native.window()).toMatchObject({ focused: false, minimized: true });

  await ticket.receive('Obrigada!');
  await expect.poll(async () => (await native.notifications()).at(-1)?.body).toBe('Obrigada!');
  await native.clickNotification((await native.notifications()).length - 1);
  await expect(thread.own(/Sim, entregamos até as 12h\./)).toBeVisible();
  await expect.poll(() => native.badge()).toBe(badge);

  await alerts.lookAway();
  await alerts.untilNotified('lock', () => native.lockScreen(true));
  await ticket.receive('Meu CPF é 000.000.000-00');
  await expect.poll(async () => (await native.notifications()).at(-1)?.body).toBe('Texto oculto');
  await alerts.untilNotified('lock', () => native.lockScreen(false));
  await ticket.receive('Bom dia');
  await expect.poll(async () => (await native.notifications()).at(-1)?.body).toBe('Bom dia');

  const acts = {
    lock: () => native.lockScreen(true),
    tray: () => native.clickTrayItem('Não perturbe'),
    focus: () => native.clickTrayItem('Abrir'),
  };
  for (const [kind, act] of Object.entries(acts) as [keyof typeof acts, () => Promise<void>][]) {
    await alerts.untilNotified(kind, async () => {
      await page.evaluate((part) => history.pushState(null, '', `#${part}`), kind);
      await act();
    });
  }
});

test('[NTV-04][NTV-05] the tray lists waiting tickets to accept and switches do-not-disturb', async ({ launch }) => {
  const desktop = await launch({ env: { BALCAO_DEMO_ARGS: '--control' } });
  const alerts = await openAlerts(desktop);
  const { native, page, ticket } = alerts;

  const { customer } = await alerts.returnTicket();
  await expect.poll(() => native.trayItems()).toContain(`Aceitar atendimento de ${customer}`);
  expect((await native.trayItems()).filter((label) => label.startsWith('Aceitar ')).length).toBeLessThanOrEqual(5);
  await native.clickTrayItem(`Aceitar atendimento de ${customer}`);
  await expect(new ThreadScreen(page, customer).own(/Meu nome é Ana Ribeiro/)).toBeVisible();
  expect((await alerts.stored()).ticket).toMatchObject({ status: 'open', userId: ticket.userId });
  await expect.poll(async () => (await native.window()).focused).toBe(true);
  await expect.poll(() => native.trayItems()).not.toContain(`Aceitar atendimento de ${customer}`);
  await alerts.expectBadgeAsListed();

  await alerts.lookAway();
  const badge = await native.badge();
  await alerts.untilNotified('tray', () => native.clickTrayItem('Não perturbe'));
  const shown = (await native.notifications()).length;
  await ticket.receive('Alguém aí?');
  await expect.poll(() => native.badge()).toBe(badge + 1);
  expect(await native.notifications()).toHaveLength(shown);
  await alerts.untilNotified('tray', () => native.clickTrayItem('Não perturbe'));
  await ticket.receive('Estou esperando');
  await expect.poll(async () => (await native.notifications()).at(-1)?.body).toBe('Estou esperando');
});
