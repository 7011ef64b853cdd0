/** Every screen, dialog, popover and state, and how a user reaches it; `shootStates.mjs` takes the screenshots. */
import { acts } from './acts.mjs';

const SUPER = 'super@demo.balcao';
const AGENT = 'ana@demo.balcao';

const button = (page, name) => page.getByRole('main').getByRole('button', { name }).first();
const click = (name) => async (page) => button(page, name).click();
const row = (page, place = 0) => page.locator('tr[data-record]').nth(place);
const openRow = async (page) => {
  await row(page).locator('td').first().click();
  await page.getByRole('dialog').waitFor();
};
const add = (name) => async (page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
const save = async (page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /Salvar$/ })
    .click();
const ticketRows = (page) => page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem');
const openConversation = async (page, from = ticketRows(page)) => {
  await from.first().getByRole('button').first().click();
  await page.getByRole('log').waitFor();
};
const inConversation = (act) => async (page) => {
  await openConversation(page);
  await act(page);
};
/** Opens a panel of the top bar, whose button is in the menu if the bar is narrow. */
const panel = (name) => async (page) => {
  const bar = page.getByRole('banner');
  const isShown = await bar.getByRole('button', { name }).isVisible();
  if (!isShown) await bar.getByRole('button', { name: /^Mais/ }).click();
  await bar.getByRole('button', { name }).click();
};
const view = (name) => async (page) => page.getByText(name, { exact: true }).first().click();
/** Replaces the answers of matching calls on this page. */
const answering = (pattern, handler) => async (page) =>
  page.route(pattern, (route) =>
    ['fetch', 'xhr'].includes(route.request().resourceType()) ? handler(route) : route.fallback(),
  );
const REFUSED = (route) => route.fulfill({ status: 500, body: '{}' });
const API = /\/(tags|contacts|campaigns|invoices|users|queue|schedules|dashboard|ticket\/kanban)\b/;

const drag = async (page, from, to) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start.x + 20, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
};

const page = (name, address, act, more) => ({ name, address, act, as: SUPER, ...more });
const ticket = (name, act, more) => ({ name: `tickets-${name}`, address: '/tickets', act, as: AGENT, ...more });

