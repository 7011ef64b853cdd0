import { describe, expect, it, vi } from 'vitest';
import { openSettings } from '@native/main/system/settingsFile';
import { createChoices, DICTIONARY_HOST } from '@native/main/system/choices';
import { firstAppearance } from '@native/main/window/firstPage';
import { aFolder, aLog, someSettings } from '../fakes';

const open = (platform: NodeJS.Platform, deployed: Parameters<typeof createChoices>[0]['deployed'] = null) =>
  createChoices({ settings: someSettings(), deployed, platform });

describe('choices for this computer', () => {
  it.each([
    ['win32', 'tray'],
    ['darwin', 'tray'],
    ['linux', 'minimize'],
  ] as const)('[NTV-03] [DESK-05] on %s the window closes to: %s', (platform, closeTo) => {
    expect(open(platform).get()).toEqual({ closeTo, openAtLogin: false, spelling: true, downloadFolder: null });
  });

  it('[NTV-03] [NTV-13] [DESK-05] a choice overrides that, is reported, and survives a restart', () => {
    const folder = aFolder();
    const settings = openSettings({ folder, log: aLog() });
    const choices = createChoices({ settings, deployed: null, platform: 'linux' });
    const heard = vi.fn();
    choices.onChanged(heard);
    choices.change({ closeTo: 'tray', openAtLogin: true });
    expect(heard.mock.calls).toEqual([[choices.get()]]);
    const again = createChoices({ settings: openSettings({ folder, log: aLog() }), deployed: null, platform: 'linux' });
    expect(again.get()).toMatchObject({ closeTo: 'tray', openAtLogin: true });
  });

  it('[DIAG-03] [TRIAGE-01] [TRIAGE-12] the administrator sets defaults, which the user may change', () => {
    const choices = open('win32', {
      defaults: { closeTo: 'quit', spelling: false },
      waitingLimits: { amber: 3, red: 9 },
      lockMinutes: 5,
    });
    expect(open('win32').state().lockMinutes).toBeNull();
    expect(choices.state().lockMinutes).toBe(5);
    expect(choices.state().waitingLimits).toEqual({ amber: 3, red: 9 });
    expect(open('win32').state().waitingLimits).toBeNull();
    expect(choices.state()).toMatchObject({ managed: true, choices: { closeTo: 'quit', spelling: false } });
    expect(choices.change({ closeTo: 'tray' }).choices).toMatchObject({ closeTo: 'tray', spelling: false });
    const others = { openAtLogin: true, downloadFolder: '/srv/notas' };
    const folders = open('win32', { defaults: others });
    expect(folders.get()).toEqual({ closeTo: 'tray', spelling: true, ...others });
    expect(folders.change({ downloadFolder: null }).choices).toMatchObject({ openAtLogin: true, downloadFolder: null });
  });

  it('[NTV-15] reports where its dictionaries come from', () => {
    expect(open('darwin').state().dictionaries).toEqual({ kind: 'system' });
    expect(open('linux').state().dictionaries).toEqual({ kind: 'download', address: DICTIONARY_HOST });
    const own = { dictionaries: 'https://dict.empresa.example/' };
    expect(open('win32', own).state().dictionaries).toEqual({ kind: 'download', address: own.dictionaries });
  });
});

describe('the first window when the system starts the app', () => {
  it.each([
    [false, 'tray', 'shown'],
    [true, 'tray', 'hidden'],
    [true, 'minimize', 'minimized'],
    [true, 'quit', 'minimized'],
  ] as const)('[NTV-13] by the system %s, closing to %s: %s', (bySystem, closeTo, appears) => {
    expect(firstAppearance(bySystem, { closeTo })).toBe(appears);
  });
});
