import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { pageArguments } from '@native/main/window/firstPage';
import { fixedServer, readDeployedSettings } from '@native/main/system/deployedSettings';
import { isOfAdministrator } from '@native/main/system/fileOwner';
import { manageSettings } from '@native/main/system/managedSettings';
import { aFolder, aLog, aServer, someSettings } from '../fakes';

const read = async (content: string) => {
  const file = path.join(aFolder(), 'settings.json');
  writeFileSync(file, content);
  const log = aLog();
  return { deployed: await readDeployedSettings(file, log, async () => true), log };
};

describe('the owner of the deployed file', () => {
  it('[DIAG-03] a file of any other owner is not read at all, which is logged', async () => {
    const file = path.join(aFolder(), 'settings.json');
    writeFileSync(file, '{"server":"https://evil.example","updates":{"feed":"https://evil.example"}}');
    const log = aLog();
    expect(await readDeployedSettings(file, log, async () => false)).toBeNull();
    expect(log.lines).toEqual([
      { message: 'deployed settings ignored', fields: { reason: "not an administrator's file" } },
    ]);
  });

  it.each([
    ['linux', 0, 0o644, true],
    ['darwin', 0, 0o600, true],
    ['linux', 1_000, 0o644, false],
    ['linux', 0, 0o664, false],
    ['linux', 0, 0o646, false],
  ] as const)('[DIAG-03] %s, owner %i, mode %i: %s', async (platform, uid, mode, expected) => {
    const askOwner = vi.fn(async () => 'S-1-5-18');
    expect(await isOfAdministrator('/etc/balcao/settings.json', { uid, mode }, platform, askOwner)).toBe(expected);
    expect(askOwner).not.toHaveBeenCalled();
  });

  it.each([
    ['S-1-5-18', true],
    ['S-1-5-32-544', true],
    ['S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464', true],
    ['S-1-5-21-1-2-3-500', true],
    ['S-1-5-21-1-2-3-512', true],
    ['S-1-5-21-1-2-3-519', true],
    ['S-1-5-21-1-2-3-1001', false],
    ['S-1-5-32-545', false],
    ['', false],
  ])('[DIAG-03] Windows, owner %j: %s', async (owner, expected) => {
    const facts = { uid: 0, mode: 0o666 };
    expect(await isOfAdministrator('C:\\x.json', facts, 'win32', async () => owner)).toBe(expected);
  });

  it('[DIAG-03] an unknown owner is not an administrator', async () => {
    const silent = async () => Promise.reject(new Error('spawn powershell.exe ENOENT'));
    expect(await isOfAdministrator('C:\\x.json', { uid: 0, mode: 0 }, 'win32', silent)).toBe(false);
  });
});