export const STATES = [
  { name: 'login', address: '/login' },
  {
    name: 'login-refused',
    address: '/login',
    act: async (p) => {
      await p.getByRole('textbox', { name: 'E-mail' }).fill('ana@demo.balcao');
      await p.getByRole('textbox', { name: 'Senha' }).fill('errada');
      await p.getByRole('button', { name: 'Entrar', exact: true }).click();
      await p.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  { name: 'signup', address: '/signup' },
  { name: 'forgot', address: '/forgetpsw' },
  ticket('none'),
  ticket('open', openConversation),
  ticket('pending', async (p) => p.getByRole('tab', { name: /Aguardando/ }).click()),
  ticket('resolved-list', async (p) => p.getByRole('tab', { name: /Finalizados/ }).click()),
  ticket('search', async (p) => p.getByRole('tab', { name: /Busca/ }).click()),
  ticket('panel', inConversation(acts.panel)),
  ticket('panel-files', inConversation(acts.panelKind('Arquivos'))),
  ticket('panel-seeking', inConversation(acts.panelKind('Vídeos', 'Mostrar mais')), {
    before: answering(/\/messages\/\d+\?.*pageNumber=[2-9]/, () => {}),
  }),
  ticket('panel-failed', inConversation(acts.panelKind('Vídeos', 'Mostrar mais')), {
    before: answering(/\/messages\/\d+\?.*pageNumber=[2-9]|\/tickets\?.*searchParam=\d/, REFUSED),
  }),
  ticket('panel-loading', inConversation(acts.panelEnd), {
    before: answering(/\/tickets\?.*searchParam=\d/, () => {}),
  }),
  ticket('panel-others', inConversation(acts.panelEnd)),
  ticket('reminder', inConversation(acts.reminder)),
  ticket('reminder-own', inConversation(acts.reminderOwn)),
  ticket('reminder-strip', inConversation(acts.reminderStrip)),
  ticket('reminders', inConversation(acts.reminders)),
  ticket('forward', inConversation(acts.forward)),
  ticket('forward-contact', inConversation(acts.forwardToContact)),
  ticket('forward-searching', inConversation(acts.forwardTo('Hel')), { before: answering(/\/contacts\b/, () => {}) }),
  ticket('forward-failed', inConversation(acts.forwardPicture), {
    before: answering(/\/public\//, (route) => route.fulfill({ status: 404 })),
  }),
  // Must come after forward-failed: the next page sends what is still waiting here, which reorders the list.
  ticket('forward-sending', inConversation(acts.forwardPicture), { before: answering(/\/public\//, () => {}) }),
  ticket('export', inConversation(acts.export)),
  ticket('export-reading', inConversation(acts.exportStarted), {
    before: answering(/\/messages\/\d+\?.*pageNumber=[2-9]/, () => {}),
  }),
  ticket('export-failed', inConversation(acts.exportStarted), {
    before: answering(/\/messages\/\d+\?.*pageNumber=[2-9]/, REFUSED),
  }),
  ticket('export-period', inConversation(acts.exportPeriod)),
  ticket('selection', acts.selection),
  ticket('beside', inConversation(acts.beside)),
  ticket('row-menu', inConversation(acts.rowMenu)),
  ticket('selection-done', acts.selectionDone),
  ticket('view-dialog', acts.viewDialog),
  ticket('views', acts.views),
  ticket('view-taken', acts.viewTaken),
  ticket('view', acts.view),
  ticket('held-back', inConversation(acts.heldBack), { alone: true }),
  ticket('lock', inConversation(acts.lock), { alone: true }),
  ticket(
    'lock-refused',
    inConversation(async (p) => {
      await acts.lock(p);
      await p.getByRole('textbox', { name: 'Senha da conta' }).fill('errada');
      await p.keyboard.press('Enter');
      await p
        .getByRole('alert')
        .filter({ hasText: /Restam/ })
        .waitFor();
    }),
    { alone: true },
  ),
  ticket(
    'lock-unanswered',
    inConversation(async (p) => {
      await acts.lock(p);
      await p.getByRole('textbox', { name: 'Senha da conta' }).fill('demo1234');
      await p.route(/\/auth\//, (route) => route.abort());
      await p.keyboard.press('Enter');
      await p.getByRole('alert').filter({ hasText: 'não respondeu' }).waitFor();
    }),
    { alone: true },
  ),
  ticket(
    'transfer',
    inConversation(async (p) => p.keyboard.press('Control+Shift+E')),
  ),
  ticket(
    'tags',
    inConversation(async (p) => p.keyboard.press('Control+Shift+L')),
  ),
  ticket(
    'quick-replies',
    inConversation(async (p) => p.keyboard.type('/')),
  ),
  ticket('emoji', inConversation(click('Emojis'))),
  ticket(
    'viewer',
    inConversation(async (p) =>
      p
        .getByRole('log')
        .getByRole('button', { name: /^Ampliar imagem/ })
        .last()
        .click(),
    ),
  ),
  ticket(
    'peek',
    async (p) => {
      await p.getByText('Todos', { exact: true }).click();
      await p
        .getByRole('button', { name: /^Espiar a conversa/ })
        .first()
        .click();
    },
    { as: SUPER },
  ),
  ticket('palette', async (p) => {
    await p.keyboard.press('Control+K');
    await p.getByRole('dialog').waitFor();
    await p.keyboard.type('ana');
  }),
  ticket('shortcuts', async (p) => p.keyboard.press('Control+/')),
  ticket('notifications', panel(/^Notificações/)),
  ticket('volume', panel(/^Volume/)),
  ticket('announcements', panel(/^Comunicados/)),
  ticket('chats-panel', panel(/^Chat interno/)),
  ticket('user-menu', async (p) => p.getByRole('button', { name: /^Conta de/ }).click()),
  // The counters load a second after the page.
  page('dashboard', '/', async (p) => p.locator('dl[aria-busy="false"]').waitFor()),
  page('kanban', '/kanban', async (p) => p.locator('article').first().waitFor()),
  page('kanban-drag', '/kanban', async (p) => drag(p, p.locator('article').first(), p.locator('section').nth(2))),
  page('quick-messages', '/quick-messages', null, { as: AGENT }),
  page('quick-messages-dialog', '/quick-messages', openRow, { as: AGENT }),
  page('todolist', '/todolist'),
  page('contacts', '/contacts'),
  page('contacts-loading', '/contacts', null, { before: answering(API, () => {}) }),
  page('contacts-failed', '/contacts', null, {
    before: answering(API, REFUSED),
  }),
  page('contacts-nothing', '/contacts', async (p) => p.getByRole('textbox', { name: /^Buscar/ }).fill('zzzz')),
  page('contacts-info', '/contacts', openRow),
  page('contacts-dialog', '/contacts', add(/Novo contato/)),
  page('contacts-dialog-refused', '/contacts', async (p) => {
    await add(/Novo contato/)(p);
    await save(p);
  }),
  page('contacts-import', '/contacts', add(/^Importar/)),
  page('contacts-import-report', '/contacts', async (p) => {
    await add(/^Importar/)(p);
    const { utils, write } = await import('@e965/xlsx');
    const sheet = utils.aoa_to_sheet([
      ['Nome', 'Número', 'E-mail'],
      ['Lia Prado', '5511977428850', 'lia@exemplo.com.br'],
      ['Sem número', '', ''],
    ]);
    await p.locator('input[type=file]').setInputFiles({
      name: 'contatos.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }),
    });
    await p
      .getByRole('dialog')
      .getByRole('button', { name: /^Importar/ })
      .click();
    await p.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().waitFor();
  }),
  page('schedules-month', '/schedules'),
  page('schedules-week', '/schedules', view('Semana')),
  page('schedules-agenda', '/schedules', view('Agenda')),
  page('schedules-day', '/schedules', view('Dia')),
  page('schedules-dialog', '/schedules', add(/^Novo agendamento/)),
  page('schedules-drag', '/schedules', async (p) =>
    drag(
      p,
      p.locator('td button[aria-label*="Agendad"], td button[aria-label*="Pendente"]').last(),
      p.locator('td').nth(10),
    ),
  ),
  page('tags', '/tags'),
  page('tags-dialog', '/tags', openRow),
  page('tags-loading', '/tags', null, { before: answering(API, () => {}) }),
  page('tags-empty', '/tags', null, {
    before: answering(/\/tags\b/, (route) => route.fulfill({ json: { tags: [], count: 0, hasMore: false } })),
  }),
  page('chats', '/chats', click('Equipe de vendas'), { as: AGENT }),
  page('helps', '/helps'),
  page('others', '/others'),
  page('others-notifications', '/others/notifications'),
  page('others-keyboard', '/others/keyboard'),
  page('campaigns', '/campaigns'),
  page('campaigns-dialog', '/campaigns', openRow),
  page('campaigns-report', '/campaigns', async (p) => {
    await row(p).hover();
    const report = row(p).getByRole('button', { name: /^Relatório/ });
    if (await report.isVisible()) return report.click();
    // In a narrow window a row has one menu.
    await row(p).getByRole('button').last().click();
    return p.getByRole('menuitem', { name: /^Relatório/ }).click();
  }),
  page('contact-lists', '/contact-lists'),
  page('contact-list-items', '/contact-lists', async (p) => row(p).locator('td').first().click()),
  page('campaigns-config', '/campaigns-config'),
  page('announcements', '/announcements'),
  page('announcements-dialog', '/announcements', openRow),
  page('prompts', '/prompts'),
  page('prompts-dialog', '/prompts', add(/^Novo prompt/)),
  page('queue-integration', '/queue-integration'),
  page('queue-integration-dialog', '/queue-integration', openRow),
  page('connections', '/connections'),
  page('connections-dialog', '/connections', openRow),
  page('connections-qr', '/connections', async (p) => {
    await add('Nova conexão')(p);
    // Views may share a server, so each needs its own name.
    const name = `Loja ${Date.now()}`;
    await p.getByRole('dialog').getByLabel('Nome', { exact: true }).fill(name);
    await save(p);
    await button(p, `Ver QR Code ${name}`).click();
    await p.getByText('Aguardando a leitura do código').waitFor();
  }),
  page('files', '/files'),
  page('files-dialog', '/files', openRow),
  page('queues', '/queues'),
  page('queues-dialog', '/queues', openRow),
  page('queues-chatbot', '/queues', async (p) => {
    await openRow(p);
    for (const title of ['Segunda via', 'Negociar parcelas']) {
      await p.getByRole('dialog').getByRole('button', { name: 'Adicionar opção', exact: true }).click();
      await p.getByLabel('Título', { exact: true }).fill(title);
      await p.getByLabel('Título', { exact: true }).press('Enter');
    }
  }),
  page('users', '/users'),
  page('users-dialog', '/users', openRow),
  page('users-delete', '/users', async (p) => {
    await row(p, 1).focus();
    await p.keyboard.press('Delete');
  }),
  page('messages-api', '/messages-api'),
  page('invoices', '/financeiro'),
  page('checkout-data', '/financeiro', click(/^PAGAR/)),
  page('checkout-plan', '/financeiro', async (p) => checkoutPlan(p)),
  page('checkout-review', '/financeiro', async (p) => {
    await checkoutPlan(p);
    await p
      .getByRole('dialog')
      .getByRole('button', { name: /^Profissional/ })
      .click();
  }),
  page('subscription', '/subscription'),
  page('settings', '/settings'),
  page('settings-companies', '/settings?tab=companies'),
  page('settings-plans', '/settings?tab=plans'),
  page('settings-plans-dialog', '/settings?tab=plans', openRow),
  page('settings-helps', '/settings?tab=helps'),
  ticket('incoming', async (p) => {
    // Only people answer, not groups.
    await openConversation(p, ticketRows(p).filter({ hasNot: p.locator('.lucide-users') }));
    await acts.answered(p);
  }),
  // Must come last, since it resolves a ticket that other states show.
  ticket('resolved', inConversation(acts.resolved)),
];

async function checkoutPlan(p) {
  await click(/^PAGAR/i)(p);
  for (const [label, text] of [
    ['Endereço', 'Rua das Acácias, 120'],
    ['Cidade', 'São Paulo'],
    ['CEP', '01310-100'],
  ]) {
    await p.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
  }
  await p.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
}
