import type { SessionAnswer } from '@/bridge/desktop';
import { selectToasts } from '@/store/toasts';
import { createTestStore } from './createTestStore';
import { createFakeDesktop } from './fakes/fakeDesktop';
import { aUser } from './records';

/** A store at a fake desktop app that answers the session's calls as `told`. */
export const createSessionWorld = (
  told: Parameters<typeof createFakeDesktop>[0],
  parts: Parameters<typeof createTestStore>[0] = {},
) => {
  const fake = createFakeDesktop(told);
  return { ...fake, ...createTestStore({ desktop: fake.desktop, ...parts }) };
};

export const aCompany = (dueDate: string | null, settings: readonly object[] = []) => ({
  id: 1,
  name: 'Casa Aurora',
  dueDate,
  settings,
});

/** The answer to a login or a refresh that succeeds. */
export const accepted = (facts: object = {}): SessionAnswer => ({
  ok: true,
  user: { ...aUser(), company: aCompany('2027-01-01T00:00:00.000Z'), ...facts },
});

/** The toasts on screen, each as the key of its text and what is filled in. */
export const toastsOf = ({ store }: Pick<ReturnType<typeof createTestStore>, 'store'>) =>
  selectToasts(store.getState()).map(({ textKey, values }) => ({ textKey, values }));
