import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { test, type CDPSession } from '@playwright/test';
import { longConversation, row } from './support/conversation';
import { openWorld } from './support/world';

const OPENINGS = 20;
const MESSAGES_PER_SECOND = 20;
const SECONDS = 10;
const SHOWN = 10;

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const dist = path.resolve(import.meta.dirname, '../dist');
const maps = new Map<string, SourceMap | null>();

/** The source map of a built file; null if there is none. */
function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(path.join(dist, `${new URL(url).pathname}.map`), 'utf8')) as never);
  } catch {
    // The function belongs to the browser itself.
  }
  maps.set(url, map);
  return map;
}

function sourceOf({ functionName, url, lineNumber, columnNumber }: Profile['nodes'][number]['callFrame']): string {
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return functionName || '(browser)';
  const file = entry.originalSource.replace(/^(\.\.\/)+/, '').replace(/^.*node_modules\//, '');
  // Node returns the name in the source; its types lack this field.
  const name = (entry as { readonly name?: string }).name ?? (functionName || '(anonymous)');
  return `${name} ${file}:${entry.originalLine + 1}`;
}

/** Prints the ten functions with the highest self time, ms per round. */
async function profile(client: CDPSession, what: string, rounds: number, work: () => Promise<void>): Promise<void> {
  await client.send('Profiler.start');
  await work();
  const { profile: taken } = (await client.send('Profiler.stop')) as { profile: Profile };
  const frames = new Map(taken.nodes.map(({ id, callFrame }) => [id, sourceOf(callFrame)]));
  const costs = new Map<string, number>();
  taken.samples.forEach((id, index) => {
    const source = frames.get(id) ?? '?';
    costs.set(source, (costs.get(source) ?? 0) + taken.timeDeltas[index]! / 1_000 / rounds);
  });
  const idle = new Set(['(idle)', '(program)', '(root)']);
  const most = [...costs].filter(([source]) => !idle.has(source)).toSorted((a, b) => b[1] - a[1]);
  console.log(`\n${what}`);
  for (const [source, ms] of most.slice(0, SHOWN)) console.log(`${ms.toFixed(2).padStart(8)} ms  ${source}`);
}

test('the functions that take the most time in one opening and in one message', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: 500, messages: 100 });
  const { page, events, close } = world;
  const { id } = longConversation(world, 100);
  const other = events.tickets.find((ticket) => ticket.id !== id)!;
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await page.waitForTimeout(2_000);
  await profile(client, 'One opening of a cached conversation', OPENINGS, async () => {
    for (let round = 0; round < OPENINGS; round += 1) {
      await page.locator(row(round % 2 === 0 ? id : other.id)).click();
      await page.waitForTimeout(300);
    }
  });
  await profile(client, 'One message, a conversation open', MESSAGES_PER_SECOND * SECONDS, async () => {
    const stop = await events.stream(MESSAGES_PER_SECOND, 50);
    await page.waitForTimeout(SECONDS * 1_000);
    await stop();
  });
  await close();
});
