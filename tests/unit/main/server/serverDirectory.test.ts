import { describe, expect, it, vi } from 'vitest';
import type { ProbeResult, RecentServer, ServerAddresses } from '@/bridge/desktop';
import { createServerDirectory, type ServerRules } from '@native/main/server/serverDirectory';
import type { Settings } from '@native/main/system/settingsSchema';
import { eventually } from '@tests/support/eventually';
import { aLog, aServer, someSettings } from '../fakes';

const DEMO = 'http://127.0.0.1:40123';
const addressesAt = (origin: string): ServerAddresses =>
  aServer({ rest: origin, socket: `${origin}/socket`, media: `${origin}/media`, provider: `${origin}/provider` });
const serverAt = (address: string): RecentServer => ({ address, addresses: addressesAt(address) });

const DEMO_CHOICE: RecentServer = { address: DEMO, addresses: { ...addressesAt(DEMO), kind: 'demo' } };

const FREE: ServerRules = { fixed: false, demo: true };

const open = (changes: Partial<Settings> = {}, rules = FREE) => {
  const settings = someSettings(changes);
  const probe = vi.fn(async (address: string): Promise<ProbeResult> =>
    address.includes('bad')
      ? { ok: false, refusal: 'not-a-server', detail: 'no' }
      : { ok: true, address, addresses: addressesAt(address), version: '1' },
  );
  const demo = { start: vi.fn(async (_port: number) => ({ url: DEMO, port: 40_123 })) };
  const changed: ServerAddresses[] = [];
  const onChanged = async (server: ServerAddresses) => void changed.push(server);
  const directory = createServerDirectory({ settings, probe, demo, rules, onChanged, log: aLog() });
  return { directory, settings, probe, demo, changed };
};

describe('settings of an administrator', () => {
  it('[DIAG-03] a fixed server cannot be changed, neither by choice nor by the demo workspace', async () => {
    const { directory, changed, demo } = open({}, { fixed: true, demo: true });
    const server = serverAt('https://a.example.com');
    await directory.probe(server.address, false);
    await expect(directory.choose(server)).rejects.toThrow('has set the server');
    expect(await directory.startDemo()).toMatchObject({ ok: false, refusal: 'demo-failed' });
    expect([changed, demo.start.mock.calls]).toEqual([[], []]);
  });

  it('[DIAG-03] a hidden demo workspace does not start', async () => {
    const { directory, demo } = open({}, { fixed: false, demo: false });
    expect(await directory.startDemo()).toMatchObject({ ok: false });
    expect(demo.start).not.toHaveBeenCalled();
  });
});

describe('choosing a server', () => {
  it('[COMPAT-05] the first start has none', async () => {
    expect(await open().directory.state()).toEqual({ current: null, recent: [] });
  });

  it('[COMPAT-05] probing stores nothing', async () => {
    const { directory, changed } = open();
    await directory.probe('https://a.example.com', false);
    expect(await directory.state()).toEqual({ current: null, recent: [] });
    expect(changed).toEqual([]);
  });

  it('[COMPAT-05] [DESK-17] the chosen server is in use and reported once', async () => {
    const { directory, changed } = open();
    await directory.probe('https://a.example.com', false);
    const server = serverAt('https://a.example.com');
    await directory.choose(server);
    expect(await directory.state()).toEqual({ current: server.addresses, recent: [server] });
    await directory.choose(server);
    expect(changed).toEqual([server.addresses]);
  });

  it('[COMPAT-05] recent servers are remembered, newest first, each once, five at most', async () => {
    const { directory } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) {
      await directory.probe(`https://${name}.example.com`, false);
      await directory.choose(serverAt(`https://${name}.example.com`));
    }
    const { recent } = await directory.state();
    expect(recent.map(({ address }) => address[8])).toEqual(['d', 'f', 'e', 'c', 'b']);
  });

  it('[COMPAT-05] a recent server can be chosen again without a probe', async () => {
    const recent = [serverAt('https://a.example.com')];
    const { directory, changed } = open({ recent });
    await directory.choose(serverAt('https://a.example.com'));
    expect(changed).toHaveLength(1);
  });

  it('[COMPAT-05] a server that no probe accepted, or with other addresses than the accepted ones, is refused', async () => {
    const { directory, changed, settings } = open();
    await directory.probe('https://a.example.com', false);
    await directory.probe('https://bad.example.com', false);
    const bent = { address: 'https://a.example.com', addresses: addressesAt('https://evil.example') };
    await expect(directory.choose(serverAt('https://new.example.com'))).rejects.toThrow('probe');
    await expect(directory.choose(serverAt('https://bad.example.com'))).rejects.toThrow('probe');
    await expect(directory.choose(bent)).rejects.toThrow('probe');
    expect([changed, settings.get().server, settings.get().recent]).toEqual([[], null, []]);
  });
});

