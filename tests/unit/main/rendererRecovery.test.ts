import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverRenderer } from '@native/main/rendererRecovery';
import { StandInWebContents } from '@tests/support/electron-stand-in/browserWindow';
import { aLog } from './fakes';

const open = () => {
  const contents = new StandInWebContents();
  let time = 0;
  recoverRenderer({ contents: contents as never, now: () => time, log: aLog() });
  const die = (reason: string) => {
    contents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    vi.runAllTimers();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { contents, die, pass };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page whose process ended', () => {
  it.each(['crashed', 'killed', 'oom', 'abnormal-exit'])('is opened again after %s', (reason) => {
    const { contents, die } = open();
    die(reason);
    expect(contents.reloads).toBe(1);
  });

  it('is left alone after a clean exit or when its window is gone', () => {
    const { contents, die } = open();
    die('clean-exit');
    contents.destroyed = true;
    die('crashed');
    expect(contents.reloads).toBe(0);
  });

  it('is opened three times in five minutes, then later again', () => {
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
});
