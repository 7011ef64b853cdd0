import { expect, type ElementHandle, type Locator, type Page, type Request } from '@playwright/test';
import { settle } from './accessible';

/** Beginnings of the names of buttons that act at once instead of opening something. */
const ACTS =
  /^(Atualizar|Recarregar|Filtrar|Exportar|Baixar|Buscar|Limpar|Enviar|Aceitar|Finalizar|Devolver|Reabrir|Gravar|Sair|Duplicar|Iniciar|Copiar|Anterior|Hoje|Próximo|Ouvir|Testar|Verificar|Arrastar)/;

const softly = expect.configure({ soft: true });

const DIALOGS = ['[role="dialog"]', '.ant-dropdown'];

const openDialog = (page: Page): Locator =>
  page.locator(DIALOGS.map((selector) => `${selector}:visible`).join()).last();

/** The first word of a button's name: "Editar Vendas" and "Editar Suporte" open the same dialog. */
const kindOf = (name: string): string => name.split(' ')[0] ?? '';

const BUTTONS = 'main button:enabled:not([role])';

/** One button of each kind on the page; in a list, those of the first row. */
const namesOfButtons = async (page: Page): Promise<readonly string[]> => {
  const names = await page.locator(`${BUTTONS}:visible`).evaluateAll((buttons) =>
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

/** A button by its name; null if live events have removed it meanwhile. Roles of all the page would take ten times as long. */
const buttonNamed = async (page: Page, name: string): Promise<ElementHandle<Element> | null> => {
  const found = await page.evaluateHandle(
    ({ selector, wanted }) =>
      [...document.querySelectorAll(selector)].find(
        (button) =>
          (button.getAttribute('aria-label') ?? button.textContent?.trim()) === wanted && button.checkVisibility(),
      ) ?? null,
    { selector: BUTTONS, wanted: name },
  );
  return found.asElement();
};

/**
 * Number of turns, five frames each, without a running request after which nothing more is expected. React delays what replaces a
 * loading indicator by up to 300 ms; these turns take at least half a second.
 */
const CALM_TURNS = 6;

/** Lets the page render a few frames, or as many as it takes until a dialog is visible. Returns whether one is. */
const awaitDialog = (page: Page): Promise<boolean> =>
  page.evaluate(
    (selector) =>
      new Promise<boolean>((resolve) => {
        let left = 5;
        const look = (): void => {
          // A menu that is being positioned is hidden for a moment.
          const isOpen = [...document.querySelectorAll(selector)].some(
            (part) => part.getBoundingClientRect().height > 0 && part.checkVisibility({ visibilityProperty: true }),
          );
          left -= 1;
          if (isOpen || left === 0) resolve(isOpen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    DIALOGS.join(),
  );

/** Tracks running requests, except the live connection, which never ends. */
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

/** The running requests of a page, which is watched only once. */
const requestsOf = (page: Page): ReadonlySet<Request> => {
  const underWay = watched.get(page) ?? watchRequests(page);
  watched.set(page, underWay);
  return underWay;
};

/** Presses the focused button by keyboard. Returns the result; the code of a dialog may have to load first. */
const press = async (page: Page, underWay: ReadonlySet<Request>): Promise<'dialog' | 'address' | 'nothing'> => {
  const address = page.url();
  await page.keyboard.press('Enter');
  for (let calm = 0; calm < CALM_TURNS; calm = underWay.size === 0 ? calm + 1 : 0) {
    if (page.url() !== address) return 'address';
    if (await awaitDialog(page)) return 'dialog';
  }
  return 'nothing';
};

/**
 * Whether the focus is back on the button. True if the button is gone, since a list may have been rendered again. After a dialog of
 * a conversation, the text box may have the focus instead.
 */
const isFocusBack = (opener: ElementHandle<Element>): Promise<boolean> =>
  opener.evaluate(
    (element) =>
      !element.isConnected ||
      element === document.activeElement ||
      document.activeElement?.matches('[data-composer]') === true,
  );

/** Checks what the button opened: Escape must close it, and the focus must return to the button. */
const checkDialog = async (
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
  // One fault must not hide later ones.
  if (await dialog.isVisible()) {
    await page.reload();
    await settle(page);
  }
};

/**
 * Presses one button of each kind on the current screen, except kinds in `pressed`. `visit` checks each dialog or menu that opens. The
 * screen stays as it was. Returns the addresses that buttons led to.
 */
export const everyDialog = async (
  page: Page,
  pressed: Set<string>,
  visit: (button: string) => Promise<void>,
): Promise<readonly string[]> => {
  const led: string[] = [];
  const underWay = requestsOf(page);
  for (const name of await namesOfButtons(page)) {
    if (pressed.has(kindOf(name))) continue;
    const opener = await buttonNamed(page, name);
    if (!opener) continue;
    pressed.add(kindOf(name));
    await opener.focus();
    const outcome = await press(page, underWay);
    if (outcome === 'dialog') await checkDialog(page, name, opener, () => visit(name));
    if (outcome !== 'address') continue;
    led.push(new URL(page.url()).pathname);
    await page.goBack();
    await settle(page);
  }
  return led;
};
