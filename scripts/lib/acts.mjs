/** What an agent does in an open conversation, for the scripts that take pictures; each resolves once it is to be seen. */
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

const viewDialog = async (page) => {
  await page.getByRole('tab', { name: 'Busca' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle('Aguardando', { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar como visão' }).click();
  await dialog(page);
};

const rowOf = (page, place) =>
  page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem').nth(place).getByRole('button').first();

export const acts = {
  /** In place of the open conversation where the window is too narrow for two. */
  beside: async (page) => {
    // Behind its tab where the window is narrow.
    const tab = page.getByRole('tab', { name: /^Atendimentos/ });
    if (await tab.isVisible()) await tab.click();
    await rowOf(page, 1).press('Control+Enter');
    await page.getByRole('log').last().getByRole('article').last().waitFor();
  },
  export: inMenu('Exportar a conversa'),
  forward: async (page) => {
    const message = page.getByRole('log').getByRole('article').last();
    await message.hover();
    await message.getByRole('button', { name: 'Opções da mensagem' }).click();
    await page.getByRole('menuitem', { name: 'Encaminhar' }).click();
    await dialog(page);
  },
  lock: async (page) => {
    await page.keyboard.press('Control+Shift+X');
    await dialog(page);
  },
  panel: async (page) => page.keyboard.press('Control+.'),
  reminder,
  reminderStrip,
  reminders: async (page) => {
    await reminderStrip(page);
    await page.goto('/tickets');
    await page.getByRole('button', { name: /^1 lembrete/ }).click();
    await dialog(page);
  },
  rowMenu: async (page) => {
    // The text box takes the focus first.
    await page.getByRole('textbox', { name: 'Mensagem' }).first().waitFor();
    await rowOf(page, 1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Selecionar' }).waitFor();
  },
  selection: async (page) => {
    await page.getByRole('list', { name: 'Atendimentos' }).getByRole('button').first().focus();
    await page.keyboard.press('Control+a');
    await page
      .getByText(/selecionados/)
      .first()
      .waitFor();
  },
  view: async (page) => {
    await viewDialog(page);
    await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Na fila');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  viewDialog,
};
