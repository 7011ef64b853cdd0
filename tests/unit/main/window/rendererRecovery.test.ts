import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverRenderer } from '@native/main/window/rendererRecovery';
import { StandInWebContents } from '@tests/support/electron-stand-in/browserWindow';
import { aLog } from '../fakes';

const open = (reload = false, end = true) => {
  const contents = new StandInWebContents();
  const log = aLog();
  const recovered = vi.fn();
  const askToReload = vi.fn(async () => reload);
  const askToGiveUp = vi.fn(async () => end);
  const giveUp = vi.fn();
  let time = 0;
  recoverRenderer({ contents: contents as never, askToReload, askToGiveUp, giveUp, recovered, now: () => time, log });
  const die = (reason: string) => {
    contents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    vi.runAllTimers();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { contents, die, pass, log, recovered, askToReload, askToGiveUp, giveUp };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page whose process ended', () => {
  it.each(['crashed', 'killed', 'oom', 'abnormal-exit'])(
    '[NTV-18] is logged, opened again and reported after %s',
    (reason) => {
      const { contents, die, log, recovered } = open();
      die(reason);
      expect(contents.reloads).toBe(1);
      expect(log.lines).toEqual([{ message: 'the page process ended', fields: { reason, exitCode: 1 } }]);
      expect(recovered.mock.calls).toEqual([['crashed']]);
    },
  );

  it('[NTV-18] is left alone after a clean exit or when its window is gone', () => {
    const { contents, die } = open();
    die('clean-exit');
    contents.destroyed = true;
    die('crashed');
    expect(contents.reloads).toBe(0);
  });

  it('[NTV-18] is opened three times in five minutes, and again later', () => {
    const { contents, die, pass } = open();
    for (let death = 0; death < 4; death += 1) die('crashed');
    expect(contents.reloads).toBe(3);
    pass(5 * 60_000 - 1);
    die('crashed');
    expect(contents.reloads).toBe(3);
    pass(1);
    die('crashed');
    expect(contents.reloads).toBe(4);
  });

  it('[NTV-18] raises a question at its fourth end, and closes when the user wants it', async () => {
    const { contents, die, askToGiveUp, giveUp } = open(false, true);
    for (let death = 0; death < 3; death += 1) die('crashed');
    expect(askToGiveUp).not.toHaveBeenCalled();
    die('crashed');
    await vi.runAllTimersAsync();
    expect([askToGiveUp.mock.calls.length, giveUp.mock.calls.length, contents.reloads]).toEqual([1, 1, 3]);
  });

  it('[NTV-18] is opened once more when the user does not quit', async () => {
    const { contents, die, giveUp } = open(false, false);
    for (let death = 0; death < 4; death += 1) die('crashed');
    await vi.runAllTimersAsync();
    expect([giveUp.mock.calls.length, contents.reloads]).toEqual([0, 4]);
  });
});

describe('a page that hangs', () => {
  const TEN_SECONDS = 10_000;

  it('[NTV-18] is logged, raises a question after ten seconds, and is opened again and reported when the user wants it', async () => {
    const { contents, die, log, askToReload, recovered } = open(true);
    contents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(TEN_SECONDS - 1);
    expect(askToReload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.runAllTimersAsync();
    expect([contents.crashes, contents.reloads]).toEqual([1, 1]);
    expect(log.lines.map(({ message }) => message)).toEqual(['the page stopped answering', 'the page process ended']);
    expect(recovered.mock.calls).toEqual([['hung']]);
    die('crashed');
    expect(recovered.mock.calls).toEqual([['hung'], ['crashed']]);
  });

  it.each([
    ['answers again', 'responsive', 0],
    ['was reopened after a crash', 'render-process-gone', 1],
  ])('[NTV-18] is not ended when it %s before the user answers', async (_, event, reloads) => {
    const { contents, askToReload } = open();
    let answer = (_reload: boolean) => {};
    askToReload.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    contents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    contents.emit(event, {}, { reason: 'crashed', exitCode: 1 });
    answer(true);
    await vi.runAllTimersAsync();
    expect([contents.crashes, contents.reloads]).toEqual([0, reloads]);
  });

  it('[NTV-18] raises no second question while the first is open', async () => {
    const { contents, askToReload } = open();
    let answer = (_reload: boolean) => {};
    askToReload.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    for (const event of ['unresponsive', 'responsive', 'unresponsive']) {
      contents.emit(event);
      await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    }
    expect(askToReload).toHaveBeenCalledTimes(1);
    answer(true);
    await vi.runAllTimersAsync();
    expect([contents.crashes, contents.reloads]).toEqual([1, 1]);
  });

  it('[NTV-18] is left alone when the user waits, and raises no question when it responds again', async () => {
    const { contents, askToReload } = open(false);
    contents.emit('unresponsive');
    contents.emit('responsive');
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(askToReload).not.toHaveBeenCalled();
    contents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(askToReload).toHaveBeenCalledTimes(1);
    expect([contents.crashes, contents.reloads]).toEqual([0, 0]);
  });
});