describe('the demo workspace', () => {
  it('[COMPAT-05] starts on a fixed port and becomes the server in use once it is chosen, marked as demo', async () => {
    const { directory, settings, demo, changed } = open();
    expect(await directory.startDemo()).toMatchObject({ ok: true, address: DEMO, addresses: { kind: 'demo' } });
    expect(settings.get().server).toBeNull();
    await directory.choose(DEMO_CHOICE);
    expect(settings.get()).toMatchObject({ demoPort: 40_123, server: { kind: 'demo', rest: DEMO }, recent: [] });
    await directory.startDemo();
    await directory.choose(DEMO_CHOICE);
    expect(demo.start.mock.calls).toEqual([[0], [40_123]]);
    expect(changed).toHaveLength(1);
  });

  it('[COMPAT-05] a demo workspace that is ready only after another server was chosen does not take its place', async () => {
    const recent = [serverAt('https://a.example.com')];
    const server: ServerAddresses = { ...addressesAt('http://127.0.0.1:40000'), kind: 'demo' };
    const { directory, settings, demo, changed } = open({ recent, server });
    let ready = () => undefined as void;
    demo.start.mockReturnValue(new Promise((resolve) => (ready = () => resolve({ url: DEMO, port: 40_123 }))));
    const starting = directory.resume();
    await directory.choose(serverAt('https://a.example.com'));
    ready();
    await starting;
    expect(settings.get().server).toEqual(addressesAt('https://a.example.com'));
    expect(changed).toEqual([addressesAt('https://a.example.com')]);
  });

  it('[COMPAT-05] a failed start is reported and changes nothing', async () => {
    const { directory, demo, settings } = open();
    demo.start.mockRejectedValue(new Error('ended with code 1'));
    expect(await directory.startDemo()).toEqual({ ok: false, refusal: 'demo-failed', detail: 'ended with code 1' });
    expect(settings.get().server).toBeNull();
  });

  it('[DEMO-01] starts with the app when it is in use, and the page waits for it', async () => {
    const server: ServerAddresses = { ...addressesAt(DEMO), kind: 'demo' };
    const { directory, demo, changed } = open({ server, demoPort: 40_123 });
    let ready = () => undefined as void;
    demo.start.mockReturnValue(new Promise((resolve) => (ready = () => resolve({ url: DEMO, port: 40_123 }))));
    const resumed = directory.resume();
    let answered = false;
    const state = directory.state().then((value) => {
      answered = true;
      return value;
    });
    await eventually(() => expect(demo.start).toHaveBeenCalledWith(40_123));
    expect(answered).toBe(false);
    ready();
    expect((await state).current).toEqual(server);
    await resumed;
    expect(changed).toEqual([]);
  });

  it('[DEMO-01] another port than before is another address, which the page must learn', async () => {
    const old = 'http://127.0.0.1:40000';
    const { directory, changed } = open({ server: { ...addressesAt(old), kind: 'demo' }, demoPort: 40_000 });
    await directory.resume();
    expect(changed).toEqual([{ ...addressesAt(DEMO), kind: 'demo' }]);
  });

  it('[DEMO-01] does not start while a company server is in use', async () => {
    const { directory, demo } = open({ server: aServer() });
    await directory.resume();
    expect(demo.start).not.toHaveBeenCalled();
  });
});
