#!/usr/bin/env node
/**
 * npm run screens: pictures of every screen for the documentation, from the running app in Portuguese, light theme, and one in
 * dark. Rewrites docs/images/screens, docs/screens.md and the README's picture.
 *
 * npm run screens -- --all [--only <parts of names, with commas>] [--view <part of a view's name>]: every screen, dialog and state in both
 * themes and all sizes, into test-results/screens, to be looked at; see lib/screenStates.mjs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { readMenu, settle, signIn, withVisitor } from './lib/visitor.mjs';
import { readWords } from './lib/usage.mjs';

const words = readWords(
  `npm run screens [-- --all [--only <parts of names, with commas>] [--view <part of a view's name>]]
Takes the pictures of docs/screens.md and of the README anew.
  --all   every screen, dialog and state in both themes and all sizes, into test-results/screens
  --only  of these only those whose names hold one of the parts, for example contacts,login
  --view  only in views whose names hold the part, for example dark-400`,
  { flags: ['--all'], valued: ['--only', '--view'] },
);

if (words.includes('--all')) {
  const { shootAll } = await import('./lib/screenStates.mjs');
  const valueOf = (option) => (words.includes(option) ? (words[words.indexOf(option) + 1] ?? '') : '');
  await shootAll({ only: valueOf('--only'), view: valueOf('--view') });
  process.exit();
}

/** Wide enough for the open menu, px. */
const SIZE = [1280, 780];
/** JPEG, percent: text stays readable at some 60 kB a picture. */
const QUALITY = 58;

const TICKET_SCREENS = [
  ['light', 'tickets', 'Atendimentos'],
  ['dark', 'tickets-dark', 'Atendimentos, tema escuro'],
];

const folder = path.join(root, 'docs/images/screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shown = [];

async function shoot(page, file, title) {
  await settle(page);
  await page.screenshot({ path: path.join(folder, `${file}.jpg`), type: 'jpeg', quality: QUALITY });
  shown.push({ file, title });
}

async function openConversation(page) {
  const list = page.getByRole('list', { name: 'Atendimentos' });
  await list.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('log').waitFor();
}

const entryTo = (menu, address) => menu.locator(`a[href="${address}"]`);

await withVisitor(async ({ visit }) => {
  const page = await visit('light', SIZE);
  await shoot(page, 'login', 'Entrar');
  await signIn(page, 'super@demo.balcao');
  const { menu, addresses } = await readMenu(page);
  for (const address of addresses.filter((one) => one !== '/tickets')) {
    const entry = entryTo(menu, address);
    const title = await entry.locator('svg + span').textContent();
    await entry.click();
    await shoot(page, address.slice(1) || 'dashboard', title);
  }
  // The README's, with the whole menu of a super user.
  await entryTo(menu, '/tickets').click();
  await openConversation(page);
  await settle(page);
  await page.screenshot({ path: path.join(root, 'docs/images/tickets.png') });
  for (const [theme, file, title] of TICKET_SCREENS) {
    const agent = await visit(theme, SIZE);
    await signIn(agent);
    await openConversation(agent);
    await shoot(agent, file, title);
  }
});

const parts = shown.map(({ file, title }) => `## ${title}\n\n![${title}](images/screens/${file}.jpg)\n`);
writeFileSync(
  path.join(root, 'docs/screens.md'),
  [
    '# Screens\n',
    'Made by `npm run screens` from the demo workspace; the texts are those of the Portuguese interface.\n',
    ...parts,
  ].join('\n'),
);
console.log(`${shown.length} pictures in docs/images/screens`);
