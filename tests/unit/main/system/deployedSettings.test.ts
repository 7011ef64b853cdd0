import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageArguments } from '@native/main/system/firstPage';
import { fixedServer, readDeployedSettings } from '@native/main/system/deployedSettings';
import { manageSettings } from '@native/main/system/managedSettings';
import { aFolder, aLog, aServer, someSettings } from '../fakes';

const read = async (content: string) => {
  const file = path.join(aFolder(), 'settings.json');
  writeFileSync(file, content);
  const log = aLog();
  return { deployed: await readDeployedSettings(file, log), log };
};

describe('the settings an administrator deploys', () => {
  it('[DIAG-03] nothing is laid down where there is no file', async () => {
    expect(await readDeployedSettings('/nowhere/settings.json', aLog())).toBeNull();
    expect(pageArguments(null)).toEqual([]);
  });

  it('[DIAG-03] a server alone stands for socket, media and provider too; named ones stand for themselves', async () => {
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
    const named = await read(`{"server":{"rest":"${rest}","media":"https://media.empresa.example"}}`);
    expect(fixedServer(named.deployed ?? {})).toMatchObject({
      rest,
      media: 'https://media.empresa.example',
      socket: origin,
    });
  });

  it('[DIAG-03] [DESK-17] the fixed server overrides the stored one, which stays on disk', async () => {
    const own = someSettings({ server: aServer() });
    const settings = manageSettings(own, { server: 'https://fixed.example' });
    expect(settings.get().server?.rest).toBe('https://fixed.example');
    settings.change({ demoPort: 4_000 });
    expect([settings.get().demoPort, own.get().server]).toEqual([4_000, aServer()]);
    expect(manageSettings(own, { hideDemo: true })).toBe(own);
  });

  it('[DIAG-03] a key that does not fit is ignored alone, and the log tells which', async () => {
    const { deployed, log } = await read(
      '{"server":"ftp://x","hideDemo":true,"defaults":{"closeTo":"never"},"updates":{"feed":"http://plain.example"},"more":1}',
    );
    expect(deployed).toEqual({ hideDemo: true });
    expect(log.lines.map(({ fields }) => fields.key)).toEqual(['server', 'defaults', 'updates']);
  });

  it.each(['', '[', '12', 'null', '"text"'])(
    '[DIAG-03] the damaged file %j keeps nobody from working',
    async (content) => {
      const { deployed, log } = await read(content);
      expect(deployed).toEqual({});
      expect(log.lines).toHaveLength(1);
    },
  );
});
