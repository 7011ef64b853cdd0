import { describe, expect, it, vi } from 'vitest';
import { createMicrophone } from '@native/main/alerts/audioDevices';

type Status = ReturnType<Electron.SystemPreferences['getMediaAccessStatus']>;

const open = (platform: NodeJS.Platform, status: Status = 'granted', isAllowed = true) => {
  const opened: string[] = [];
  const askForMediaAccess = vi.fn(async () => isAllowed);
  const microphone = createMicrophone({
    systemPreferences: { askForMediaAccess, getMediaAccessStatus: () => status },
    shell: { openExternal: async (url) => void opened.push(url) },
    platform,
  });
  return { microphone, opened, askForMediaAccess };
};

describe('the permission of the microphone', () => {
  it.each([true, false])('[DESK-11] macOS asks the user, who says %s', async (isAllowed) => {
    const { microphone, askForMediaAccess } = open('darwin', 'not-determined', isAllowed);
    expect(await microphone.ask()).toBe(isAllowed);
    expect(askForMediaAccess).toHaveBeenCalledExactlyOnceWith('microphone');
  });

  it.each(['win32', 'linux'] as const)('[DESK-11] %s asks nothing', async (platform) => {
    const { microphone, askForMediaAccess } = open(platform, 'denied', false);
    expect(await microphone.ask()).toBe(true);
    expect(askForMediaAccess).not.toHaveBeenCalled();
  });

  it.each([
    ['darwin', 'granted', 'granted'],
    ['darwin', 'denied', 'refused'],
    ['darwin', 'restricted', 'refused'],
    ['darwin', 'not-determined', 'unknown'],
    ['win32', 'denied', 'refused'],
    ['win32', 'unknown', 'unknown'],
    ['linux', 'denied', 'unknown'],
  ] as const)('[DESK-11] [NTV-11] %s says %s: it is %s', (platform, status, access) => {
    expect(open(platform, status).microphone.access()).toBe(access);
  });

  it.each([
    ['darwin', ['x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone']],
    ['win32', ['ms-settings:privacy-microphone']],
    ['linux', []],
  ] as const)('[NTV-11] on %s one click opens the system setting', async (platform, expected) => {
    const { microphone, opened } = open(platform);
    await microphone.openSettings();
    expect(opened).toEqual(expected);
  });
});
