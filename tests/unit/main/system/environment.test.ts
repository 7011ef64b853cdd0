import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@native/main/system/environment';

describe('the environment', () => {
  it('[SEC-01] without any switch the page is the app’s own and the data is in the system folder', () => {
    expect(readEnvironment({}, false, 'linux')).toEqual({
      userData: null,
      demoArguments: [],
      deployedSettings: '/etc/balcao/settings.json',
      trustsDeployedSettings: false,
      pageUrl: 'app://balcao/',
    });
  });

  it('the data folder and, unpackaged, the demo arguments can be set', () => {
    const variables = { BALCAO_USER_DATA: '/data', BALCAO_DEMO_ARGS: '--behave  a --control' };
    expect(readEnvironment(variables, false)).toMatchObject({
      userData: '/data',
      demoArguments: ['--behave', 'a', '--control'],
    });
    expect(readEnvironment(variables, true).demoArguments).toEqual([]);
  });

  it('a relative data folder is relative to where the app was started: Electron refuses it', () => {
    expect(readEnvironment({ BALCAO_USER_DATA: 'data' }, false).userData).toBe(path.resolve('data'));
  });

  it.each([
    ['linux', '/etc/balcao/settings.json'],
    ['darwin', '/Library/Application Support/Balcao/settings.json'],
    ['win32', 'D:\\Data\\Balcao\\settings.json'],
  ] as const)(
    '[DIAG-03] on %s an administrator puts the settings at %s, and no variable moves them when packaged',
    (platform, file) => {
      const variables = { ProgramData: 'D:\\Data', BALCAO_DEPLOYED_SETTINGS: '/tmp/other.json' };
      const packaged = readEnvironment(variables, true, platform);
      expect(packaged).toMatchObject({ deployedSettings: file, trustsDeployedSettings: false });
      const unpackaged = readEnvironment(variables, false, platform);
      expect(unpackaged).toMatchObject({ deployedSettings: '/tmp/other.json', trustsDeployedSettings: true });
    },
  );

  it('[DIAG-03] a Windows that names no folder for the data of programs has the settings of the administrator in the usual one', () => {
    expect(readEnvironment({}, true, 'win32').deployedSettings).toBe('C:\\ProgramData\\Balcao\\settings.json');
  });

  it.each([
    ['http://localhost:5173/', false, 'http://localhost:5173/'],
    ['http://127.0.0.1:5173/', false, 'http://127.0.0.1:5173/'],
    ['http://localhost:5173/', true, 'app://balcao/'],
    ['https://evil.example/', false, 'app://balcao/'],
    ['http://localhost.evil.example:80/', false, 'app://balcao/'],
  ])('Vite at %s, packaged %s: the window opens %s', (vite, isPackaged, pageUrl) => {
    expect(readEnvironment({ VITE_DEV_SERVER_URL: vite }, isPackaged).pageUrl).toBe(pageUrl);
  });
});
