import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { startMain } from './startMain';

const { platform } = process;
afterEach(() => void Object.defineProperty(process, 'platform', { value: platform }));

it.each([true, false])('[DESK-11] macOS is asked when our page wants to record, and says %s', async (isAllowed) => {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  const ask = vi.fn(async () => isAllowed);
  const { electron } = await startMain(({ systemPreferences }) => void (systemPreferences.askForMediaAccess = ask));
  const answer = vi.fn();
  const details = { requestingUrl: 'app://balcao/', isMainFrame: true, mediaTypes: ['audio'] };
  const { handlers } = electron.session.defaultSession;
  handlers.setPermissionRequestHandler?.(null as never, 'media', answer, details as never);
  await eventually(() => expect(answer.mock.calls).toEqual([[isAllowed]]));
  expect(ask).toHaveBeenCalledExactlyOnceWith('microphone');
});
