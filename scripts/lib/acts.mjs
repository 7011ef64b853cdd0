/** Actions of an agent in an open conversation, for scripts that take screenshots; each resolves once its result is visible. */
const dialog = (page) => page.getByRole('dialog').waitFor();

const inMenu = (entry) => async (page) => {
  await page.getByRole('main').getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await dialog(page);
};

const reminder = inMenu('Lembrar');

const reminderStrip = async (page) => {
  await reminder(page);
  await page.getByRole('textbox', { name: 'Nota (opcional)' }).fill('Prometi ligar');
  await page.getByRole('dialog').getByRole('button', { name: 'Lembrar' }).click();
  await page.getByRole('note', { name: 'Lembrete' }).waitFor();
};

const viewDialog = async (page, status = 'Aguardando') => {
  await page.getByRole('tab', { name: 'Busca' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle(status, { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar como visão' }).click();
  await dialog(page);
};

const rowOf = (page, place) =>
  page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem').nth(place).getByRole('button').first();

const openExport = inMenu('Exportar a conversa');

const forward = async (page) => {
  const message = page.getByRole('log').getByRole('article').last();
  await message.hover();
  await message.getByRole('button', { name: 'Opções da mensagem' }).click();
  await page.getByRole('menuitem', { name: 'Encaminhar' }).click();
  await dialog(page);
};

const forwardTo = (typed) => async (page) => {
  await forward(page);
  await page.getByRole('combobox', { name: /^Para quem/ }).fill(typed);
};

/** Longest time until an open panel is rendered again, ms. */
const PANEL_MS = 1_500;

/** Opens the contact's panel, unless it is still open as a column. */
const panel = async (page) => {
  const drawer = page.getByRole('complementary', { name: 'Dados do contato' });
  const isOpen = await drawer.waitFor({ timeout: PANEL_MS }).then(
    () => true,
    () => false,
  );
  if (!isOpen) await page.keyboard.press('Control+.');
  await drawer.waitFor();
};

const saveView = async (page, status) => {
  // The view may still exist from an earlier screenshot.
  if (await page.getByRole('button', { name: /^Na fila/ }).isVisible()) return;
  await nameView(page, status);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const nameView = async (page, status) => {
  await viewDialog(page, status);
  await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Na fila');
  await page.keyboard.press('Enter');
};

const select = async (page) => {
  await page.getByRole('list', { name: 'Atendimentos' }).getByRole('button').first().focus();
  await page.keyboard.press('Control+a');
  await page
    .getByText(/selecionados/)
    .first()
    .waitFor();
};

/** Longest wait for the answer of a simulated customer, who takes time to read and type, ms. */
const ANSWER_MS = 60_000;

export const acts = {
  /** Sends a message and waits for the simulated customer's answer. */
  answered: async (page) => {
    const articles = page.getByRole('log').getByRole('article');
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Bom dia! Posso ajudar?');
    await page.keyboard.press('Enter');
    const own = articles.filter({ hasText: 'Posso ajudar?' }).last();
    await own.waitFor();
    await own.locator('xpath=following::article[1]').waitFor({ timeout: ANSWER_MS });
  },
  /** Opens a second conversation; in a narrow window it replaces the first. */
  beside: async (page) => {
    // In a narrow window the list is behind its tab.
    const tab = page.getByRole('tab', { name: /^Atendimentos/ });
    if (await tab.isVisible()) await tab.click();
    await rowOf(page, 1).press('Control+Enter');
    await page.getByRole('log').last().getByRole('article').last().waitFor();
  },
  export: openExport,
  resolved: async (page) => {
    await page.keyboard.press('Control+Shift+F');
    await page.getByText(/finalizado\./).waitFor();
  },
  forward,
  /** Writes without a connection, and starts again after another agent has taken the ticket. */
  heldBack: async (page) => {
    const context = page.context();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Segue o orçamento, com entrega até sexta-feira.');
    await page.keyboard.press('Enter');
    await page.getByText('Será enviada quando a internet voltar').waitFor();
    await page.route(/\/tickets\/u\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), userId: 0, user: { id: 0, name: 'Bruno' } },
      });
    });
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Ver mensagem' }).click();
    await dialog(page);
  },
  lock: async (page) => {
    await page.keyboard.press('Control+Shift+X');
    await dialog(page);
  },
  exportPeriod: async (page) => {
    await openExport(page);
    await page.getByRole('radio', { name: 'Um período' }).check();
  },
  exportStarted: async (page) => {
    await openExport(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click();
  },
  forwardPicture: async (page) => {
    await forwardTo('Camila F')(page);
    await page.locator('.ant-select-item-option').first().click();
    await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Tabela/ })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Encaminhar' }).click();
  },
  forwardTo,
  forwardToContact: async (page) => {
    await forwardTo('Hel')(page);
    await page.locator('.ant-select-item-option').last().click();
  },
  panel,
  panelEnd: async (page) => {
    await panel(page);
    await page.getByRole('region', { name: 'Outros atendimentos' }).scrollIntoViewIfNeeded();
  },
  /** Shows one kind of shared content and, if given, presses one of its buttons. */
  panelKind: (kind, press) => async (page) => {
    await panel(page);
    const shared = page.getByRole('region', { name: 'Mídias, arquivos e links' });
    await shared.getByText(kind, { exact: true }).click();
    if (press) await shared.getByRole('button', { name: press }).click();
  },
  reminder,
  reminderOwn: async (page) => {
    await reminder(page);
    await page.getByRole('dialog').getByText('Outro momento').click();
  },
  reminderStrip,
  reminders: async (page) => {
    await reminderStrip(page);
    await page.goto('/tickets');
    await page.getByRole('button', { name: /^1 lembrete/ }).click();
    await dialog(page);
  },
  rowMenu: async (page) => {
    // Wait for the text box, which takes the focus when it appears.
    await page.getByRole('textbox', { name: 'Mensagem' }).first().waitFor();
    // A narrow window shows either the conversation or the list.
    if (!(await rowOf(page, 1).isVisible())) await page.getByRole('tab', { name: /^Atendimentos/ }).click();
    await rowOf(page, 1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Selecionar' }).waitFor();
  },
  selection: select,
  /** Opens the dialog of tags and sets none, so that later screenshots stay the same. */
  selectionDone: async (page) => {
    await select(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Tags' }).click();
    await dialog(page);
  },
  view: async (page) => {
    await saveView(page);
    await page.getByRole('button', { name: /^Na fila/ }).click();
  },
  viewDialog: async (page) => viewDialog(page),
  viewTaken: async (page) => {
    await saveView(page);
    await nameView(page, 'Atendendo');
    await page.getByRole('dialog').getByText('Já existe').waitFor();
  },
  views: async (page) => {
    await saveView(page);
    await page.getByRole('button', { name: 'Organizar as visões' }).click();
    await dialog(page);
  },
};
