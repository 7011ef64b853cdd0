import { expect, it } from 'vitest';
import { aNotification } from '@tests/support/records';
import { startMain } from './startMain';

it('[SEC-08] the end of a session withdraws its notifications, also those of a page that was reloaded since', async () => {
  const { electron, call } = await startMain();
  await call('server:state');
  expect(await call('notifications:show', aNotification({ id: 'message:M1' }))).toEqual({ ok: true, value: 'shown' });
  const [shown] = electron.Notification.all;
  await call('session:logout');
  expect(shown?.closes).toBe(1);
});
