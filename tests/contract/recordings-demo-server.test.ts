import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '@native/demo-server/context';
import { createDemoServer, type DemoServer } from '@native/demo-server/createServer';
import { eventually } from '@tests/support/eventually';
import { arrange } from '@tests/support/recordings/recorded-world/arrangements';
import { seedRecordedWorld } from '@tests/support/recordings/recorded-world/seedWorld';
import { sendExchange } from '@tests/support/recordings/recorded-world/sendExchange';
import { type Exchange, readExchanges, recordedAreas } from '@tests/support/recordings/recordings';
import { differences } from '@tests/support/recordings/shapes';

/** Keys that contain only secrets, which a stand-in must not send. */
const SECRETS = ['session', 'passwordHash', 'dataJson'];

/** The owner of the phone scans the code as soon as there may be one. */
async function scanWhenOpening({ tables, pairing }: ServerContext, id: number): Promise<void> {
  await eventually(() => expect(tables.whatsapps.find({ id })?.status).toBe('OPENING'));
  pairing.scan(id);
}

/** A validation object sent as JSON text repeats the request, with its secrets: only its code counts. */
const errorOf = (body: unknown): unknown => {
  const error = (body as { error?: unknown } | null)?.error;
  return typeof error === 'string' && error.startsWith('{')
    ? (JSON.parse(error) as { message: unknown }).message
    : error;
};

describe.each([...recordedAreas()])('recorded %s', (area, count) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-recorded-'));
  const log: string[] = [];
  let server: DemoServer;

  beforeAll(async () => {
    server = await createDemoServer({
      dataDir,
      behave: 'a',
      seed: 'empty',
      bcryptCost: 4,
      webOrigins: ['http://localhost:3000'],
      log: (line) => log.push(line),
    });
  });

  afterAll(async () => {
    await server.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const mismatches = async (exchange: Exchange): Promise<string[]> => {
    seedRecordedWorld(server.context);
    arrange(server.context, exchange);
    if (/scan(ned)?\)?$/.test(exchange.name))
      void scanWhenOpening(server.context, Number(path.basename(exchange.request.path)));
    const answer = await sendExchange(exchange, { url: server.url, context: server.context, dataDir });
    const { status, body } = exchange.response;
    if (answer.status !== status) return [`status ${status}, answered ${answer.status} ${JSON.stringify(answer.body)}`];
    const said = errorOf(body) === errorOf(answer.body) ? [] : [`error ${JSON.stringify(answer.body)}`];
    return [...said, ...differences(body, answer.body, { secrets: SECRETS, cut: exchange.truncated !== undefined })];
  };

  const exchanges = readExchanges(area);

  it('[DEMO-05] is replayed completely', () => {
    expect(exchanges.length).toBeGreaterThanOrEqual(count);
  });

  it.each(
    exchanges.map(
      (exchange) => [`${exchange.request.method} ${exchange.request.path}: ${exchange.name}`, exchange] as const,
    ),
  )('[DEMO-05] %s', async (_title, exchange) => {
    expect(await mismatches(exchange)).toEqual([]);
  });
});

it('[DEMO-05] no recorded area is left out: together they hold 490 exchanges', () => {
  const counts = [...recordedAreas().keys()].map((area) => readExchanges(area).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(490);
});
