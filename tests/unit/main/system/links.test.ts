import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { claimLinks } from '@native/main/system/claimLinks';
import { createLinkInbox, findLink, handedLink, readLink } from '@native/main/system/links';
import { startMain } from '../startMain';

const UUID = '3f2b8c1e-90ab-4cde-8f01-23456789abcd';

describe('links into the app', () => {
  it.each([
    [`balcao://tickets/${UUID}`, { kind: 'ticket', uuid: UUID }],
    [`balcao://chats/${UUID}/`, { kind: 'chat', uuid: UUID }],
    [`BALCAO://tickets/${UUID}?message=1#x`, { kind: 'ticket', uuid: UUID }],
    ['balcao://contacts/42', { kind: 'contact', id: 42 }],
  ])('[NTV-12] [ROUTE-08] %s opens its place', (link, target) => {
    expect(readLink(link)).toEqual(target);
  });

  it.each([
    'balcao://tickets/',
    'balcao://tickets/1',
    'balcao://chats/1',
    'balcao://chats/',
    `balcao://contacts/${UUID}`,
    `balcao://tickets/${UUID}/delete`,
    `balcao://settings/${UUID}`,
    `balcao://user:word@evil/${UUID}`,
    'balcao://contacts/0',
    'balcao://contacts/1e3',
    'balcao://contacts/99999999999999999999',
    'balcao://contacts/../tickets',
    `https://tickets/${UUID}`,
    'balcao:tickets',
    'not a link',
  ])('[NTV-12] [ROUTE-08] %s is ignored', (link) => {
    expect(readLink(link)).toBeNull();
  });

  it('[NTV-12] the command line is searched, whatever Chromium puts around the link', () => {
    const link = `balcao://tickets/${UUID}`;
    expect(findLink(['/app', '--flag', link, '--allow-file-access', 'last'])).toBe(link);
    expect(findLink(['/app', '--hidden'])).toBeNull();
  });

  it('[NTV-01] a second start passes its link on; without one its command line is searched', () => {
    const argv = ['/app', 'balcao://contacts/2'];
    expect(handedLink({ link: 'balcao://contacts/1' }, argv)).toBe('balcao://contacts/1');
    for (const handed of [undefined, null, 'text', {}, { link: 7 }]) {
      expect(handedLink(handed, argv)).toBe('balcao://contacts/2');
    }
  });

  it('[NTV-12] the newest link waits until links can be followed; a foreign one changes nothing', () => {
    const inbox = createLinkInbox();
    inbox.receive('balcao://contacts/1');
    inbox.receive('balcao://contacts/2');
    inbox.receive('https://evil.example');
    inbox.receive(null);
    const open = vi.fn();
    inbox.follow(open);
    inbox.receive('balcao://contacts/3');
    expect(open.mock.calls).toEqual([[{ kind: 'contact', id: 2 }], [{ kind: 'contact', id: 3 }]]);
  });

  it('[NTV-12] the link that starts the app on macOS, which reports it before the app is ready, waits for the page', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const preventDefault = vi.fn();
    const { window, call } = await startMain(({ app }) => {
      vi.spyOn(app, 'whenReady').mockImplementation(async () => {
        app.emit('open-url', { preventDefault }, 'balcao://contacts/7');
      });
    });
    expect(preventDefault).toHaveBeenCalled();
    await call('server:state');
    const opened = window?.webContents.sent.filter(({ channel }) => channel === 'links:opened');
    expect(opened?.map(({ payload }) => payload)).toEqual([{ kind: 'contact', id: 7 }]);
  });

  it('[NTV-12] the scheme is registered at each start, unpackaged with the script to start', () => {
    const setAsDefaultProtocolClient = vi.fn(() => true);
    const claim = (runtime: Partial<Parameters<typeof claimLinks>[1]>) =>
      claimLinks({ setAsDefaultProtocolClient }, { platform: 'linux', execPath: '/electron', argv: [], ...runtime });
    claim({ argv: ['/app/balcao'] });
    claim({ defaultApp: true, argv: ['/electron', '/src'] });
    claim({ defaultApp: true, argv: ['/electron'] });
    expect(setAsDefaultProtocolClient.mock.calls).toEqual([['balcao'], ['balcao', '/electron', ['/src']]]);
  });

  it('[NTV-12] on macOS an unpackaged start registers nothing, since Electron’s own bundle would get the links', () => {
    const setAsDefaultProtocolClient = vi.fn(() => true);
    const claim = (defaultApp: boolean) =>
      claimLinks(
        { setAsDefaultProtocolClient },
        { platform: 'darwin', defaultApp, execPath: '/electron', argv: ['/electron', '/src'] },
      );
    claim(true);
    expect(setAsDefaultProtocolClient).not.toHaveBeenCalled();
    claim(false);
    expect(setAsDefaultProtocolClient.mock.calls).toEqual([['balcao']]);
  });
});
