import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue, paced } from '@/realtime/eventQueue';
import { serverEvents } from '@/realtime/serverEvents';

/** A queue with its own clock, whose events cost `msPerEvent` each; `frame` renders the next frame. */
const createWorld = (costs: { msPerEvent: number }) => {
  const frames: (() => void)[] = [];
  const slices: number[] = [];
  let clock = 0;
  const queue = createEventQueue(
    (run) => void frames.push(run),
    (events) => {
      slices.push(events.length);
      clock += events.length * costs.msPerEvent;
    },
    () => clock,
  );
  const add = (count: number) => {
    for (let id = 1; id <= count; id += 1) queue.add(serverEvents.ticket({ action: 'delete', id }));
  };
  return { add, slices, frame: () => frames.shift()?.() };
};

it('[PERF-04] a burst takes at most 12 ms of a frame, whatever an event costs', () => {
  const world = createWorld({ msPerEvent: 0.6 });
  world.add(100);
  for (let count = 0; count < 5; count += 1) world.frame();
  // 50 took 30 ms; 20 take 12 ms and fit.
  expect(world.slices).toEqual([50, 20, 20, 10]);
});

it('[PERF-04] cheap events are not spread over more frames than needed', () => {
  const world = createWorld({ msPerEvent: 0.01 });
  world.add(1_000);
  for (let count = 0; count < 8; count += 1) world.frame();
  expect(world.slices).toEqual([50, 100, 200, 200, 200, 200, 50]);
});

it('[PERF-04] each frame handles some events, however slow the machine is', () => {
  const world = createWorld({ msPerEvent: 100 });
  world.add(70);
  for (let count = 0; count < 3; count += 1) world.frame();
  expect(world.slices).toEqual([50, 10, 10]);
});

describe('the pace of events', () => {
  /** The scheduled frames, each with its delay, ms. */
  const createPace = () => {
    let clock = 0;
    const planned: number[] = [];
    const plan = paced(
      () => void planned.push(clock),
      () => clock,
      (ms, run) => {
        const before = clock;
        clock += ms;
        run();
        clock = before;
      },
    );
    return {
      planned,
      at: (ms: number, isRest = false) => {
        clock = ms;
        plan(() => {}, isRest);
      },
    };
  };
  const look = (state: DocumentVisibilityState) => vi.stubGlobal('document', { visibilityState: state });
  beforeEach(() => look('visible'));
  afterEach(() => vi.unstubAllGlobals());

  it('[PERF-10] shows four as they arrive, then one run every 125 ms shows the rest', () => {
    const { planned, at } = createPace();
    for (const ms of [0, 1, 2, 3]) at(ms);
    expect(planned).toEqual([0, 1, 2, 3]);
    at(4);
    expect(planned.at(-1)).toBe(125);
    at(126);
    expect(planned.at(-1)).toBe(250);
  });

  it('[PERF-10] shows four at once again after half a second without any, not five', () => {
    const { planned, at } = createPace();
    for (const ms of [0, 0, 0, 0]) at(ms);
    for (const ms of [500, 500, 500, 500]) at(ms);
    expect(planned).toEqual([0, 0, 0, 0, 500, 500, 500, 500]);
    at(500);
    expect(planned.at(-1)).toBe(625);
    at(10_000);
    for (let count = 0; count < 4; count += 1) at(10_000);
    expect(planned.slice(-5)).toEqual([10_000, 10_000, 10_000, 10_000, 10_125]);
  });

  it('[PERF-04] the rest of a burst waits for the next frame alone, and nothing is delayed while the window is hidden', () => {
    const { planned, at } = createPace();
    for (let count = 0; count < 4; count += 1) at(0);
    at(1, true);
    at(2, true);
    look('hidden');
    at(3);
    at(4, true);
    expect(planned.slice(4)).toEqual([1, 2, 3, 4]);
  });

  it('[PERF-04] the rest of a burst is taken after its frame was painted; while the window is hidden, when timers are slow, at once', () => {
    const taken: string[] = [];
    const plan = paced(
      (run) => {
        run();
        taken.push('frame');
      },
      () => 0,
      (ms, run) => void timers.push({ ms, run }),
    );
    const timers: { ms: number; run: () => void }[] = [];
    plan(() => void taken.push('first'));
    plan(() => void taken.push('rest'), true);
    expect(taken).toEqual(['first', 'frame', 'frame']);
    expect(timers.map(({ ms }) => ms)).toEqual([0]);
    timers[0]!.run();
    expect(taken.at(-1)).toBe('rest');
    look('hidden');
    plan(() => void taken.push('unseen'), true);
    expect(taken.slice(-2)).toEqual(['unseen', 'frame']);
    expect(timers).toHaveLength(1);
  });
});
