import type { ProbeResult, RecentServer, ServerAddresses, ServerState } from '@/bridge/desktop';
import type { DemoServerProcess } from './demoServerProcess';
import type { Log } from '../system/log';
import type { Probe } from './serverProbe';
import type { SettingsFile } from '../system/settingsFile';

/** Most servers remembered for the list on the login screen. */
const MOST_RECENT = 5;

export interface ServerDirectory {
  readonly current: () => ServerAddresses | null;
  /** Waits for the demo server if it is in use, so that the page's first call reaches it. */
  readonly state: () => Promise<ServerState>;
  readonly probe: Probe;
  /** Starts the demo server, which can then be chosen. */
  readonly startDemo: () => Promise<ProbeResult>;
  /** Uses this server from now on. Rejects one that no probe accepted, so that the page cannot invent a server. */
  readonly choose: (server: RecentServer) => Promise<void>;
  /** Starts the demo server if it is in use. Never rejects. */
  readonly resume: () => Promise<void>;
}

/** What an administrator allows. */
export interface ServerRules {
  /** The administrator fixed the server; it cannot be changed. */
  readonly fixed: boolean;
  /** The demo workspace may be used. */
  readonly demo: boolean;
}

interface Parts {
  readonly settings: SettingsFile;
  readonly probe: Probe;
  readonly demo: Pick<DemoServerProcess, 'start'>;
  readonly rules: ServerRules;
  /** Called after another server has been saved. */
  readonly onChanged: (server: ServerAddresses) => Promise<void>;
  readonly log: Log;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Knows the server in use and those used before, and probes addresses. */
export const createServerDirectory = ({ settings, probe, demo, rules, onChanged, log }: Parts): ServerDirectory => {
  const accepted = new Map<string, ServerAddresses>();
  let ready: Promise<void> = Promise.resolve();
  /** The latest choice of a server. The demo takes a while to start, so it may be ready only after another choice. */
  let latest = Symbol('choice');

  const use = async (server: ServerAddresses): Promise<void> => {
    if (isSame(server, settings.get().server)) return;
    settings.change({ server });
    await onChanged(server);
  };

  /** The demo server's addresses. Its prefix is found like any server's. */
  const openDemo = async (): Promise<ProbeResult> => {
    try {
      const { url, port } = await demo.start(settings.get().demoPort ?? 0);
      if (port !== settings.get().demoPort) settings.change({ demoPort: port });
      const found = await probe(url, true);
      return found.ok ? { ...found, addresses: { ...found.addresses, kind: 'demo' } } : found;
    } catch (error) {
      log.error('the demo workspace did not start', { error });
      return { ok: false, refusal: 'demo-failed', detail: error instanceof Error ? error.message : String(error) };
    }
  };

  const resume = async (): Promise<void> => {
    if (settings.get().server?.kind !== 'demo') return;
    const choice = latest;
    const found = await openDemo();
    if (found.ok && latest === choice) await use(found.addresses);
  };

  return {
    current: () => settings.get().server,
    state: async () => {
      await ready;
      const { server, recent } = settings.get();
      return { current: server, recent };
    },
    probe: async (address, allowInsecure) => {
      const result = await probe(address, allowInsecure);
      if (result.ok) accepted.set(result.address, result.addresses);
      return result;
    },
    choose: async ({ address, addresses }) => {
      if (rules.fixed) throw new Error('an administrator has set the server of this computer');
      const { recent } = settings.get();
      const known = accepted.get(address) ?? recent.find((server) => server.address === address)?.addresses;
      if (!isSame(known, addresses)) throw new Error('only a server that a probe accepted can be chosen');
      latest = Symbol('choice');
      if (addresses.kind === 'company') {
        const others = recent.filter((server) => server.address !== address);
        settings.change({ recent: [{ address, addresses }, ...others].slice(0, MOST_RECENT) });
      }
      await use(addresses);
    },
    startDemo: async () => {
      if (rules.fixed || !rules.demo)
        return { ok: false, refusal: 'demo-failed', detail: 'not offered on this computer' };
      const found = await openDemo();
      if (!found.ok) return { ...found, refusal: 'demo-failed' };
      accepted.set(found.address, found.addresses);
      return found;
    },
    resume: () => (ready = resume()),
  };
};
