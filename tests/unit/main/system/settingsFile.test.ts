import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSettings } from '@native/main/system/settingsFile';
import { aFolder, aLog, aServer } from '../fakes';

const open = (content?: string) => {
  const folder = aFolder();
  const file = path.join(folder, 'settings.json');
  if (content !== undefined) writeFileSync(file, content);
  const log = aLog();
  return { folder, file, log, settings: openSettings({ folder, log }) };
};

describe('the settings file', () => {
  it('[I18N-01] starts empty, in Portuguese', () => {
    const { settings, file } = open();
    expect(settings.get()).toMatchObject({ server: null, recent: [], language: 'pt', closeExplained: false });
    expect(existsSync(`${file}.bad`)).toBe(false);
  });

  it('[DESK-17] [PWD-11] keeps the server after a restart', () => {
    const { settings, folder, log } = open();
    const hosts = ['ws', 'files', 'mail'].map((name) => `https://${name}.example.com`);
    const server = aServer({ socket: hosts[0]!, media: hosts[1]!, provider: hosts[2]! });
    settings.change({ server });
    expect(openSettings({ folder, log }).get().server).toEqual(server);
  });

  it('[COMPAT-05] keeps the five recent servers after a restart', () => {
    const { settings, folder, log } = open();
    const recent = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      address: `https://${name}.example.com`,
      addresses: aServer(),
    }));
    settings.change({ recent });
    expect(openSettings({ folder, log }).get().recent).toEqual(recent);
  });

  it('[NTV-02] [DESK-17] a file that is not JSON is kept as .bad and replaced', () => {
    const { settings, file } = open('{"server": ');
    expect(settings.get().server).toBeNull();
    expect(readFileSync(`${file}.bad`, 'utf8')).toBe('{"server": ');
    settings.change({ demoPort: 4_000 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ demoPort: 4_000 });
  });

  it('[NTV-02] [DESK-17] only an invalid value falls back, with a .bad copy', () => {
    const content = JSON.stringify({ server: aServer(), demoPort: 'eighty', language: 'xx' });
    const { settings, file } = open(content);
    expect(settings.get()).toMatchObject({ server: aServer(), demoPort: null, language: 'pt' });
    expect(readFileSync(`${file}.bad`, 'utf8')).toBe(content);
  });

  it.each(['[]', '12', '"text"', 'null'])('the foreign content %s gives the defaults', (content) => {
    expect(open(content).settings.get().server).toBeNull();
  });
});
