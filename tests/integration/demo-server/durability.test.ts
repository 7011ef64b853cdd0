import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import type { Control } from '@native/demo-server/control/control';
import { createControl } from '@tests/e2e/support/control';
import { eventually } from '@tests/support/eventually';
import { seedDemoData } from '@tests/support/servers/demoFolder';
import { signInLive } from '@tests/support/servers/demoWorld';
import { createLiveApp } from '@tests/support/servers/liveApp';
import { expectTruth, ownTexts } from '../offline/truth';
import { ANA, BRUNO, isLost, isOnline, rowOf, show } from '../offline/workday';
import { createCaller, signIn, startServer, temporaryFolder } from './support';
import { buildServer, removeBuild, spawnServer } from './serverProcess';
import type { ServerProcess } from './serverProcess';

const ADMIN = 'admin@admin.com';
let entry: string;

beforeAll(async () => {
  entry = await buildServer();
});

afterAll(removeBuild);

const start = async (dataDir: string, ...args: string[]): Promise<ServerProcess> => {
  const running = await spawnServer(entry, ['--data', dataDir, ...args]);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
};

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

interface StoredContact {
  id: number;
  number: string;
  extraInfo: { name: string }[];
}

describe('by Node alone', () => {
  it('[DEMO-01] listens on 127.0.0.1 only, on a free port, with a real database file in a folder that is then its own, and ends when asked', async () => {
    const dataDir = temporaryFolder();
    const [one, two] = [await start(dataDir, '--seed', 'empty'), await start(temporaryFolder(), '--seed', 'empty')];
    const [port, other] = [one, two].map(({ url }) => Number(new URL(url).port));
    expect(one.url).toBe(`http://127.0.0.1:${port}`);
    expect(other).not.toBe(port);
    expect(await canConnect('127.0.0.1', port!)).toBe(true);
    expect(await canConnect('127.0.0.2', port!)).toBe(false);
    expect(await canConnect('::1', port!)).toBe(false);
    expect(fs.readFileSync(path.join(dataDir, 'balcao.sqlite')).subarray(0, 15).toString()).toBe('SQLite format 3');
    await expect(start(dataDir)).rejects.toThrow(/is in use by process \d+/);
    one.child.kill('SIGTERM');
    expect(await one.exited).toBe(0);
    expect(await canConnect('127.0.0.1', port!)).toBe(false);
  });

  it('[DEMO-01] refuses a command line it does not understand', async () => {
    await expect(start(temporaryFolder(), '--behave', 'z')).rejects.toThrow(/behave/);
  });
});