describe('the settings an administrator deploys', () => {
  it('[DIAG-03] nothing is set without a file', async () => {
    expect(await readDeployedSettings('/nowhere/settings.json', aLog(), async () => true)).toBeNull();
    expect(pageArguments(null)).toEqual([]);
  });

  it('[DIAG-03] [DESK-17] [PWD-11] a server alone also serves as socket, media and provider; named ones override it', async () => {
    const { deployed } = await read('\uFEFF{"server":"https://api.empresa.example/api","hideDemo":true}');
    const rest = 'https://api.empresa.example/api';
    const origin = 'https://api.empresa.example';
    expect(fixedServer(deployed ?? {})).toEqual({
      rest,
      provider: rest,
      socket: origin,
      media: origin,
      kind: 'company',
    });
    expect(pageArguments(deployed)).toEqual(['--balcao-server-fixed', '--balcao-no-demo']);
    expect(fixedServer((await read(`{"server":"${rest}/"}`)).deployed ?? {})).toMatchObject({ rest, socket: origin });
    const named = await read(`{"server":{"rest":"${rest}","media":"https://media.empresa.example/"}}`);
    expect(fixedServer(named.deployed ?? {})).toMatchObject({
      rest,
      media: 'https://media.empresa.example',
      socket: origin,
    });
    const others = { socket: 'https://ws.empresa.example', provider: 'https://mail.empresa.example' };
    const all = await read(JSON.stringify({ server: { rest, ...others } }));
    expect(fixedServer(all.deployed ?? {})).toMatchObject({ rest, media: origin, ...others });
    const empty = await read(JSON.stringify({ server: { rest, socket: '', media: ' ', provider: '' } }));
    expect(fixedServer(empty.deployed ?? {})).toMatchObject({ rest, socket: origin, media: origin, provider: rest });
  });

  it('[DIAG-03] [DESK-17] the fixed server overrides the stored one, which stays on disk', async () => {
    const own = someSettings({ server: aServer() });
    const settings = manageSettings(own, { server: 'https://fixed.example' });
    expect(settings.get().server?.rest).toBe('https://fixed.example');
    settings.change({ demoPort: 4_000 });
    expect([settings.get().demoPort, own.get().server]).toEqual([4_000, aServer()]);
  });

  it('[DIAG-03] a hidden demo workspace is not used again either, by who was in it; a company’s server is', () => {
    const own = someSettings({ server: { ...aServer(), kind: 'demo' } });
    const settings = manageSettings(own, { hideDemo: true });
    expect([settings.get().server, own.get().server?.kind]).toEqual([null, 'demo']);
    expect(manageSettings(own, { hideDemo: false }).get().server?.kind).toBe('demo');
    settings.change({ server: aServer() });
    expect([settings.get().server, own.get().server]).toEqual([aServer(), aServer()]);
  });

  it('[DIAG-01] [DIAG-03] a file may set everything that has a default, and each kind of proxy', async () => {
    const defaults = { closeTo: 'tray', openAtLogin: true, spelling: false, downloadFolder: '/srv/notas' };
    const proxies = [
      { mode: 'system' },
      { mode: 'direct' },
      { mode: 'auto_detect' },
      { mode: 'pac_script', pacScript: 'https://empresa.example/proxy.pac' },
      { mode: 'fixed_servers', proxyRules: 'proxy.empresa.example:3128', proxyBypassRules: '*.empresa.example' },
    ];
    for (const proxy of proxies) {
      const content = {
        defaults,
        proxy,
        dictionaries: 'https://dict.empresa.example/',
        waitingLimits: { amber: 3, red: 9 },
        lockMinutes: 5,
        updates: { feed: 'https://feed.empresa.example/' },
      };
      const { deployed, log } = await read(JSON.stringify(content));
      expect(deployed).toEqual(content);
      // The server, which this file leaves to the users, and the demo.
      expect(log.lines).toEqual([]);
    }
  });

  it('[DIAG-03] only an invalid key is ignored, and it is logged', async () => {
    const { deployed, log } = await read(
      '{"server":"ftp://x","hideDemo":true,"defaults":{"closeTo":"never"},"updates":{"feed":"http://plain.example"},"more":1}',
    );
    expect(deployed).toEqual({ hideDemo: true });
    expect(log.lines.map(({ fields }) => fields.key)).toEqual(['server', 'defaults', 'updates']);
  });

  it.each(['', '[', '12', 'null', '"text"'])(
    '[DIAG-03] the damaged file %j does not block the app',
    async (content) => {
      const { deployed, log } = await read(content);
      expect(deployed).toEqual({});
      expect(log.lines).toHaveLength(1);
    },
  );
});

it.each([
  [{ amber: 1, red: 1_440 }, true],
  [{ amber: 5, red: 5 }, false],
  [{ amber: 0, red: 5 }, false],
  [{ amber: 5, red: 1_441 }, false],
  [{ amber: 5 }, false],
])('[DIAG-03] [TRIAGE-01] wait limits %o are accepted: %s', async (waitingLimits, taken) => {
  const { deployed, log } = await read(JSON.stringify({ waitingLimits, hideDemo: true }));
  expect(deployed).toEqual(taken ? { waitingLimits, hideDemo: true } : { hideDemo: true });
  expect(log.lines).toHaveLength(taken ? 0 : 1);
});

it.each([
  [1, true],
  [60, true],
  [0, false],
  [61, false],
  [1.5, false],
])('[DIAG-03] [TRIAGE-12] idle minutes until the lock %o are accepted: %s', async (lockMinutes, taken) => {
  const { deployed } = await read(JSON.stringify({ lockMinutes, hideDemo: true }));
  expect(deployed).toEqual(taken ? { lockMinutes, hideDemo: true } : { hideDemo: true });
});
