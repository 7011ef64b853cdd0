import { test, type Page } from '@playwright/test';
import { streamFrames } from './support/events';
import { reportPace } from './support/frames';
import { costPerEvent } from './support/metrics';
import { report } from './support/report';
import { scrollEvenly } from './support/scrolling';
import { openWorld } from './support/world';

const ROWS = 5_000;
/** Duration and speed of a fast wheel. */
const WHEEL = { ms: 4_000, speed: 2 };
/** The scroll bar dragged from one end to the other: each frame shows other rows. */
const DRAG = { ms: 4_000, speed: 60 };
/** Contacts changed by the events; all of them are on screen. */
const CHANGED = 10;

interface StubContact {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly companyId: number;
}

/** Answers the contacts' list with 5,000 records at once, as some servers do. */
async function answerAll(page: Page, companyId: number): Promise<readonly StubContact[]> {
  const contacts = Array.from({ length: ROWS }, (_, index) => ({
    id: 1_000_000 + index,
    name: `Pessoa ${String(index).padStart(4, '0')}`,
    number: `55119${String(index).padStart(8, '0')}`,
    email: `pessoa${index}@cliente.example`,
    profilePicUrl: '',
    isGroup: false,
    companyId,
    tags: [{ id: 1, name: 'Atacado', color: '#0a7c4c' }],
  }));
  await page.route(/\/contacts\?/, (route) =>
    route.fulfill({ json: { contacts, count: contacts.length, hasMore: false } }),
  );
  return contacts;
}

test(`[PERF-06] a table of ${ROWS} rows scrolls`, async () => {
  test.setTimeout(600_000);
  const { page, events, url, close } = await openWorld({ tickets: 500, messages: 100 });
  const companyId = events.tickets[0]!.companyId;
  const contacts = await answerAll(page, companyId);
  await page.goto(`${url}/contacts`);
  await page.waitForFunction(() => window.benchIsLive);
  const scroller = page
    .getByRole('region', { name: 'Contatos' })
    .filter({ has: page.getByRole('table') })
    .last();
  await scroller.getByText(contacts[0]!.name).waitFor();

  const runs = [
    { what: 'a table scrolls', ...(await scrollEvenly(scroller, WHEEL)) },
    { what: 'its bar is dragged', ...(await scrollEvenly(scroller, DRAG)) },
    { what: 'it scrolls back from its end', ...(await scrollEvenly(scroller, { ...WHEEL, speed: -WHEEL.speed })) },
  ];
  for (const { what, frames } of runs) reportPace('PERF-06', what, frames);
  const nodes = Math.max(...runs.map((each) => each.nodes));
  report({
    id: 'PERF-06',
    what: 'elements in the document with the table, at most',
    value: nodes,
    budget: 2_500,
    unit: '',
  });

  await scroller.evaluate((element) => (element.scrollTop = 0));
  let serial = 0;
  const nextFrame = (spread: number): string => {
    serial += 1;
    const contact = { ...contacts[serial % spread]!, email: `mudou${serial}@cliente.example` };
    return `42${JSON.stringify([`company-${companyId}-contact`, { action: 'update', contact }])}`;
  };
  const cost = await costPerEvent(page, (perSecond) => streamFrames(page, perSecond, () => nextFrame(CHANGED)));
  report({ id: 'PERF-04', what: `one event with a table of ${ROWS} rows`, value: cost, budget: 3, unit: 'ms' });
  await close();
});
