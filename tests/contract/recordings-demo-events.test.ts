import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '@native/demo-server/http/tokens';
import { loadSecrets } from '@native/demo-server/secrets';
import { ACTORS } from '@tests/support/recordings/recorded-world/accounts';
import { connectListener } from '@tests/support/recordings/recorded-world/listener';
import { createStage, type Role, ROLES, type Stage } from '@tests/support/recordings/recorded-world/stage';
import { campaignTriggers } from '@tests/support/recordings/recorded-world/triggers/campaignTriggers';
import { connectionTriggers } from '@tests/support/recordings/recorded-world/triggers/connectionTriggers';
import { conversationTriggers } from '@tests/support/recordings/recorded-world/triggers/conversationTriggers';
import { automationTriggers } from '@tests/support/recordings/recorded-world/triggers/automationTriggers';
import { newsTriggers } from '@tests/support/recordings/recorded-world/triggers/newsTriggers';
import { platformTriggers } from '@tests/support/recordings/recorded-world/triggers/platformTriggers';
import { recordTriggers } from '@tests/support/recordings/recorded-world/triggers/recordTriggers';
import { ticketToolTriggers } from '@tests/support/recordings/recorded-world/triggers/ticketToolTriggers';
import { ticketTriggers } from '@tests/support/recordings/recorded-world/triggers/ticketTriggers';
import { groupBy } from '@tests/support/groupBy';
import { isObject } from '@tests/support/recordings/differences';
import { promisedEvents, readEvents, type RecordedEvent } from '@tests/support/recordings/recordings';
import { differences } from '@tests/support/recordings/shapes';

const SECRETS = ['session', 'passwordHash', 'dataJson'];
const TRIGGERS = Object.entries({
  ...conversationTriggers,
  ...ticketTriggers,
  ...recordTriggers,
  ...connectionTriggers,
  ...ticketToolTriggers,
  ...campaignTriggers,
  ...automationTriggers,
  ...platformTriggers,
  ...newsTriggers,
});
const LONG_AGO = { now: () => new Date('2020-01-01T00:00:00Z') };

const findTrigger = (name: string) => TRIGGERS.find(([beginning]) => name.startsWith(beginning))?.[1];

const actionOf = (payload: unknown): unknown => (isObject(payload) ? payload['action'] : undefined);

interface Told {
  readonly event: string;
  readonly payload: unknown;
}

/** What one role receives, by event name: only the order within a name counts, since servers differ in the rest. */
const byName = (told: readonly Told[]): Map<string, Told[]> => groupBy(told, ({ event }) => event);

const outline = (told: readonly Told[]): Record<string, unknown[]> =>
  Object.fromEntries(
    [...byName(told)].toSorted().map(([name, list]) => [name, list.map(({ payload }) => actionOf(payload))]),
  );

function payloadDifferences(recorded: readonly Told[], heard: readonly Told[]): string[] {
  const found = byName(heard);
  return [...byName(recorded)].flatMap(([name, list]) =>
    list.flatMap(({ payload }, place) =>
      differences(payload, found.get(name)?.[place]?.payload, { secrets: SECRETS, cut: false }).map(
        (difference) => `${name} ${String(actionOf(payload))}${difference}`,
      ),
    ),
  );
}

const recordedFor = (events: readonly RecordedEvent[], role: Role): Told[] =>
  events.flatMap(({ event, payload, receivedBy }) =>
    event !== null && receivedBy.includes(role) ? [{ event, payload }] : [],
  );

const events = readEvents();
const triggers = groupBy(events, ({ trigger }) => trigger);
const played = [...triggers].filter(([name]) => !name.startsWith('connect with'));
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

it('[DEMO-05] holds every event its index promises', () => {
  expect(promisedEvents()).toBeGreaterThanOrEqual(190);
  expect(events.length).toBeGreaterThanOrEqual(promisedEvents());
});

describe('recorded triggers', () => {
  it.each(played)('[DEMO-05] %s', async (name, recorded) => {
    const play = findTrigger(name);
    expect(play, 'no test plays this trigger').toBeDefined();
    await stage.open(!name.includes('before any room'));
    await play?.(stage);
    await stage.settle();
    for (const role of ROLES) {
      const wanted = recordedFor(recorded, role);
      const heard = stage.listeners[role]?.heard() ?? [];
      expect(outline(heard), role).toEqual(outline(wanted));
      expect(payloadDifferences(wanted, heard), role).toEqual([]);
    }
  });
});

describe('recorded handshakes', () => {
  const tokens = () => stage.context.tokens;
  const agent = { ...ACTORS.agent, tokenVersion: 0 };
  const handshakes: Record<string, () => Promise<object>> = {
    'connect with a valid token': async () => ({ token: await tokens().access(agent) }),
    'connect with an expired token': async () => ({
      token: await createTokens(loadSecrets(stage.dataDir), LONG_AGO).access(agent),
    }),
    'connect without a token': async () => ({}),
    'connect with the token in the query': async () => ({ query: { token: await tokens().access(agent) } }),
    'connect with a foreign Origin': async () => ({
      token: await tokens().access(agent),
      headers: { Origin: 'file://' },
    }),
  };

  it.each(Object.entries(handshakes))('[DEMO-05] %s', async (name, handshake) => {
    await stage.open(false);
    const recorded = events.filter(({ trigger }) => trigger.startsWith(name));
    const wanted = recorded.map(({ event, payload }) => [event, payload].filter(Boolean).join(' '));
    const listener = await connectListener(stage.url, await handshake());
    // The recordings of the valid token leave out that it connected.
    const signs = () => listener.signs().slice(wanted[0] === 'ready' ? 1 : 0);
    await expect.poll(signs).toEqual(wanted);
    listener.close();
  });

  it('[DEMO-05] covers every recorded handshake', () => {
    const known = Object.keys(handshakes);
    const names = [...triggers.keys()].filter((name) => name.startsWith('connect with'));
    expect(names.filter((name) => !known.some((beginning) => name.startsWith(beginning)))).toEqual([]);
  });
});
