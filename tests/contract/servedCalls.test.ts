import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoServer } from '@native/demo-server/createServer';
import { EVENT_KINDS, eventNames } from '@/protocol/events';
import { clientCalls } from '@tests/support/recordings/recordedCalls';
import { readEvents, readExchanges } from '@tests/support/recordings/recordings';
import { openDemoServer } from '@tests/support/servers/demoFolder';

let server: DemoServer;
beforeAll(async () => {
  server = await openDemoServer();
});
afterAll(() => server.close());

describe('the demo server', () => {
  it('[DEMO-01] serves every call the client makes, with and without the prefix, but those that real servers lack', async () => {
    expect(clientCalls.length).toBeGreaterThan(130);
    const unserved = new Set<string>();
    for (const [method, path] of clientCalls) {
      for (const prefix of ['', '/api']) {
        // Without a token: a call it has is refused or answered, one it lacks is Express's own page.
        const answer = await fetch(`${server.url}${prefix}${path}`, { method });
        if ((await answer.text()).includes(`Cannot ${method}`)) unserved.add(`${method} ${path}`);
      }
    }
    // The client is ready for servers with these, but no recorded server has them.
    const absent = readExchanges('absent-endpoints').map(
      ({ request: { method, path } }) => `${method} ${path.replace(/\/\d+$/, '/any')}`,
    );
    expect([...unserved].toSorted()).toEqual(absent.toSorted());
  });

  it('[DEMO-01] is compared in events of every kind the client uses', () => {
    const names = new Map([6, 7, 8].flatMap((userId) => [...eventNames(1, userId)]));
    const compared = new Set(readEvents().map(({ event }) => names.get(event ?? '')));
    expect(EVENT_KINDS.filter((kind) => !compared.has(kind))).toEqual([]);
  });
});
