import { getAdapter, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { ECHO_WINDOW_MS } from '@/domain/limits';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import type { FaultKind } from '@native/demo-server/control/faults';
import { createJumpClock } from '@tests/support/fakes/jumpClock';
import { signInLive, type DemoWorld } from '@tests/support/servers/demoWorld';
import { eventually } from '@tests/support/eventually';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { at } from '@/entities/base/idTable';
import { createChance, type Chance } from './random';
import { expectTruth, ownTexts } from './truth';
import { ANA, BRUNO, CARLA, createWorkday, isOnline, rowOf, show, turns } from './workday';

const SCENARIOS = 8;
const STEPS = 14;
/** Turns of the event loop in which the event of an answered call reaches the app. */
const ECHO_TURNS = 40;
/** Every machine runs the same scenarios; BALCAO_SEED runs others, or those of a failed run. */
const seed = Number(process.env['BALCAO_SEED'] ?? 4_711);

const TROUBLES: readonly FaultKind[] = [
  { kind: 'loseAnswer' },
  { kind: 'drop' },
  { kind: 'delay', ms: 40 },
  { kind: 'answer', status: 502, body: '<html>Bad gateway</html>' },
  { kind: 'answer', status: 400, body: { error: 'ERR_SENDING_WAPP_MSG' } },
];

/** The network, which knows when no call is running. */
const createWatchedNetwork = () => {
  const call = getAdapter('http');
  let underWay = 0;
  let tell: (() => void) | null = null;
  const adapter: AxiosAdapter = async (config) => {
    underWay += 1;
    try {
      return await call(config);
    } finally {
      underWay -= 1;
      if (underWay === 0) tell?.();
    }
  };
  const quiet = async (): Promise<void> => {
    if (underWay > 0) await new Promise<void>((resolve) => void (tell = resolve));
    await turns(ECHO_TURNS);
  };
  return { adapter, quiet };
};

interface Scene {
  /** Resolves when no call is running. */
  readonly quiet: () => Promise<void>;
  readonly world: DemoWorld;
  readonly app: LiveApp;
  readonly clock: ReturnType<typeof createJumpClock>;
  readonly chance: Chance;
  readonly ticketId: number;
  /** The beginning of all texts of this scenario. */
  readonly mark: string;
  readonly written: string[];
  /** Waiting tickets that colleagues accepted. */
  readonly accepted: Set<number>;
}

type Step = (scene: Scene) => Promise<unknown> | void;

const tickets = ({ world }: Scene, status: string) =>
  world.server.control.snapshot(1).tickets.filter((ticket) => ticket.status === status && !ticket.isGroup);

/** Another account does this to another ticket of that status. */
const act =
  (status: string, what: 'accept' | 'return' | 'close' | 'reopen' | 'delete'): Step =>
  (scene) => {
    // A ticket that left and came back during a gap looks as if it had only been read, so nobody can say where it belongs in the list.
    const comesBack = (id: number): boolean => what === 'return' && scene.accepted.has(id);
    const others = tickets(scene, status).filter(({ id }) => id !== scene.ticketId && !comesBack(id));
    if (others.length === 0) return;
    const { id } = scene.chance.pick(others);
    if (what === 'accept') scene.accepted.add(id);
    scene.world.server.control.act({ as: scene.chance.pick([BRUNO, CARLA]), what, ticketId: id });
  };

const write: Step = async ({ app, ticketId, mark, written }) => {
  const body = `${mark} ${written.length}`;
  written.push(body);
  await app.store.dispatch(sendText({ ticketId, body }));
};

const customerWrites: Step = (scene) => {
  const { world, chance } = scene;
  const ticket = chance.pick([...tickets(scene, 'open'), ...tickets(scene, 'pending')]);
  world.server.control.receive({ contactId: ticket.contactId, text: `cliente ${chance.below(1_000)}` });
};

const customerOfTheShownWrites: Step = ({ world, app, chance, ticketId }) => {
  const contactId = at(app.store.getState().tickets.byId, ticketId)?.contactId ?? 0;
  world.server.control.receive({ contactId, text: `aqui ${chance.below(1_000)}` });
};

const STEPS_TO_TAKE: readonly Step[] = [
  write,
  write,
  write,
  customerWrites,
  customerWrites,
  customerOfTheShownWrites,
  act('pending', 'accept'),
  act('open', 'close'),
  act('open', 'return'),
  act('closed', 'reopen'),
  act('open', 'delete'),
  ({ world, chance }) => world.server.control.endSockets(chance.pick(['drop', 'close'])),
  ({ world, chance }) => world.server.control.endSockets(chance.pick(['drop', 'close'])),
  ({ app, chance }) => (chance.happens(0.5) ? app.machine.wake() : void app.machine.networkBack()),
  ({ world, chance }) =>
    world.server.control.faults.add({ ...chance.pick(TROUBLES), method: 'POST', path: /^\/messages\// }),
  ({ world, chance }) =>
    world.server.control.faults.add({ kind: 'delay', ms: chance.below(60), method: 'GET', path: /^\//, times: 3 }),
  ({ world, chance }) =>
    world.server.control.faults.add({
      kind: chance.pick(['drop', 'loseAnswer']),
      method: 'GET',
      path: /^\/(?:tickets|messages)/,
    }),
  async ({ world, chance }) => {
    if (!chance.happens(0.2)) return;
    await world.stop();
    await world.start();
  },
  ({ clock }) => clock.jump(1_000),
];

/** The connection works, the server answers, and enough time passes for every outcome to be known. */
const comeToRest = async ({ app, clock, world, ticketId, quiet }: Scene): Promise<void> => {
  world.server.control.faults.clear();
  app.machine.networkBack();
  await app.until(({ socketStatus }) => socketStatus.state !== 'online', 'the renewed connection');
  await isOnline(app);
  const entries = () => selectOutboxOfTicket(app.store.getState(), ticketId);
  const isSettled = (): boolean => entries().every(({ state }) => state === 'failed' || state === 'unconfirmed');
  // A message without an answer blocks those behind it until it times out.
  for (await quiet(); !isSettled(); await quiet()) clock.jump(ECHO_WINDOW_MS);
};

/** Once on the server, or kept here and marked; never twice, and in the order of writing. */
const expectEveryWordOnce = ({ app, world, ticketId, mark, written }: Scene): void => {
  const stored = ownTexts(world.server.control, ticketId).filter((body) => body.startsWith(`${mark} `));
  const kept = selectOutboxOfTicket(app.store.getState(), ticketId).map(({ body }) => body);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(written.filter((body) => stored.includes(body)));
  expect(written.filter((body) => !stored.includes(body) && !kept.includes(body))).toEqual([]);
};

const play = async (day: Awaited<ReturnType<typeof createWorkday>>, number: number): Promise<void> => {
  const clock = createJumpClock();
  const { adapter, quiet } = createWatchedNetwork();
  const app = day.world.app({ adapter, clock });
  await signInLive(app, ANA);
  const ticketId = rowOf(app, 'open').id;
  await show(app, ticketId);
  const chance = createChance(seed + number);
  const mark = `texto ${number}`;
  const scene: Scene = {
    world: day.world,
    app,
    clock,
    chance,
    quiet,
    ticketId,
    mark,
    written: [],
    accepted: new Set(),
  };
  for (let step = 0; step < STEPS; step += 1) {
    await scene.chance.pick(STEPS_TO_TAKE)(scene);
    if (scene.chance.happens(0.4)) await turns(scene.chance.below(60));
  }
  await comeToRest(scene);
  expectEveryWordOnce(scene);
  // Acknowledgements advance by themselves; their last events may still be on the way.
  await eventually(() => expectTruth(app, day.world.server.control, ticketId));
  app.stop();
};

describe('after random actions and connection losses', () => {
  it(`[OFF-02][OFF-05][OFF-07] the store equals the server and no text is lost or doubled (seed ${seed})`, async () => {
    const day = await createWorkday({ bcryptCost: 4 });
    day.app.stop();
    for (let played = 0; played < SCENARIOS; played += 1) {
      await play(day, played).catch((error: unknown) => {
        throw new Error(`Scenario ${played} of seed ${seed}: ${String(error)}`, { cause: error });
      });
    }
  });
});
