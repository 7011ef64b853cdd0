import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createDemoServer } from './createServer';
import type { DemoServer } from './createServer';
import { PACES } from './simulator/pace';

/** The port from a utility process to its Electron parent; plain Node has none. */
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: { data: unknown }) => void): void;
}

/** The server exits if it does not listen within this time, ms: as long as main waits, since a slow computer writes the first data slowly. */
const READY_LIMIT_MS = 60_000;

const settings = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(0),
  data: z.string().default(path.join(os.homedir(), '.balcao-demo')),
  static: z.string().optional(),
  behave: z.enum(['a', 'b']).optional(),
  control: z.boolean().default(false),
  simulate: z.boolean().default(true),
  pace: z.enum(PACES).optional(),
  seed: z.enum(['demo', 'empty', 'perf']).default('demo'),
  /** Size of the data set for measurements, `--seed perf`. */
  tickets: z.coerce.number().int().min(1).default(500),
  messages: z.coerce.number().int().min(1).default(300),
  'web-origin': z.array(z.string()).default([]),
  /** Cost of password hashes; tests sign in hundreds of times and use the lowest. */
  'hash-cost': z.coerce.number().int().min(4).max(15).optional(),
});

const USAGE = `Options of the demo server:
  --port <number>          TCP port on 127.0.0.1; a free one unless given
  --data <folder>          database and uploads
  --static <folder>        the built page, served too
  --seed demo|empty|perf   what an empty folder starts from; --tickets and --messages size perf
  --behave a|b             strictly like one of the two kinds of server
  --control                opens the control surface below /__demo
  --no-simulate            no customers write by themselves; --pace sets how many do
  --web-origin <address>   another web client that may call; may be repeated
  --hash-cost <number>     cost of password hashes, 4 to 15; 10 unless given`;

/** The command line; an empty value counts as absent, so that scripts may pass on variables that are not set. */
const readSettings = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      static: { type: 'string' },
      behave: { type: 'string' },
      control: { type: 'boolean' },
      simulate: { type: 'boolean' },
      pace: { type: 'string' },
      seed: { type: 'string' },
      tickets: { type: 'string' },
      messages: { type: 'string' },
      'web-origin': { type: 'string', multiple: true },
      'hash-cost': { type: 'string' },
    },
    allowNegative: true,
  });
  return settings.parse(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
};

/** The options; prints the usage and exits on `--help` or when an option is unknown or wrong. */
const settingsOrUsage = () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  try {
    return readSettings();
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map(({ path: [name], message }) => `--${String(name)}: ${message}`).join('\n')
        : String(error instanceof Error ? error.message : error);
    process.stderr.write(`${reason}\n\n${USAGE}\n`);
    return process.exit(2);
  }
};

const end = (reason: unknown): never => {
  process.stderr.write(`${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`);
  process.exit(1);
};

const isCloseRequest = (message: unknown): boolean => z.object({ type: z.literal('close') }).safeParse(message).success;

const stopOnRequest = (server: DemoServer, parentPort: ParentPort | undefined): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(() => process.exit(0), end);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  parentPort?.on('message', ({ data }) => {
    if (isCloseRequest(data)) stop();
  });
};

const main = async (): Promise<void> => {
  const { parentPort } = process as { parentPort?: ParentPort };
  const limit = setTimeout(() => end('not ready in time'), READY_LIMIT_MS);
  const {
    data,
    static: staticDir,
    'web-origin': webOrigins,
    'hash-cost': bcryptCost,
    seed,
    tickets,
    messages,
    ...rest
  } = settingsOrUsage();
  const server = await createDemoServer({
    ...rest,
    bcryptCost,
    dataDir: data,
    staticDir: staticDir === undefined ? undefined : path.resolve(staticDir),
    webOrigins,
    seed: seed === 'perf' ? { kind: 'perf', tickets, messages } : seed,
  });
  clearTimeout(limit);
  stopOnRequest(server, parentPort);
  const { url, port } = server;
  process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`);
  parentPort?.postMessage({ type: 'ready', url, port });
};

process.on('unhandledRejection', end);
process.on('uncaughtException', end);
main().catch(end);
