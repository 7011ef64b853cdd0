#!/usr/bin/env node
/**
 * npm run screens: takes a screenshot of every screen for the documentation, in Portuguese and the light theme, and one in the dark
 * theme. Rewrites docs/images/screens, docs/screens.md and the README's picture.
 *
 * npm run screens -- --all [--only <parts of names>] [--view <parts of view names>]: takes screenshots of every screen, dialog and
 * state in both themes and all sizes into test-results/screens, for inspection; see lib/shootStates.mjs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { acts } from './lib/acts.mjs';
import { readMenu, settle, signIn, withVisitor } from './lib/visitor.mjs';
import { readArguments } from './lib/usage.mjs';

const args = readArguments(
  `npm run screens [-- --all [--only <parts of names>] [--view <parts of view names>]]
Retakes the screenshots of docs/screens.md and of the README.
  --all   every screen, dialog and state in both themes and all sizes, into test-results/screens
  --only  with --all, only names that contain one of the parts, for example contacts,login
  --view  with --all, only views whose names contain one of the parts, for example dark-400,zoom`,
  { flags: ['--all'], valued: ['--only', '--view'] },
);

if (args.includes('--all')) {
  const { shootAll } = await import('./lib/shootStates.mjs');
  const valueOf = (option) => (args.includes(option) ? (args[args.indexOf(option) + 1] ?? '') : '');
  await shootAll({ only: valueOf('--only'), view: valueOf('--view') });
  process.exit();
}

/** Wide enough for the open menu, px. */
const SIZE = [1280, 780];
/** Wide enough for two conversations, px. */
const SIDE_BY_SIDE = [1440, 810];
/** JPEG quality, percent: text stays readable at about 60 kB per screenshot. */
const QUALITY = 58;

/** For each file: the English name of its screen, and the folder of its code. */
const ROOMS = {
  login: ['Sign in', 'auth'],
  dashboard: ['Dashboard', 'dashboard'],
  kanban: ['Kanban board', 'kanban'],
  'quick-messages': ['Quick replies', 'quick-messages'],
  todolist: ['To-do list', 'todolist'],
  contacts: ['Contacts', 'contacts'],
  schedules: ['Schedules', 'schedules'],
  tags: ['Tags', 'tags'],
  chats: ['Internal chat', 'chats'],
  helps: ['Help videos', 'helps'],
  others: ['Preferences', 'preferences'],
  campaigns: ['Campaigns', 'campaigns'],
  'contact-lists': ['Contact lists', 'contact-lists'],
  'campaigns-config': ['Campaign settings', 'campaigns/config'],
  announcements: ['Announcements', 'announcements'],
  prompts: ['Prompts', 'prompts'],
  'queue-integration': ['Queue integrations', 'queue-integrations'],
  connections: ['Connections', 'whatsapp-connections'],
  files: ['File lists', 'files'],
  queues: ['Queues and chatbot', 'queues'],
  users: ['Users', 'users'],
  'messages-api': ['Messages API', 'messages-api'],
  financeiro: ['Invoices', 'finance'],
  subscription: ['Subscription', 'subscription'],
  settings: ['Settings', 'settings'],
  tickets: ['Tickets', 'tickets'],
  'tickets-dark': ['Tickets, dark theme', 'tickets'],
  selection: ['Several tickets at once', 'tickets/selection'],
  reminder: ['A reminder on a ticket', 'tickets/reminders'],
  reminders: ['All reminders', 'tickets/reminders'],
  view: ['A search saved as a view', 'tickets/views'],
  lock: ['Locked', '../app/lock'],
  forward: ['Forwarding messages', 'tickets/forward'],
  export: ['Exporting a conversation', 'tickets/export'],
  beside: ['Two conversations side by side', 'tickets/layout'],
  panel: ["The contact's panel: media, links and other tickets", 'tickets/drawer'],
};

/** Shown as an agent, since the super user has neither quick replies nor chats. */
const OF_AGENTS = ['/quick-messages', '/chats'];

/** Actions in an open conversation, each for its own screenshot. */
const IN_CONVERSATION = [
  ['quick-messages', 'Respostas rápidas', async (page) => page.goto('/quick-messages')],
  [
    'chats',
    'Chat interno',
    async (page) => {
      await page.goto('/chats');
      await page
        .getByRole('button', { name: /Equipe de vendas/ })
        .first()
        .click();
      await page.getByRole('log').waitFor();
    },
  ],
  ['tickets', 'Atendimentos', async () => {}],
  ['reminder', 'Lembrete', acts.reminder],
  ['reminders', 'Lembretes', acts.reminders],
  ['view', 'Visão salva', acts.view],
  ['lock', 'Janela bloqueada', acts.lock],
  ['export', 'Exportar a conversa', acts.export],
  ['forward', 'Encaminhar mensagens', acts.forward],
  ['panel', 'Painel do contato', acts.panel],
  ['selection', 'Vários atendimentos de uma vez', acts.selection],
  ['beside', 'Duas conversas lado a lado', acts.beside, SIDE_BY_SIDE],
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
  for (const address of addresses.filter((one) => one !== '/tickets' && !OF_AGENTS.includes(one))) {
    const entry = entryTo(menu, address);
    const title = await entry.locator('svg + span').textContent();
    await entry.click();
    await shoot(page, address.slice(1) || 'dashboard', title);
  }
  // The README's picture, with the complete menu of a super user.
  await entryTo(menu, '/tickets').click();
  await page.getByText('Todos', { exact: true }).click();
  await openConversation(page);
  await settle(page);
  await page.screenshot({ path: path.join(root, 'docs/images/tickets.png') });
  for (const [file, title, act, size = SIZE] of IN_CONVERSATION) {
    const agent = await visit('light', size);
    await signIn(agent);
    await openConversation(agent);
    await act(agent);
    await shoot(agent, file, title);
  }
  const inTheDark = await visit('dark', SIZE);
  await signIn(inTheDark);
  await openConversation(inTheDark);
  await shoot(inTheDark, 'tickets-dark', 'Atendimentos, tema escuro');
});

const parts = shown.map(({ file, title }) => {
  const [english, room] = ROOMS[file];
  return `## ${title} · ${english}\n\n\`${path.posix.join('src/features', room)}\`\n\n![${title}](images/screens/${file}.jpg)\n`;
});
writeFileSync(
  path.join(root, 'docs/screens.md'),
  [
    '# Screens\n',
    'Made by `npm run screens` from the demo workspace in Portuguese. `npm run screens -- --all` takes screenshots of every screen,\ndialog and state, including loading and failing ones, in both themes, five sizes, forced colours and reduced motion, into\n`test-results/screens`.\n',
    ...parts,
  ].join('\n'),
);
console.log(`${shown.length} screenshots in docs/images/screens`);
