import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { aNotification } from '@tests/support/records';
import { startMain } from './startMain';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
});

it('[NTV-01] a second start while the app quits starts it again afterwards, visible and with its link', async () => {
  process.argv = ['/app/balcao', '--flag', '--hidden', 'balcao://contacts/7'];
  vi.stubEnv('APPIMAGE', '/home/ana/Balcao.AppImage');
  const { electron } = await startMain();
  electron.app.quit();
  await eventually(() => expect(electron.app.quits).toBe(1));
  const link = 'balcao://contacts/8';
  for (let start = 0; start < 2; start += 1) electron.app.emit('second-instance', {}, ['/app'], '/', { link });
  expect(electron.app.relaunches).toEqual([{ execPath: '/home/ana/Balcao.AppImage', args: ['--flag', link] }]);
});

/** A started app with a running download. */
const download = async () => {
  const main = await startMain();
  const item = Object.assign(new EventEmitter(), {
    getFilename: () => 'video.mp4',
    getURL: () => 'https://api.example/video.mp4',
    getSavePath: () => '/home/ana/video.mp4',
    getTotalBytes: () => 100,
    getReceivedBytes: () => 1,
    setSaveDialogOptions: () => undefined,
  });
  main.electron.session.defaultSession.emit('will-download', { preventDefault: () => undefined }, item);
  return { ...main, item };
};

it('[NTV-17] asks before it quits during a download, and goes on with it unless the user agrees', async () => {
  const { electron, window } = await download();
  const { app, dialog } = electron;
  app.quit();
  await eventually(() => expect(dialog.questions).toHaveLength(1));
  expect(dialog.questions[0]).toMatchObject({
    message: 'Há um download em andamento',
    buttons: ['Cancelar', 'Encerrar mesmo assim'],
  });
  expect([app.quits, window?.isVisible()]).toEqual([0, true]);
  dialog.response = 1;
  await eventually(() => {
    if (dialog.questions.length === 1) app.quit();
    expect(dialog.questions).toHaveLength(2);
  });
  await eventually(() => expect(app.quits).toBe(1));
});

it('asks before it quits while a form of the page holds something unsaved', async () => {
  const { electron, call } = await startMain();
  const { app, dialog } = electron;
  await call('server:state');
  app.quit();
  await call('lifecycle:flushed', true);
  await eventually(() => expect(dialog.questions).toHaveLength(1));
  expect(dialog.questions[0]).toMatchObject({
    message: 'Há alterações não salvas',
    detail: 'O que ainda não foi salvo ou concluído será perdido.',
    buttons: ['Cancelar', 'Encerrar mesmo assim'],
  });
  expect(app.quits).toBe(0);
});

it('[NTV-17] asks nothing once the download has ended', async () => {
  const { electron, item } = await download();
  item.emit('done', {}, 'completed');
  electron.app.quit();
  await eventually(() => expect(electron.app.quits).toBe(1));
  expect(electron.dialog.questions).toEqual([]);
});

it('[SEC-08] the end of a session withdraws its notifications, also those of a page that was reloaded since', async () => {
  const { electron, call } = await startMain();
  await call('server:state');
  expect(await call('notifications:show', aNotification({ id: 'message:M1' }))).toEqual({ ok: true, value: 'shown' });
  const [shown] = electron.Notification.all;
  await call('session:logout');
  expect(shown?.closes).toBe(1);
});

it('the menu asks before it loads a page again whose form holds something unsaved', async () => {
  const { electron, window, call } = await startMain();
  await call('server:state');
  const view = electron.Menu.application?.find(({ label }) => label === 'Exibir')?.submenu;
  const reload = (view as typeof electron.Menu.application)?.find(({ label }) => label === 'Recarregar');
  const press = async (isUnsaved: boolean) => {
    reload?.click?.({} as never, undefined, {} as never);
    await call('lifecycle:flushed', isUnsaved);
  };
  await press(true);
  await eventually(() => expect(electron.dialog.questions).toHaveLength(1));
  expect(electron.dialog.questions[0]?.buttons).toEqual(['Cancelar', 'Recarregar mesmo assim']);
  expect(window?.webContents.reloads).toBe(0);
  await press(false);
  await eventually(() => expect(window?.webContents.reloads).toBe(1));
});
