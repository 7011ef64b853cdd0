import { describe, expect, it, vi } from 'vitest';
import type * as StandIn from '@tests/support/electronStandIn';
import { readEnvironment } from '@native/main/system/environment';
import { prepareApp } from '@native/main/system/prepareApp';

/** The app before `ready`. */
const prepare = async (isPackaged: boolean, variables: NodeJS.ProcessEnv = {}) => {
  vi.resetModules();
  const { app, protocol }: typeof StandIn = await import('@tests/support/electronStandIn');
  app.isPackaged = isPackaged;
  app.setPath('appData', '/home/ana/.config');
  prepareApp({
    app,
    protocol,
    environment: readEnvironment(variables, isPackaged),
    platform: 'win32',
    isInspected: false,
  });
  return app;
};

describe('before the app is ready', () => {
  it('the installed app stores its data in a folder whose name every system and script can write', async () => {
    const app = await prepare(true);
    expect(app.getPath('userData')).toBe('/home/ana/.config/balcao');
    expect([app.name, app.appUserModelId]).toEqual(['Balcão', 'br.com.balcao.Balcao']);
  });

  it('an unpackaged start shares neither data, instance lock, shortcut nor toasts with the installed app', async () => {
    const installed = await prepare(true);
    const unpackaged = await prepare(false);
    expect(unpackaged.getPath('userData')).toBe('/home/ana/.config/balcao-dev');
    expect([unpackaged.name, unpackaged.appUserModelId]).toEqual(['Balcão Dev', 'br.com.balcao.Balcao.Dev']);
    expect(unpackaged.toastActivator).not.toBe(installed.toastActivator);
  });

  it.each([
    [true, false, []],
    [true, true, ['remote-debugging-port', 'remote-debugging-pipe']],
    [false, false, ['remote-debugging-port', 'remote-debugging-pipe']],
  ] as const)(
    'packaged %s, inspector running %s: of the switches by which another program could attach, %j are left',
    async (isPackaged, isInspected, left) => {
      const { app } = await import('@tests/support/electronStandIn');
      for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) app.switches.add(name);
      const environment = readEnvironment({}, isPackaged);
      app.isPackaged = isPackaged;
      app.setPath('appData', '/home/ana/.config');
      const { protocol } = await import('@tests/support/electronStandIn');
      prepareApp({ app, protocol, environment, platform: 'linux', isInspected });
      expect([...app.switches]).toEqual(left);
      app.switches.clear();
      app.isPackaged = false;
    },
  );

  it('BALCAO_USER_DATA names another folder, packaged or not', async () => {
    for (const isPackaged of [true, false]) {
      const app = await prepare(isPackaged, { BALCAO_USER_DATA: '/data' });
      expect(app.getPath('userData')).toBe('/data');
    }
  });
});
