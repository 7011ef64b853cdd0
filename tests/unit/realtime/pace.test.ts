import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paced, planBrowserFrame, watchLetters, type Letters } from '@/realtime/pace';

const NO_LETTERS: Letters = { isTyping: () => false, next: (run) => run() };

const look = (state: DocumentVisibilityState) => vi.stubGlobal('document', { visibilityState: state });
beforeEach(() => look('visible'));
afterEach(() => vi.unstubAllGlobals());

describe('the pace of events', () => {
  /** The scheduled frames, each with its delay, ms. */
  const createPace = () => {
    let clock = 0;
    const planned: number[] = [];
    const plan = paced(
      () => void planned.push(clock),
      () => NO_LETTERS,
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
    const timers: { ms: number; run: () => void }[] = [];
    const plan = paced(
      (run) => {
        run();
        taken.push('frame');
      },
      () => NO_LETTERS,
      () => 0,
      (ms, run) => void timers.push({ ms, run }),
    );
    plan(() => void taken.push('rest'), true);
    expect(taken).toEqual(['frame']);
    expect(timers.map(({ ms }) => ms)).toEqual([0]);
    timers[0]!.run();
    expect(taken.at(-1)).toBe('rest');
    look('hidden');
    plan(() => void taken.push('unseen'), true);
    expect(taken.slice(-2)).toEqual(['unseen', 'frame']);
    expect(timers).toHaveLength(1);
  });
});

/** A window with its own clock: an event every 50 ms, a frame every 16 ms, and runs that take `cost` ms each. */
const createWindow = (cost: number) => {
  let clock = 0;
  let tasks: { readonly at: number; readonly run: () => void }[] = [];
  const now = () => clock;
  const later = (ms: number, run: () => void) => void tasks.push({ at: clock + ms, run });
  const nextFrame = () => (Math.floor(clock / 16) + 1) * 16 - clock;
  const page = new EventTarget();
  const runs: number[] = [];
  const letters = watchLetters(page as never, now, later);
  const plan = paced(
    (run) => later(nextFrame(), run),
    () => letters,
    now,
    later,
  );
  let isPlanned = false;
  const receive = () => {
    later(50, receive);
    if (isPlanned) return;
    isPlanned = true;
    plan(() => {
      isPlanned = false;
      runs.push(clock);
      clock += cost;
    });
  };
  const passUntil = (end: number) => {
    for (;;) {
      const [next] = tasks.toSorted((left, right) => left.at - right.at);
      if (!next || next.at > end) break;
      tasks = tasks.filter((task) => task !== next);
      clock = Math.max(clock, next.at);
      next.run();
    }
    clock = Math.max(clock, end);
  };
  receive();
  return {
    passUntil,
    type: () => page.dispatchEvent(new Event('input')),
    /** Runs between two moments, each with the time since the start, ms. */
    runsIn: (from: number, to: number) => runs.filter((at) => at >= from && at < to),
  };
};

describe('on a slow computer', () => {
  it.each([
    ['eight runs a second where one takes 1 ms', 1, 8],
    ['two and a half where one takes 40 ms', 40, 2.5],
    ['two however long one takes', 300, 2],
  ])('[PERF-10] events that keep coming have %s', (_, cost, perSecond) => {
    const view = createWindow(cost);
    view.passUntil(30_000);
    const count = view.runsIn(10_000, 30_000).length / 20;
    expect(Math.round(2 * count) / 2).toBe(perSecond);
  });
});

describe('while the user types', () => {
  it('[PERF-04] the first events after a quiet time are shown at once', () => {
    const view = createWindow(1);
    view.type();
    view.passUntil(160);
    expect(view.runsIn(0, 160)).toHaveLength(3);
  });

  it('[PERF-05] events are handled right after a letter was painted, and none of them is held back for longer', () => {
    const view = createWindow(20);
    view.passUntil(4_000);
    for (let letter = 4_000; letter < 8_000; letter += 100) {
      view.passUntil(letter);
      view.type();
    }
    view.passUntil(8_000);
    const runs = view.runsIn(4_100, 8_000);
    // A frame is at most 16 ms after its letter; 100 ms later comes the next one.
    expect(runs.map((at) => at % 100).filter((sinceLetter) => sinceLetter > 16)).toEqual([]);
    expect(runs.length).toBeGreaterThanOrEqual(10);
  });

  it('[PERF-05] events wait at most 250 ms for the next letter, and not at all once nothing was typed for 300 ms', () => {
    const view = createWindow(1);
    view.passUntil(4_000);
    view.type();
    view.passUntil(6_000);
    const [first, second] = view.runsIn(4_020, 6_000);
    expect(first).toBeLessThanOrEqual(4_000 + 125 + 250 + 32);
    expect(second! - first!).toBeLessThanOrEqual(125 + 50 + 32);
    expect(view.runsIn(5_000, 6_000)).toHaveLength(8);
  });
});

it('[PERF-04] a run waits for its frame; one that does not come is replaced after 100 ms, and a hidden window waits for none', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const run = vi.fn();
  planBrowserFrame(run);
  expect(frames).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  frames[0]!();
  expect(run).toHaveBeenCalledTimes(1);
  look('hidden');
  planBrowserFrame(run);
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(2);
  expect(frames).toHaveLength(1);
  vi.useRealTimers();
});
