import type { Page } from '@playwright/test';
import { ANA, CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { createControl, quietTicket } from './support/control';
import { openTicket } from './support/openTicket';
import { switchTheme, themeOf } from './support/accessible';
import { sidewaysFaults } from './support/sideways';
import { restingBox, restingScroll } from './support/stillness';
import { visit } from './support/visit';

/** Texts of the header that are cut off, neither fully shown nor fully hidden. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const header = main.querySelector('header[aria-label="Dados do atendimento"]')!;
    const line = header.querySelector('p [title]')!;
    const { left, right, bottom } = line.getBoundingClientRect();
    const isCut = (text: Element): boolean => {
      const box = text.getBoundingClientRect();
      const isOut = box.top >= bottom;
      return !isOut && (box.left < left || box.right > right || text.scrollWidth > text.clientWidth);
    };
    const name = header.querySelector('h2')!;
    return [...(name.scrollWidth > name.clientWidth ? [name] : []), ...[...line.children].filter(isCut)].map(
      ({ textContent }) => textContent ?? '',
    );
  });

test('[TLIST-01] [SHELL-07] [TLIST-20] [TICKET-31] [MSG-02] beside the open menu, which is 240 px wide, the list, whose rows have a strip in the colour of their queue at the left edge, takes one third of the width, the conversation two thirds; beside the open panel the header shows the full customer name, cuts no text and keeps its main action, and a conversation at its end stays there, also in a narrower window', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  for (let line = 1; line <= 12; line += 1)
    await ticket.receive(`${line}: ${'o sofá chega na quinta-feira, depois do almoço, '.repeat(3)}`);
  await openTicket(page, ticket.uuid);
  const header = page.getByRole('main').locator('header[aria-label="Dados do atendimento"]');
  const resolve = header.getByRole('button', { name: 'Finalizar' });
  const regions = page.getByRole('region', { name: /^Atendimento(s$| de )/ });
  const row = regions
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-row="${ticket.id}"]`) });
  const strip = row.locator('[data-row] + [title]');
  const [{ x, y, height }, band] = [await restingBox(row), await restingBox(strip)];
  expect([band.x, band.width]).toEqual([x, 3]);
  expect(band.y).toBeGreaterThanOrEqual(y);
  expect(band.height).toBeGreaterThan(height / 2);
  await expect(strip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const width of [1440, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await restingBox(resolve);
    const [list, whole] = await Promise.all([restingBox(regions.first()), restingBox(page.getByRole('main'))]);
    const conversation = await restingBox(regions.nth(1));
    expect([whole.x, list.x], `at ${width} px`).toEqual([240, 240]);
    // Parts end on whole pixels.
    expect(Math.abs(conversation.x - whole.x - whole.width / 3), `at ${width} px`).toBeLessThan(1);
    expect(Math.abs(conversation.width - (whole.width * 2) / 3), `at ${width} px`).toBeLessThan(1);
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
    await page.keyboard.press('Control+.');
    await expect(page.getByRole('heading', { name: 'Dados do contato' })).toBeVisible();
    await restingBox(resolve);
    expect(await cutTexts(page), `at ${width} px beside the panel`).toEqual([]);
    await expect(header.getByText(`#${ticket.id}`)).toBeInViewport();
    await expect(resolve, `at ${width} px beside the panel`).toBeInViewport({ ratio: 1 });
    expect(await resolve.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
    await expect(header.getByRole('button', { name: 'Mais ações' })).toBeVisible();
    await page.keyboard.press('Control+.');
  }

  const log = page.getByRole('log');
  await expect(log.getByRole('article').last()).toContainText('12: ');
  const below = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight));
  await expect.poll(below).toBe(0);
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('heading', { name: 'Dados do contato' })).toBeVisible();
  for (const width of [1440, 1200, 900, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await restingScroll(log);
    expect(await below(), `at ${width} px`).toBe(0);
    await expect(log.getByRole('article').last()).toBeInViewport({ ratio: 1 });
  }
});

test('the name above a picture in a group does not overlap it', async ({ page, server }) => {
  const { post } = createControl(server.url);
  await quietTicket(server.url, ANA);
  const { tickets } = await post<{ tickets: { uuid: string; contactId: number; status: string; isGroup: number }[] }>(
    'snapshot',
    { companyId: 1 },
  );
  const group = tickets.find(({ status, isGroup }) => status === 'open' && Boolean(isGroup))!;
  await openTicket(page, group.uuid);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
  await post('receive', { contactId: group.contactId, file: 'sofa' });
  const bubble = page.getByRole('log').getByRole('article').last();
  const picture = bubble.getByRole('button', { name: /^Ampliar imagem/ });
  const { y } = await restingBox(picture);
  const gap = await bubble.evaluate(
    (article, top) =>
      top -
      Math.max(
        ...[...article.querySelectorAll('[style*="--avatar-"]')].map((name) => name.getBoundingClientRect().bottom),
      ),
    y,
  );
  expect(gap).toBeGreaterThanOrEqual(4);
});

test('a dialog and a menu open in place: no control moves by more than 8 px; they fade in, and the menu does not move', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await openTicket(page, ticket.uuid);
  /** The largest distance of any control's centre from its final place, in any frame since it appeared, px; and their number. */
  const movementOf = (selector: string) =>
    page.evaluate(async (chosen) => {
      const middles = new Map<Element, { x: number; y: number }[]>();
      const find = () => [...document.querySelectorAll(chosen)];
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (find().length === 0) await nextFrame();
      const isMoving = () => document.getAnimations().some(({ playState }) => playState !== 'finished');
      // The classes that start the animation come some frames after the element.
      for (let still = 0; still < 10; still = isMoving() ? 0 : still + 1) {
        for (const control of find()) {
          const box = control.getBoundingClientRect();
          const places = middles.get(control) ?? [];
          middles.set(control, places);
          places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
        }
        await nextFrame();
      }
      const moves = [...middles.values()].flatMap((places) =>
        places.map(({ x, y }) => Math.hypot(x - places.at(-1)!.x, y - places.at(-1)!.y)),
      );
      return { controls: middles.size, largest: Math.max(...moves) };
    }, selector);
  const menu = movementOf('.ant-dropdown-menu-item');
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  const opened = await menu;
  expect(opened.controls).toBeGreaterThan(2);
  expect(opened.largest).toBeLessThanOrEqual(8);
  const dialog = movementOf('.ant-modal :is(button, input, a)');
  await page.getByRole('menuitem', { name: 'Exportar a conversa' }).click();
  const shown = await dialog;
  expect(shown.controls).toBeGreaterThan(2);
  expect(shown.largest).toBeLessThanOrEqual(8);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  /** Opacity and top, px, of a part at the start, middle and end of its opening animation, independent of the frame rate. */
  const openingOf = (selector: string) =>
    page.evaluate(
      (chosen) =>
        new Promise<{ opacity: number; top: number }[]>((resolve) => {
          document.addEventListener('animationstart', function look({ target }) {
            if (!(target instanceof HTMLElement) || !target.matches(chosen)) return;
            document.removeEventListener('animationstart', look);
            const [animation] = target.getAnimations();
            const duration = Number(animation!.effect!.getComputedTiming().duration);
            animation!.pause();
            const looks = [0, duration / 2, duration - 0.01].map((moment) => {
              animation!.currentTime = moment;
              return { opacity: Number(getComputedStyle(target).opacity), top: target.getBoundingClientRect().top };
            });
            animation!.play();
            resolve(looks);
          });
        }),
      selector,
    );
  const fades = ([begin, middle, end]: readonly { opacity: number }[]) => {
    expect(begin!.opacity).toBe(0);
    expect(middle!.opacity).toBeGreaterThan(0);
    expect(middle!.opacity).toBeLessThan(1);
    expect(end!.opacity).toBeGreaterThan(0.9);
  };
  const fadingMenu = openingOf('.ant-dropdown');
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  const looks = await fadingMenu;
  fades(looks);
  expect(new Set(looks.map(({ top }) => top)).size).toBe(1);
  const fadingDialog = openingOf('.ant-modal');
  await page.getByRole('menuitem', { name: 'Exportar a conversa' }).click();
  fades(await fadingDialog);
});