describe('kill -9', () => {
  const ROUNDS = 3;
  /** Rows of one write: so many that the kill comes between two of them rather than between two writes. */
  const FIELDS = 400;

  it('[DEMO-04] during writes loses no confirmed write and leaves none half done', async () => {
    const dataDir = temporaryFolder();
    const confirmed = new Set<number>();
    let next = 0;
    let token = '';

    for (let round = 0; round < ROUNDS; round += 1) {
      const { url, child, exited } = await start(dataDir, '--seed', 'empty', '--control');
      const call = createCaller(url);
      if (round === 0) {
        token = (await signIn(call, ADMIN)).token;
        const { body } = await call<{ id: number }>('POST', '/whatsapp', { token, body: { name: 'Linha' } });
        // Only a scanned code connects for good: otherwise the next code follows, on a slow machine within the test.
        await call('POST', '/__demo/control/phone', { body: { whatsappId: body.id, what: 'scan' } });
      }
      const wanted = confirmed.size + 8 + round * 5;
      const write = async (): Promise<void> => {
        // Until the process is gone: several writers, so that one is always active when it is killed.
        for (;;) {
          next += 1;
          const extraInfo = Array.from({ length: FIELDS }, (_, index) => ({
            name: `campo ${index}`,
            value: 'x',
          }));
          const body = { name: `Cliente ${next}`, number: String(5_511_900_000_000 + next), extraInfo };
          const answer = await call<StoredContact>('POST', '/contacts', { token, body }).catch(() => null);
          if (answer === null) return;
          expect(answer.status).toBe(200);
          confirmed.add(answer.body.id);
          if (confirmed.size === wanted) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 4 }, write));
      await exited;
    }

    const { url } = await start(dataDir);
    const call = createCaller(url);
    const { body: stored } = await call<StoredContact[]>('GET', '/contacts/list', { token });
    const kept = new Set(stored.map(({ id }) => id));
    expect([...confirmed].filter((id) => !kept.has(id))).toEqual([]);
    expect(confirmed.size).toBeGreaterThanOrEqual(ROUNDS * 8);
    for (const { id } of stored) {
      expect((await call<StoredContact>('GET', `/contacts/${id}`, { token })).body.extraInfo).toHaveLength(FIELDS);
    }
  });

  /** What the comparison asks a server in another process. */
  const read = async (url: string): Promise<Control> => {
    const snapshot = await createControl(url).post<ReturnType<Control['snapshot']>>('snapshot', { companyId: 1 });
    return { snapshot: () => snapshot } as Pick<Control, 'snapshot'> as Control;
  };

  it('[OFF-02] [DEMO-04] during an agent’s work and a restart with the same data: everything shown equals the server', async () => {
    const dataDir = temporaryFolder();
    await seedDemoData(dataDir);
    const first = await start(dataDir, '--control');
    const { url } = first;
    const { post } = createControl(url);
    const app = createLiveApp({ url });
    onTestFinished(() => void app.stop());
    await signInLive(app, ANA);
    const ticket = rowOf(app, 'open');
    const [other, taken] = [rowOf(app, 'open', 1), rowOf(app, 'pending')];
    await show(app, ticket.id);

    const isHeard = () =>
      selectThreadMessages(app.store.getState(), ticket.id).some(({ body }) => body === 'Alguém aí? 0');
    const customers = Array.from({ length: 20 }, (_, turn) =>
      post('receive', { contactId: ticket.contactId, text: `Alguém aí? ${turn}` }),
    );
    const settled = Promise.allSettled(customers);
    await app.until(isHeard, 'a first text of the customer');
    first.child.kill('SIGKILL');
    await Promise.all([first.exited, settled, isLost(app)]);

    const texts = ['um', 'dois', 'três'];
    for (const body of texts) void app.store.dispatch(sendText({ ticketId: ticket.id, body }));
    await start(dataDir, '--control', '--port', new URL(url).port);
    await post('receive', { contactId: other.contactId, text: 'E o meu pedido?' });
    await post('act', { as: BRUNO, what: 'accept', ticketId: taken.id });
    await isOnline(app);
    await app.until(({ outbox }) => Object.keys(outbox.byId).length === 0, 'every text sent');
    await app.until((state) => !selectTickets(state, 'pending').some(({ id }) => id === taken.id), 'the taken ticket');
    // Acknowledgements advance by themselves, also between the two readings.
    await eventually(async () => {
      const control = await read(url);
      expectTruth(app, control, ticket.id);
      expect(ownTexts(control, ticket.id).slice(-texts.length)).toEqual(texts);
    });
  });
});

describe('a reset', () => {
  it('[DEMO-04] one action resets all data to the start', async () => {
    const { call, context } = await startServer();
    const { token } = await signIn(call, 'super@demo.balcao');
    const world = () =>
      context.db
        .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        .map(({ name }) => [name, context.db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM "${name}"`)!.n]);
    const names = () => context.tables.contacts.findAll().map(({ id, name, number }) => [id, name, number]);
    const files = () => fs.readdirSync(context.publicDir, { recursive: true, encoding: 'utf8' }).toSorted();
    const before = [world(), names(), files()];

    await call('DELETE', '/companies/2', { token });
    await call('DELETE', '/contacts/1', { token });
    await call('POST', '/tags', { token, body: { name: 'Sobra' } });
    fs.writeFileSync(path.join(context.publicDir, 'envio.txt'), 'de um cliente');
    fs.rmSync(path.join(context.publicDir, 'avatars'), { recursive: true });
    expect([world(), names(), files()]).not.toEqual(before);

    expect((await call('POST', '/__demo/reset')).status).toBe(200);
    expect([world(), names(), files()]).toEqual(before);
    // Whoever resets it stays signed in.
    expect((await call('GET', '/tags', { token })).status).toBe(200);
    expect((await signIn(call, 'dono@lojabeta.balcao')).token).toBeTruthy();
  });

  it('[DEMO-04] foreign pages may not reset, even when calls of any origin are answered', async () => {
    const { call, url } = await startServer({ behave: 'b', seed: 'empty', dataDir: temporaryFolder() });
    const reset = (origin: string) => call('POST', '/__demo/reset', { headers: { Origin: origin } });
    expect((await reset('https://evil.example')).status).toBe(403);
    expect((await reset(url)).status).toBe(200);
  });
});
