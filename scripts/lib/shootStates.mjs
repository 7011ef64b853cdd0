/** `npm run screens -- --all`: takes screenshots of every state in both themes and all sizes, for inspection. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { root } from './electronBinary.mjs';
import { STATES } from './screenStates.mjs';
import { settle, signIn, withVisitor } from './visitor.mjs';

/** Longest step, ms; after this the state counts as not reached. */
const PATIENCE_MS = 15_000;
/** Views taken at the same time, since most of the time is spent waiting for the server. */
const WORKERS = 4;

const SIZES = [
  { size: '1280x720', px: [1280, 720] },
  { size: '1440x900', px: [1440, 900] },
  { size: '1920x1080', px: [1920, 1080] },
  { size: '400x860', px: [400, 860] },
  // 1440 x 900 at 200 % zoom.
  { size: 'zoom200', px: [720, 450], more: { deviceScaleFactor: 2 } },
];
const VIEWS = [
  ...['light', 'dark'].flatMap((theme) =>
    SIZES.map(({ size, px, more }) => ({ name: `${theme}-${size}`, theme, px, more })),
  ),
  { name: 'forced-colors', theme: 'dark', px: [1440, 900], more: { forcedColors: 'active' } },
  { name: 'reduced-motion', theme: 'light', px: [1440, 900], more: { reducedMotion: 'reduce' } },
];

const slug = ({ name }, view) => path.join(view.name, `${name}.png`);

/** Brings a page to a state as a user would. */
async function reach(page, state) {
  await state.before?.(page);
  await page.goto(state.address);
  await page.locator('main').waitFor();
  await settle(page);
  if (!state.act) return;
  await state.act(page);
  await settle(page);
}

/** Takes the screenshots of one view. Returns the states it did not reach, each with the reason. */
async function shootView(view, states, folder, visit) {
  mkdirSync(path.join(folder, view.name), { recursive: true });
  const missed = [];
  const pages = new Map();
  const pageOf = async (account) => {
    if (pages.has(account)) return pages.get(account);
    const fresh = await visit(view.theme, view.px, view.more);
    fresh.setDefaultTimeout(PATIENCE_MS);
    if (account) await signIn(fresh, account);
    pages.set(account, fresh);
    return fresh;
  };
  for (const state of states) {
    const page = await pageOf(state.as);
    try {
      await reach(page, state);
      await page.screenshot({ path: path.join(folder, slug(state, view)) });
    } catch (error) {
      missed.push(`${slug(state, view)}: ${String(error).split('\n')[0]}`);
    }
    await page.mouse.up();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // After a state with lasting effects, such as a lock, the account gets a new page.
    if (state.alone) {
      pages.delete(state.as);
      await page.context().close();
    }
  }
  await Promise.all([...pages.values()].map((known) => known.context().close()));
  return missed;
}

/** Takes screenshots of the states and views whose names contain one of the comma-separated parts of `only` and `view`. */
export async function shootAll({ only, view: viewParts }) {
  const folder = path.join(root, 'test-results/screens');
  const matches = (parts) => (one) => parts.split(',').some((part) => one.name.includes(part));
  const states = STATES.filter(matches(only));
  const views = VIEWS.filter(matches(viewParts));
  const total = states.length * views.length;
  const missed = [];
  // One server per worker: a second sign-in of an account would sign out the first.
  const work = () =>
    withVisitor(async ({ visit }) => {
      for (let next = views.shift(); next; next = views.shift()) {
        missed.push(...(await shootView(next, states, folder, visit)));
      }
    });
  await ensureBuild();
  await Promise.all(Array.from({ length: Math.min(WORKERS, views.length) }, work));
  console.log(`${total - missed.length} screenshots in ${path.relative(root, folder)}`);
  if (missed.length > 0) console.log(`Not reached:\n${missed.join('\n')}`);
}
