import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

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
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const dist = path.resolve(import.meta.dirname, '../../dist');
const maps = new Map<string, SourceMap | null>();

/** The source map of a built file; null where there is none. */
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

/** The costs per round of the taken samples, ms: of each function alone, and with all that it calls. */
function costsOf(taken: Profile, rounds: number): { own: Map<string, number>; whole: Map<string, number> } {
  const sources = new Map(taken.nodes.map(({ id, callFrame }) => [id, sourceOf(callFrame)]));
  const parents = new Map(taken.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const [own, whole] = [new Map<string, number>(), new Map<string, number>()];
  const add = (costs: Map<string, number>, source: string, ms: number) =>
    costs.set(source, (costs.get(source) ?? 0) + ms);
  taken.samples.forEach((sample, index) => {
    const ms = taken.timeDeltas[index]! / 1_000 / rounds;
    add(own, sources.get(sample) ?? '?', ms);
    // A function that calls itself counts once.
    const callers = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id))
      callers.add(sources.get(id) ?? '?');
    for (const source of callers) add(whole, source, ms);
  });
  return { own, whole };
}

const BROWSER = new Set(['(idle)', '(program)', '(root)']);

function print(what: string, costs: ReadonlyMap<string, number>, isShown: (source: string) => boolean): void {
  const most = [...costs].filter(([source]) => isShown(source)).toSorted((a, b) => b[1] - a[1]);
  console.log(`\n${what}`);
  for (const [source, ms] of most.slice(0, SHOWN)) console.log(`${ms.toFixed(2).padStart(8)} ms  ${source}`);
}

/** Starts the page's profiler; the returned function prints what the work costs, ms per round. */
export async function createProfiler(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  return async (what: string, rounds: number, work: () => Promise<unknown>): Promise<void> => {
    await client.send('Profiler.start');
    await work();
    const { profile } = (await client.send('Profiler.stop')) as { profile: Profile };
    const { own, whole } = costsOf(profile, rounds);
    print(what, own, (source) => !BROWSER.has(source));
    print(`${what}: our functions with all that they call`, whole, (source) => source.includes(' src/'));
  };
}
