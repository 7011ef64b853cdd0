import { expect, type ElementHandle, type Locator, type Page, type Request } from '@playwright/test';
import { settle } from './accessible';

/** Buttons whose name begins so do something at once instead of opening something. */
const ACTS =
  /^(Atualizar|Recarregar|Filtrar|Exportar|Baixar|Buscar|Limpar|Enviar|Aceitar|Finalizar|Devolver|Reabrir|Gravar|Sair|Duplicar|Iniciar|Copiar|Anterior|Hoje|Próximo|Ouvir|Testar|Verificar|Arrastar)/;

const softly = expect.configure({ soft: true });

const openDialog = (page: Page): Locator => page.locator('[role="dialog"]:visible, .ant-dropdown:visible').last();

/** "Editar Vendas" and "Editar Suporte" open the same. */
const kindOf = (name: string): string => name.split(' ')[0] ?? '';

/** One button of each kind on the page; of a list, those of its first line. */
const namesOfButtons = async (page: Page): Promise<readonly string[]> => {
  const names = await page.locator('main button:visible:enabled:not([role])').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const line = button.closest('li, [role="listitem"], [role="log"] article');
        return !button.closest('[role="tablist"]') && !line?.previousElementSibling;
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
  );
  const byKind = new Map(names.filter((name) => name !== '' && !ACTS.test(name)).map((name) => [kindOf(name), name]));
  return [...byKind.values()];
};

/**
 * Turns of five frames in which nothing came and nothing was under way, after which nothing comes any more. React holds back
 * what follows on a sign of loading for up to 300 ms; these take half a second at least.
 */
const CALM_TURNS = 6;

/** Lets the page draw a few frames. */
const renderFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 5;
        const look = (): void => {
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** Notes the requests that are under way, but for the live connection, which never ends. */
const watchRequests = (page: Page): ReadonlySet<Request> => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/socket.io/')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void underWay.delete(request));
  }
  return underWay;
};

const watched = new WeakMap<Page, ReadonlySet<Request>>();

/** The same set for the same page. */
const requestsOf = (page: Page): ReadonlySet<Request> => {
  const underWay = watched.get(page) ?? watchRequests(page);
  watched.set(page, underWay);
  return underWay;
};

/** Presses what has the focus by the keyboard. Answers what came of it; the code of a dialog may have to be fetched first. */
const press = async (page: Page, underWay: ReadonlySet<Request>): Promise<'dialog' | 'address' | 'nothing'> => {
  const address = page.url();
  await page.keyboard.press('Enter');
  for (let calm = 0; calm < CALM_TURNS; calm = underWay.size === 0 ? calm + 1 : 0) {
    if (page.url() !== address) return 'address';
    // Not asked a second time: a menu that finds its place is out of sight for a moment.
    if (await openDialog(page).isVisible()) return 'dialog';
    await renderFrames(page);
  }
  return 'nothing';
};

/**
 * The button itself, if it is still there: a list that is drawn anew has others of its name. What was opened out of a
 * conversation may give the focus to the text that is being written instead.
 */
const isFocusBack = (opener: ElementHandle<Element>): Promise<boolean> =>
  opener.evaluate(
    (element) =>
      !element.isConnected ||
      element === document.activeElement ||
      document.activeElement?.matches('[data-composer]') === true,
  );

/** Looks at what the button opened. Escape closes it, and the focus goes back to the button. */
const lookInto = async (
  page: Page,
  name: string,
  opener: ElementHandle<Element>,
  visit: () => Promise<void>,
): Promise<void> => {
  const dialog = openDialog(page);
  await settle(page);
  const focused = dialog.locator(':focus').or(dialog.and(page.locator(':focus')));
  await softly(focused, `the focus in ${name}`).toBeVisible();
  await visit();
  await page.keyboard.press('Escape');
  await softly(dialog, `Escape closes what ${name} opened`).toBeHidden();
  await softly.poll(() => isFocusBack(opener), { message: `the focus after ${name}` }).toBe(true);
  // One fault must not hide what comes after it.
  if (await dialog.isVisible()) {
    await page.reload();
    await settle(page);
  }
};

/**
 * Presses one button of each kind on the present screen, but for the kinds that were `pressed` before; where that opens a dialog
 * or menu, `visit` looks at it. The screen stays as it was. Answers the addresses that buttons led to.
 */
export const everyDialog = async (
  page: Page,
  pressed: Set<string>,
  visit: (button: string) => Promise<void>,
): Promise<readonly string[]> => {
  const led: string[] = [];
  const underWay = requestsOf(page);
  for (const name of await namesOfButtons(page)) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    // What live events took away in the meantime.
    if (pressed.has(kindOf(name)) || (await button.count()) === 0) continue;
    pressed.add(kindOf(name));
    const opener = await button.elementHandle().catch(() => null);
    if (!opener) continue;
    await opener.focus();
    const came = await press(page, underWay);
    if (came === 'dialog') await lookInto(page, name, opener, () => visit(name));
    if (came !== 'address') continue;
    led.push(new URL(page.url()).pathname);
    await page.goBack();
    await settle(page);
  }
  return led;
};
