import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoServerProcess, restartPause } from '@native/main/server/demoServerProcess';
import { StandInUtilityProcess } from '@tests/support/electron-stand-in/system';
import { aLog } from '../fakes';

const open = () => {
  const children: StandInUtilityProcess[] = [];
  const log = aLog();
  const demo = createDemoServerProcess({
    fork: (entry, args, options) => {
      const child = new StandInUtilityProcess(entry, args, options);
      children.push(child);
      return child as never;
    },
    entry: '/app/demo-server.mjs',
    dataFolder: '/data/demo',
    extraArguments: ['--behave', 'a'],
    log,
  });
  const ready = (index: number, port: number) =>
    children[index]?.emit('message', { type: 'ready', url: `http://127.0.0.1:${port}`, port });
  const portOf = (index: number) => children[index]?.args[1];
  return { demo, children, log, ready, portOf };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the demo server process', () => {
  it('[DEMO-01] gets port, data folder and further arguments, and is ready when it says so', async () => {
    const { demo, children, ready } = open();
    const started = demo.start(0);
    expect(children[0]?.args).toEqual(['--port', '0', '--data', '/data/demo', '--behave', 'a']);
    expect(children[0]?.options).toMatchObject({ stdio: 'pipe', execArgv: [] });
    children[0]?.emit('message', { type: 'progress' });
    ready(0, 40_123);
    expect(await started).toEqual({ url: 'http://127.0.0.1:40123', port: 40_123 });
  });

  it('[DEMO-01] its fatal error is logged and does not throw in main', async () => {
    const { demo, children, ready, log } = open();
    const started = demo.start(0);
    ready(0, 40_123);
    await started;
    expect(() => children[0]?.emit('error', 'FatalError', 'v8::Isolate', '{}')).not.toThrow();
    expect(log.lines).toContainEqual({
      message: 'the demo server failed',
      fields: { type: 'FatalError', location: 'v8::Isolate' },
    });
  });

  it('[DEMO-01] is started once, however often it is requested', async () => {
    const { demo, children, ready } = open();
    const both = [demo.start(0), demo.start(0)];
    ready(0, 40_123);
    await Promise.all(both);
    await demo.start(40_123);
    expect(children).toHaveLength(1);
  });

  it('[DEMO-01] has a minute to be ready, then it is stopped and can be started again', async () => {
    const { demo, children, ready } = open();
    const started = demo.start(0);
    const refused = started.catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(children[0]?.kills).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toContain('not ready in time');
    expect(children[0]?.kills).toBe(1);
    const again = demo.start(0);
    ready(1, 40_124);
    expect((await again).port).toBe(40_124);
  });

  it('[DEMO-01] uses a free port when its own is still taken at the fourth try, each 1 s after the last', async () => {
    const { demo, children, ready, portOf } = open();
    const started = demo.start(40_123);
    for (const index of [0, 1, 2]) {
      children[index]?.emit('exit', 1);
      await vi.advanceTimersByTimeAsync(999);
      expect(children).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(portOf(index + 1)).toBe('40123');
    }
    children[3]?.emit('exit', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(portOf(4)).toBe('0');
    ready(4, 40_555);
    expect((await started).port).toBe(40_555);
  });

  it('[DEMO-04] keeps its port, which the addresses of the account contain, when the server of a killed app held it for a moment', async () => {
    const { demo, children, ready, portOf } = open();
    const started = demo.start(40_123);
    children[0]?.emit('exit', 1);
    await vi.advanceTimersByTimeAsync(1_000);
    ready(1, 40_123);
    expect((await started).port).toBe(40_123);
    expect([children.length, portOf(1)]).toEqual([2, '40123']);
  });

  it('tries no other port once it is stopped', async () => {
    const { demo, children, ready } = open();
    const refused = demo.start(40_123).catch(String);
    children[0]?.emit('exit', 1);
    await demo.stop();
    const again = demo.start(40_123);
    ready(1, 40_123);
    await again;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toContain('ended with code 1');
    expect(children).toHaveLength(2);
  });

  it('[DEMO-04] restarts on the same port after 1, 2, 4 ... 30 s when it exits by itself', async () => {
    const { demo, children, ready, portOf } = open();
    const started = demo.start(0);
    ready(0, 40_123);
    await started;
    children[0]?.emit('exit', 137);
    await vi.advanceTimersByTimeAsync(999);
    expect(children).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(portOf(1)).toBe('40123');
    children[1]?.emit('exit', 1);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(children).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(portOf(2)).toBe('40123');
    ready(2, 40_123);
    children[2]?.emit('exit', 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(children).toHaveLength(4);
    expect([0, 1, 2, 3, 4, 5, 9].map(restartPause)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('its output is written to the log', () => {
    const { demo, children, log } = open();
    void demo.start(0);
    children[0]?.stdout.emit('data', Buffer.from('listening\n'));
    children[0]?.stderr.emit('data', Buffer.from('warning\n'));
    expect(log.lines.map(({ fields }) => fields.line)).toEqual(['listening', 'warning']);
  });

  it('[NTV-03] [DEMO-04] is asked to close, gets a second for its database, then is stopped and stays stopped', async () => {
    const { demo, children, ready } = open();
    const started = demo.start(0);
    ready(0, 40_123);
    await started;
    const stopped = demo.stop();
    expect(children[0]?.messages).toEqual([{ type: 'close' }]);
    await vi.advanceTimersByTimeAsync(999);
    expect(children[0]?.kills).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(children[0]?.kills).toBe(1);
    children[0]?.emit('exit', 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
  });

  it.each(['runs', 'waits for its next start'])(
    'a process that %s starts again after it was stopped',
    async (situation) => {
      const { demo, children, ready, portOf } = open();
      const first = demo.start(0);
      ready(0, 40_123);
      await first;
      if (situation !== 'runs') children[0]?.emit('exit', 1);
      const stopped = demo.stop();
      const second = demo.start(40_123);
      // The old one ends while the new one is already starting.
      if (situation === 'runs') children[0]?.emit('exit', 0);
      await stopped;
      ready(1, 40_124);
      expect(await second).toMatchObject({ port: 40_124 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect([children.length, portOf(1)]).toEqual([2, '40123']);
    },
  );
});
