import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createDemoServer } from '@native/demo-server/createServer';
import type { DemoServer } from '@native/demo-server/createServer';
import type { DemoServerOptions } from '@native/demo-server/options';
import type { Timers } from '@native/demo-server/timers';
import { BCRYPT_COST, seedDemoData } from '@tests/support/servers/demoFolder';

export const PASSWORD = 'demo1234';

export interface Answer<T> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a server as a client without a browser would: no Origin. */
export const createCaller =
  (url: string) =>
  async <T = Record<string, unknown>>(
    method: string,
    route: string,
    { token, body, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(url + route, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== '';
    return { status: response.status, text, headers: response.headers, body: (isJson ? JSON.parse(text) : null) as T };
  };

export type Caller = ReturnType<typeof createCaller>;

export interface SignedIn {
  token: string;
  /** `jrt=...`, ready to be sent back. */
  cookie: string;
  user: { id: number; companyId: number } & Record<string, unknown>;
}

export const signIn = async (call: Caller, email: string, password = PASSWORD): Promise<SignedIn> => {
  const { body, headers } = await call<{ token: string; user: SignedIn['user'] }>('POST', '/auth/login', {
    body: { email, password },
  });
  return { ...body, cookie: headers.getSetCookie()[0]!.split(';')[0]! };
};

export const temporaryFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-demo-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Repeated work that runs only on request. */
export const handTimers = (): Timers & { turn(): void } => {
  const tasks = new Set<() => void>();
  return {
    every: (_ms, task) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
    turn: () => {
      for (const task of tasks) task();
    },
  };
};

/** A clock that moves only when it is advanced. */
export const handClock = (start = '2026-03-02T12:00:00.000Z') => {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    pass: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
};

/** A folder with the demo's starting data. */
export const demoFolder = async (): Promise<string> => {
  const folder = temporaryFolder();
  await seedDemoData(folder);
  return folder;
};

export interface Running extends DemoServer {
  call: Caller;
}

/** A server with its own folder, closed after the test; password hashes are cheap and phones do nothing. */
export const startServer = async (options: Partial<DemoServerOptions> = {}): Promise<Running> => {
  const server = await createDemoServer({
    bcryptCost: BCRYPT_COST,
    timers: handTimers(),
    ...options,
    dataDir: options.dataDir ?? (await demoFolder()),
  });
  onTestFinished(() => server.close());
  return { ...server, call: createCaller(server.url) };
};

/** What the server emits from now on, in order. */
export const recordEvents = ({ context }: DemoServer) => {
  const events: { rooms: readonly string[]; event: string; payload: Record<string, unknown> }[] = [];
  const { emit } = context.hub;
  context.hub.emit = (rooms, event, payload) => {
    events.push({ rooms, event, payload: payload as Record<string, unknown> });
    emit(rooms, event, payload);
  };
  return events;
};
