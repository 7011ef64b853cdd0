import { describe, expect, it, vi } from 'vitest';
import { createLive } from '@/app/createLive';
import { sessionRenewed } from '@/entities/session/renewSession';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { systemClock } from '@/lib/clock';
import { eventually } from '@tests/support/eventually';
import { companyServer, createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { aSessionStart } from '@tests/support/records';
import { accepted } from '@tests/support/sessionWorld';

const log = { info() {}, warn() {}, error() {} };

describe('the live connection', () => {
  it('[SESS-13] [RT-01] opens with the session at the server’s root with its token, passes on the user of the refresh it makes for its token, and closes with the session', async () => {
    const { desktop } = createFakeDesktop({ refresh: () => accepted({ profile: 'admin' }) });
    vi.spyOn(desktop.session, 'accessToken').mockResolvedValueOnce(null).mockResolvedValue('token');
    const dispatch = vi.fn();
    const disconnect = vi.fn();
    const openSocket = vi.fn(() => ({ on: vi.fn(), emit: vi.fn(), disconnect }) as never);
    const root = 'https://atende.example.com.br';
    const server = { ...companyServer, rest: `${root}/api`, socket: root };
    const live = createLive({ server, desktop, clock: systemClock, log }, { openSocket });
    const handle = live({ dispatch, getState: vi.fn() })((action) => action);
    const account = 'test#10';
    handle(sessionStarted(aSessionStart({ account, fresh: false })));
    await eventually(() => expect(openSocket.mock.calls).toEqual([[root, 'token']]));
    expect(dispatch.mock.calls.map(([action]) => action).find(sessionRenewed.match)?.payload).toMatchObject({
      id: 10,
      profile: 'admin',
    });
    expect(disconnect).not.toHaveBeenCalled();
    handle(sessionEnded({ reason: 'logout' }));
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
