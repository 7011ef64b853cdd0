import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { ServerContext } from '@native/demo-server/context';
import { createDemoServer } from '@native/demo-server/createServer';
import type { TicketRow } from '@native/demo-server/db/rows';
import type { Content } from '@native/demo-server/services/messages/contents';
import { createMessageStore, type MessageStore } from '@native/demo-server/services/messages/messageStore';
import { createReceiver, type Receiver } from '@native/demo-server/services/messages/receiveMessage';
import type { Timers } from '@native/demo-server/timers';
import { eventually } from '@tests/support/eventually';
import { ACTORS, type ActorName } from './accounts';
import { seedRecordedWorld } from './seedWorld';
import { connectListener, type Listener } from './listener';

export type Role = 'admin' | 'agent' | 'agent2' | 'otherCompany';
export const ROLES: readonly Role[] = ['admin', 'agent', 'agent2', 'otherCompany'];

/** The room each role is in after joining its notifications. */
const NOTIFICATION_ROOMS: Readonly<Record<Role, string>> = {
  admin: 'company-1-notification',
  agent: 'queue-1-notification',
  agent2: 'queue-3-notification',
  otherCompany: 'company-2-notification',
};

/** Everything needed to repeat a recorded trigger. */
export interface Stage {
  readonly url: string;
  readonly dataDir: string;
  readonly context: ServerContext;
  readonly receiver: Receiver;
  readonly store: MessageStore;
  readonly listeners: Readonly<Partial<Record<Role, Listener>>>;
  /** Calls the server as one of the accounts; fails the test unless the answer is a 2xx. */
  call(actor: ActorName, method: string, path: string, body?: object): Promise<void>;
  /** A customer writes in the ticket. */
  inbound(ticketId: number, content: Content, quotedMsgId?: string): void;
  ticket(id: number): TicketRow;
  /** Lets time pass: delivery marks advance, QR codes change. */
  advance(ms: number): void;
  /** Seeds the server again and connects every role; without `joins` nobody is in any room yet. */
  open(joins?: boolean): Promise<void>;
  /** Waits until everything the server has sent so far has arrived. */
  settle(): Promise<void>;
  /** Drops the events so far, which belong to the preparation. */
  forget(): void;
  leave(): void;
  close(): Promise<void>;
}

/** The server's repeated work, run when a test lets time pass. */
function createManualTimers(): Timers & { run(): void } {
  const tasks = new Set<() => void>();
  return {
    every: (_ms, task) => {
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    run: () => {
      for (const task of tasks) task();
    },
  };
}

export async function createStage(): Promise<Stage> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-stage-'));
  const timers = createManualTimers();
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const options = { dataDir, behave: 'a', seed: 'empty', bcryptCost: 4, log: () => undefined } as const;
  const server = await createDemoServer({ ...options, clock, timers });
  const { context, url } = server;
  const receiver = createReceiver(context);
  const store = createMessageStore(context);
  let listeners: Partial<Record<Role, Listener>> = {};
  let fences = 0;

  const tokenOf = (actor: ActorName) => context.tokens.access({ ...ACTORS[actor], tokenVersion: 0 });
  const ticket = (id: number): TicketRow => context.tables.tickets.find({ id })!;
  const arrived = (): Listener[] => Object.values(listeners);

  const leave = (): void => {
    for (const listener of arrived()) listener.close();
    listeners = {};
  };

  /** Repeats a marker until every listener has it, so that everything emitted before has arrived too. */
  const fence = async (rooms: readonly string[]): Promise<void> => {
    const name = `fence-${++fences}`;
    await eventually(() => {
      context.hub.emit(rooms, name, null);
      expect(arrived().every((listener) => listener.hasHeard(name))).toBe(true);
    });
  };

  return {
    url,
    dataDir,
    context,
    receiver,
    store,
    get listeners() {
      return listeners;
    },
    ticket,
    call: async (actor, method, where, body) => {
      const json = body !== undefined && !(body instanceof FormData);
      const response = await fetch(`${url}/api${where}`, {
        method,
        headers: {
          Authorization: `Bearer ${await tokenOf(actor)}`,
          ...(json && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    },
    inbound: (ticketId, content, quotedMsgId) => {
      const { contactId, whatsappId } = ticket(ticketId);
      const { number, name } = context.tables.contacts.find({ id: contactId })!;
      receiver.receive({ whatsappId: whatsappId!, from: { number, name }, content, quotedMsgId: quotedMsgId ?? null });
    },
    advance: (ms) => {
      ahead += ms;
      timers.run();
    },
    open: async (joins = true) => {
      leave();
      seedRecordedWorld(context);
      // Set old messages to delivered, so that their acknowledgements do not arrive during the trigger.
      context.db.exec('UPDATE messages SET ack = 3 WHERE ack IN (1, 2)');
      for (const role of ROLES) listeners[role] = await connectListener(url, { token: await tokenOf(role) });
      await eventually(() => expect(arrived().every((listener) => listener.hasHeard('ready'))).toBe(true));
      if (!joins) return;
      for (const role of ROLES) {
        const { socket } = listeners[role]!;
        if (role === 'admin' || role === 'agent') socket.emit('joinChatBox', '1');
        for (const status of ['open', 'pending', 'closed']) socket.emit('joinTickets', status);
        socket.emit('joinNotification');
      }
      await fence(Object.values(NOTIFICATION_ROOMS));
    },
    settle: () => fence(['company-1-mainchannel', 'company-2-mainchannel']),
    forget: () => {
      for (const listener of arrived()) listener.forget();
    },
    leave,
    close: async () => {
      leave();
      await server.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