test('in a wide window the search of a page and its main action stand side by side, at the right edge; the search of the internal chat is as wide as its list, also in a narrow one; with forced colours, what matched in the palette is written in the pair of colours of a marked text', async ({
  page,
}) => {
  await visit(page, SUPER, '/tickets');
  const frame = new FrameScreen(page);
  for (const [address, action] of [
    ['/users', 'Novo usuário'],
    ['/tags', 'Nova tag'],
    ['/announcements', 'Novo comunicado'],
  ] as const) {
    await frame.goTo(address);
    const button = page.getByRole('main').getByRole('button', { name: action });
    await expect(button).toBeVisible();
    const [search, main, own] = [
      await restingBox(page.getByRole('main').getByRole('search')),
      await restingBox(page.getByRole('main')),
      await restingBox(button),
    ];
    expect(own.y, address).toBe(search.y);
    expect(own.x, address).toBe(search.x + search.width + 8);
    expect(own.x + own.width, address).toBe(main.x + main.width - 24);
  }

  await frame.goTo('/chats');
  const panel = page.getByRole('region', { name: 'Conversas', exact: true });
  // The wide list has a line of 1 px at its right edge.
  for (const [width, right] of [
    [1440, 13],
    [400, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    // Both boxes in one look, since the page follows the width of its window only a moment later.
    const edges = () =>
      panel.evaluate((list) => {
        const outer = list.getBoundingClientRect();
        const inner = list.querySelector('search')?.getBoundingClientRect();
        return inner && [inner.left - outer.left, outer.right - inner.right];
      });
    await expect.poll(edges, `${width} px`).toEqual([12, right]);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  await frame.openPalette();
  await page.keyboard.type('ana');
  const looks = await frame.palette
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const pair = document.body.appendChild(document.createElement('p'));
      pair.style.cssText = 'color: MarkText; background: Mark';
      const [own, wanted] = [mark, pair].map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return { color, backgroundColor };
      });
      pair.remove();
      return { own, wanted };
    });
  expect(looks.own).toEqual(looks.wanted);
});

