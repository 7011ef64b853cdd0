import { expect, it, vi } from 'vitest';
import { createTouch } from '@native/main/system/touch';

const reader = (isThere: boolean, isRight = true) => ({
  canPromptTouchID: () => isThere,
  promptTouchID: vi.fn(async (_reason: string) => {
    if (!isRight) throw new Error('Canceled by user.');
  }),
});

it('[TRIAGE-12] Touch ID is requested on a Mac that has a reader, and nowhere else', async () => {
  const there = reader(true);
  const mac = createTouch({ systemPreferences: there, platform: 'darwin' });
  expect([mac.isOffered(), await mac.ask('desbloquear o Balcão')]).toEqual([true, true]);
  expect(there.promptTouchID).toHaveBeenCalledExactlyOnceWith('desbloquear o Balcão');
  expect(await createTouch({ systemPreferences: reader(true, false), platform: 'darwin' }).ask('x')).toBe(false);
  for (const platform of ['win32', 'linux'] as const) {
    const touch = createTouch({ systemPreferences: there, platform });
    expect([touch.isOffered(), await touch.ask('x')]).toEqual([false, false]);
  }
  const bare = createTouch({ systemPreferences: reader(false), platform: 'darwin' });
  expect([bare.isOffered(), await bare.ask('x')]).toEqual([false, false]);
  expect(there.promptTouchID).toHaveBeenCalledOnce();
});
