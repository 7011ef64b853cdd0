import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import type { SessionUser } from '@/protocol/records/users';
import { AppFrame } from './AppFrame';
import { createTestI18n } from './createTestI18n';
import { createTestStore } from '../createTestStore';
import { createFakeDesktop } from '../fakes/fakeDesktop';
import type { FakeRoutes } from '../fakes/fakeNetwork';
import { aUser } from '../records';

interface PageParts {
  readonly routes?: FakeRoutes;
  readonly user?: SessionUser;
  readonly path?: string;
  /** What an earlier start of the app left in local storage. */
  readonly local?: Storage;
}

/** Renders one page with real store, listeners, texts, dialogs and toasts; the network is a fake, and the test sends live events. */
export const renderPage = async (
  Page: ComponentType,
  { routes = {}, user = aUser({ profile: 'admin' }), path = '/', local }: PageParts = {},
) => {
  const app = createTestStore({
    routes: { 'GET /users/10': { body: user }, ...routes },
    desktop: createFakeDesktop({ refresh: () => ({ ok: true, user }) }).desktop,
    ...(local && { local }),
  });
  const i18n = await createTestI18n();
  app.begin(user);
  const { unmount } = render(
    <AppFrame app={app} i18n={i18n} path={path}>
      <Page />
    </AppFrame>,
  );
  // Let React render the results of the first answers.
  for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
  return { ...app, unmount, user: userEvent.setup() };
};

/** The page's own calls, without the check of the ticket lists some seconds after the start of a session. */
export const ownCalls = (calls: readonly string[]): readonly string[] =>
  calls.filter((call) => call !== 'GET /tickets');

/** Advances the fake clock and lets the results render. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Runs an action with a fake clock, then advances it beyond every delay before a server call. */
export const outwait = async (action: () => void): Promise<void> => {
  vi.useFakeTimers();
  try {
    action();
    // In steps, since a render may start the next timer.
    for (let step = 0; step < 5; step += 1) await pass(400);
  } finally {
    vi.useRealTimers();
  }
};

/** Replaces the content of a field, at once. */
export const type = (name: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
};

/**
 * Inserts a text where the cursor is after a click into the field, then presses `keys`. For texts whose single keys prove nothing: each
 * key renders the page again.
 */
export const pasteInto = async (user: UserEvent, field: Element, text: string, keys = ''): Promise<void> => {
  await user.click(field);
  await user.paste(text);
  if (keys) await user.keyboard(keys);
};

/** For the rest of a test, rows fill the screen: jsdom gives them no height, so every page would load without a scroll. */
export const fillScreen = (): void => {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 2_000 });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight'));
};

/** Gives an element the sizes that jsdom does not compute, and scrolls it to `distance` px above its end. */
export const scrollTo = (element: HTMLElement, distance: number, height = 2_000): void => {
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, value: height },
    clientHeight: { configurable: true, value: 500 },
  });
  element.scrollTop = height - 500 - distance;
  fireEvent.scroll(element);
};
