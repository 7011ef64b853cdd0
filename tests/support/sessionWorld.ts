import { selectToasts } from '@/store/toasts';
import { createTestStore } from './createTestStore';
import { createFakeDesktop } from './fakes/fakeDesktop';

/** A store at a fake desktop app that answers the session's calls as `told`. */
export const createSessionWorld = (
  told: Parameters<typeof createFakeDesktop>[0],
  parts: Parameters<typeof createTestStore>[0] = {},
) => {
  const fake = createFakeDesktop(told);
  return { ...fake, ...createTestStore({ desktop: fake.desktop, ...parts }) };
};

/** The toasts on screen, each as the key of its text and what is filled in. */
export const toastsOf = ({ store }: Pick<ReturnType<typeof createTestStore>, 'store'>) =>
  selectToasts(store.getState()).map(({ textKey, values }) => ({ textKey, values }));
