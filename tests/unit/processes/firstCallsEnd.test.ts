import { expect, it, onTestFinished } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';

it('a session that ends at any step of its first calls leaves no error behind', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  for (let steps = 0; steps < 80; steps += 4) {
    const { store, begin } = createTestStore();
    begin();
    // oxlint-disable-next-line no-await-in-loop
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(errors).toEqual([]);
});
