import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { ComposerBox } from './screens/ComposerBox';
import { quietTicket } from './support/control';
import { openTicket } from './support/openTicket';

/** From now on records the texts of live regions, which a screen reader speaks by itself. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const target = window as unknown as { spoken: string[] };
    target.spoken = [];
    const LIVE = 'output, [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const texts = new WeakMap<Element, string>();
    for (const region of document.querySelectorAll(LIVE)) texts.set(region, region.textContent?.trim() ?? '');
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(LIVE)) {
        const text = region.textContent?.trim() ?? '';
        const isNew = text !== '' && text !== (texts.get(region) ?? '');
        texts.set(region, text);
        if (isNew && region.closest('[inert], [aria-hidden="true"]') === null) target.spoken.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

test('[A11Y-04] a screen reader reads skip links, menu, top bar, list, header, messages and composer in this order, by name, and says a customer’s message once, and the user’s own not at all', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Bom dia');
  await openTicket(page, ticket.uuid);
  await page.getByRole('button', { name: 'Editar tags' }).click();
  await page.getByRole('option', { name: 'Primeira compra' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - navigation "Ir direto":
      - button "Ir para a lista"
      - button "Ir para a mensagem"
    - navigation "Menu"
    - banner
    - complementary "Status"
    - main:
      - region "Atendimentos":
        - heading "Atendimentos" [level=1]
        - tablist "Listas de atendimentos":
          - tab "Abertos" [selected]
          - tab "Finalizados"
          - tab "Busca"
        - tabpanel "Abertos":
          - tablist "Status dos atendimentos abertos":
            - tab /Atendendo \\d+ atendimentos?/ [selected]
            - tab /Aguardando \\d+ atendimentos?/
          - tabpanel:
            - list "Atendimentos":
              - listitem:
                - checkbox /^Selecionar o atendimento de /
                - button /, Bom dia, aguardando há /
                - button /^Finalizar o atendimento de /
      - separator "Largura da lista de atendimentos"
      - region /^Atendimento de /:
        - heading /.+/ [level=2]
        - button "Buscar na conversa"
        - button "Mais ações"
        - button "Devolver"
        - button "Transferir"
        - button "Finalizar"
        - button "Dados do contato"
        - list "Tags do atendimento"
        - button "Editar tags"
        - log /^Conversa com /:
          - article: /Bom dia/
        - region "Escrever mensagem":
          - textbox "Mensagem"
          - button "Emojis"
          - button "Anexar arquivos"
          - button "Respostas rápidas"
          - switch "Assinar mensagens" [checked]
          - button "Enviar"
    - region "Avisos"
  `);

  const log = page.getByRole('log');
  await expect(log.getByRole('article').last()).toBeVisible();
  await listen(page);
  await ticket.receive('Chegou a mesa errada');
  await expect(log.getByRole('article').filter({ hasText: 'Chegou a mesa errada' })).toBeVisible();
  await new ComposerBox(page).say('Já resolvo');
  await expect(log.getByRole('article').filter({ hasText: 'Já resolvo' })).toContainText(/Enviada|Entregue|Lida/);
  const about = async () => (await spoken(page)).filter((text) => /Chegou a mesa errada|Já resolvo/.test(text));
  await expect.poll(about).toEqual([expect.stringMatching(/: Chegou a mesa errada$/)]);
});
