import type { Page } from '@playwright/test';

export interface PageWork {
  /** Script time so far, ms. */
  readonly script: number;
  /** Time of all tasks of the main thread so far, ms. */
  readonly tasks: number;
  /** Layouts so far, including forced ones. */
  readonly layouts: number;
  /** Heap in use, bytes. */
  readonly heap: number;
}

/**
 * Returns a function that reads the work the page has done so far, as the browser counts it. `threadTicks` counts the time on the
 * processor alone, so that other load on the machine falsifies it less; `timeTicks` counts also the time a task waited for it.
 */
export async function watchWork(
  page: Page,
  timeDomain: 'timeTicks' | 'threadTicks' = 'timeTicks',
): Promise<() => Promise<PageWork>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      script: of('ScriptDuration') * 1_000,
      tasks: of('TaskDuration') * 1_000,
      layouts: of('LayoutCount'),
      heap: of('JSHeapUsedSize'),
    };
  };
}

/**
 * Script time of one event alone in its frame, minus the page's idle work, ms. Events come too slowly to queue up, and only after a
 * warm-up in which the browser compiles their code.
 */
export async function costPerEvent(
  page: Page,
  stream: (perSecond: number, spread: number) => Promise<() => Promise<void>>,
): Promise<number> {
  const [perSecond, seconds, spread] = [2, 60, 500];
  const work = await watchWork(page);
  const during = async (ms: number) => {
    const before = (await work()).script;
    await page.waitForTimeout(ms);
    return (await work()).script - before;
  };
  const idle = await during(seconds * 1_000);
  const stopWarming = await stream(50, spread);
  await page.waitForTimeout(20_000);
  await stopWarming();
  const stop = await stream(perSecond, spread);
  const busy = await during(seconds * 1_000);
  await stop();
  return (busy - idle) / (perSecond * seconds);
}
