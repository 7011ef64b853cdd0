import path from 'node:path';
import { app, net, safeStorage, session, utilityProcess } from 'electron';
import { createDemoServerProcess, type DemoServerProcess } from './demoServerProcess';
import { createHeldSession, type HeldSession } from '../session/heldSession';
import type { Log } from '../system/log';
import { createMainRequest, type AnswerProxy } from './mainRequest';
import { createServerDirectory, type ServerDirectory, type ServerRules } from './serverDirectory';
import { createProbe } from './serverProbe';
import { createServerSession } from './serverSession';
import { createFirstList, type FirstList } from '../session/firstList';
import { createSessionCalls, type SessionCalls } from '../session/sessionCalls';
import { createSessionVault } from '../session/sessionVault';
import type { SettingsFile } from '../system/settingsFile';

export interface ServerServices {
  readonly directory: ServerDirectory;
  readonly calls: SessionCalls;
  readonly firstList: FirstList;
  readonly held: HeldSession;
  readonly demo: DemoServerProcess;
  /** Puts the demo workspace in use back to its start, without a restart. */
  readonly resetDemo: () => Promise<void>;
}

interface Parts {
  readonly settings: SettingsFile;
  readonly pageOrigin: string;
  readonly demoArguments: readonly string[];
  readonly rules: ServerRules;
  readonly answerProxy: AnswerProxy;
  /** A session ended: what names its people must leave the screen. */
  readonly onSessionEnded: () => void;
  /** Called after a change of server: the page must reload, since its content security policy names the old server. */
  readonly onServerChanged: () => void;
  readonly log: Log;
}

/** Longest wait for the demo workspace to write its first data again, ms. */
const RESET_LIMIT_MS = 60_000;

/** The demo server's entry is a real file: in a packed app it is beside the archive. */
const demoEntry = (files: string): string =>
  path.join(files.replace(/app\.asar$/, 'app.asar.unpacked'), 'dist-electron/demo-server/demo-server.mjs');

/** Everything in main about the server in use: its addresses, its session, its headers and the demo process. */
export const createServerServices = (parts: Parts): ServerServices => {
  const { settings, pageOrigin, demoArguments, rules, answerProxy, onSessionEnded, onServerChanged, log } = parts;
  const { platform } = process;
  const folder = app.getPath('userData');
  const server = () => settings.get().server;
  const own = session.fromPartition('server-auth');
  const request = createMainRequest({ net, session: own, answerProxy });

  const vault = createSessionVault({ safeStorage, platform, file: path.join(folder, 'session.vault'), log });
  const held = createHeldSession({
    vault,
    server,
    clearTraces: () => {
      onSessionEnded();
      return session.defaultSession.clearCache().catch((error: unknown) => log.error('cache not cleared', { error }));
    },
  });
  const calls = createSessionCalls({ cookies: own.cookies, request, held, server, log });
  const firstList = createFirstList({ request, held, server, settings, log });
  const serverSession = createServerSession({ webRequest: session.defaultSession.webRequest, pageOrigin, held, log });
  serverSession.use(server());

  const demo = createDemoServerProcess({
    fork: (entry, args, options) => utilityProcess.fork(entry, args, { ...options, cwd: folder }),
    entry: demoEntry(app.getAppPath()),
    dataFolder: path.join(folder, 'demo'),
    extraArguments: demoArguments,
    log,
  });
  const directory = createServerDirectory({
    settings,
    probe: createProbe({ request }),
    demo,
    rules,
    onChanged: async (next) => {
      // A session belongs to its server.
      await held.drop();
      serverSession.use(next);
      onServerChanged();
    },
    log,
  });
  const resetDemo = async (): Promise<void> => {
    const url = `${server()?.socket}/__demo/reset`;
    const { status } = await request(url, { method: 'POST', signal: AbortSignal.timeout(RESET_LIMIT_MS) });
    if (status !== 200) throw new Error(`the demo workspace answered ${status}`);
  };
  return { directory, calls, firstList, held, demo, resetDemo };
};
