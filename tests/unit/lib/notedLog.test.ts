import { describe, expect, it, vi } from 'vitest';
import { createNotedLog, logUncaught } from '@/lib/notedLog';

const open = (note = vi.fn(async (_note: unknown) => undefined)) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { log, note, noted: createNotedLog(log, note) };
};

describe('the page log', () => {
  it('[DIAG-02] sends warnings and errors to the main log, and nothing else', () => {
    const { log, note, noted } = open();
    noted.info('fine');
    noted.warn('slow', { ms: 900, left: undefined });
    noted.error('x'.repeat(900), { reason: 'y'.repeat(900) });
    expect([log.info, log.warn, log.error].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    expect(note.mock.calls.map(([sent]) => sent)).toEqual([
      { level: 'warn', message: 'slow', details: { ms: 900 } },
      { level: 'error', message: 'x'.repeat(200), details: { reason: 'y'.repeat(200) } },
    ]);
  });

  it('continues when the main process records nothing', async () => {
    const { noted, log } = open(vi.fn(() => Promise.reject(new Error('refused'))));
    noted.warn('slow');
    await Promise.resolve();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('[SEC-05] an uncaught error is logged with kind and place only, since its text may contain a customer’s words', () => {
    const { log, noted } = open();
    const page = new EventTarget();
    logUncaught(page as never, noted);
    const error = new TypeError('Meu cartão é 4111');
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Meu cartão é 4111' }));
    expect(log.error.mock.calls.map(([message]) => message)).toEqual(['Uncaught error', 'Unhandled rejection']);
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({
      kind: 'TypeError',
      place: expect.stringContaining('notedLog.test'),
    });
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('cartão');
  });

  it('[DIAG-02] an error of our own code keeps its message', () => {
    const { log, noted } = open();
    const page = new EventTarget();
    logUncaught(page as never, noted);
    const words = "Cannot read properties of undefined (reading 'name')";
    page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError(words), message: words }));
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({ kind: 'TypeError', reason: words });
  });

  it('[DIAG-02] a layout notice is not an error, and is logged at most once a minute', () => {
    const { log, noted } = open();
    const page = new EventTarget();
    let now = 0;
    logUncaught(page as never, noted, () => now);
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    for (now of [0, 59_999, 60_000]) page.dispatchEvent(Object.assign(new Event('error'), { error: null, message }));
    expect(log.error).not.toHaveBeenCalled();
    expect(log.warn.mock.calls.map(([told]) => told)).toEqual(['ResizeObserver loop', 'ResizeObserver loop']);
  });
});