test('in Spanish, whose words are the longest, a greeting, a tag, a status and a heading that do not fit end in dots or wrap', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', '"es"'));
  await visit(page, CARLA, '/tickets');
  const frame = new FrameScreen(page);
  for (const [address, row] of [
    ['/tags', 'Aguardando pagamento'],
    ['/connections', 'Loja Principal'],
    ['/financeiro', 'Vencido'],
  ] as const) {
    // A narrow window hides the menu.
    await page.setViewportSize({ width: 1280, height: 800 });
    await frame.goTo(address);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
      await expect.poll(() => sidewaysFaults(page), `${address} at ${width} px`).toEqual([]);
    }
  }
  const paid = page.getByRole('row').filter({ hasText: 'Pagado' });
  await expect(paid.first().getByText('Pagado')).toBeInViewport({ ratio: 1 });
  const heights = await paid.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights).size, 'rows of one height').toBe(1);
});

test('[TOP-01] [TOP-03] in a narrow window the name of an administrator’s company is read in full, below the greeting; from 600 px on so is the user’s', async ({
  page,
}) => {
  const name = 'Casa Aurora Móveis';
  await page.setViewportSize({ width: 400, height: 780 });
  await visit(page, CARLA, '/tags');
  const bar = page.getByRole('banner');
  const company = await bar.getByText(new RegExp(`^${name} · `)).evaluate((line, { length }) => {
    const shown = new Range();
    shown.setStart(line.firstChild!, 0);
    shown.setEnd(line.firstChild!, length);
    const { top, right } = shown.getBoundingClientRect();
    return { top, isWhole: right <= line.getBoundingClientRect().right };
  }, name);
  // Without the company the greeting stands in the middle of the bar.
  const greeting = await bar.getByText(/^Olá, /).boundingBox();
  expect(company.isWhole).toBe(true);
  expect(company.top).toBeGreaterThanOrEqual(greeting!.y + greeting!.height - 2);
  // Longer than most: beside the company there is room for it, since the company gives way.
  const user = 'Carla Aparecida do Nascimento Menezes';
  await page.setViewportSize({ width: 1280, height: 780 });
  await bar.getByRole('button', { name: 'Conta de Carla Menezes' }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(user);
  await page.getByRole('button', { name: 'Salvar' }).click();
  for (const width of [1280, 900, 600]) {
    await page.setViewportSize({ width, height: 780 });
    const line = bar.getByText(`Olá, ${user}!`, { exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    expect(await line.evaluate((it) => it.scrollWidth <= it.clientWidth), `${width} px`).toBe(true);
  }
});

test('[SHELL-08] the switch of a conversation that is opened again has the colours of the theme, however often that changed meanwhile; without a change its styles stay in the document', async ({
  page,
  server,
}) => {
  const ticket = await quietTicket(server.url, ANA);
  await openTicket(page, ticket.uuid);
  const frame = new FrameScreen(page);
  const sign = page.getByRole('switch', { name: 'Assinar' });
  const colorOf = () => sign.evaluate((element) => getComputedStyle(element).backgroundColor);
  const leave = async () => {
    await frame.goTo('/tags');
    await expect(sign).toBeHidden();
  };
  const comeBack = async () => {
    await page.goBack();
    await expect(sign).toBeVisible();
  };
  const colors = { [await themeOf(page)]: await colorOf() };
  const other = await switchTheme(page);
  await expect.poll(colorOf).not.toBe(Object.values(colors)[0]);
  colors[other] = await colorOf();

  for (const changes of [1, 2, 3]) {
    await leave();
    for (let change = 0; change < changes; change += 1) await switchTheme(page);
    await comeBack();
    expect(await colorOf(), `after ${changes} changes`).toBe(colors[await themeOf(page)]);
  }

  const sheets = () =>
    page.evaluate(() => {
      const all = [...document.head.querySelectorAll('style')];
      const own = all.filter(({ textContent }) => /\.ant-switch\{--/.test(textContent ?? ''));
      return own.map((sheet) => {
        const isKnown = sheet.dataset['seen'] === 'yes';
        sheet.dataset['seen'] = 'yes';
        return isKnown;
      });
    });
  expect(await sheets()).toEqual([false]);
  await leave();
  await comeBack();
  expect(await sheets()).toEqual([true]);
});
