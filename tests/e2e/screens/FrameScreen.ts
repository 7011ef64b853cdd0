import { expect, type Locator, type Page } from '@playwright/test';

/** The frame of every private page: menu, top bar, popovers, palette. */
export class FrameScreen {
  readonly page: Page;
  readonly menu: Locator;
  readonly topBar: Locator;
  readonly palette: Locator;
  readonly paletteField: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('navigation', { name: /^Men[uú]$/ });
    this.topBar = page.getByRole('banner').first();
    this.palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
    this.paletteField = this.palette.getByRole('combobox', { name: 'Buscar ou ir para' });
  }

  /** The addresses of all menu entries, in order. */
  addresses(): Promise<readonly string[]> {
    return this.menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  /** Opens a page by its menu entry, without a reload. Until the entry is the current one, the page before is still on screen. */
  async goTo(address: string): Promise<void> {
    // The plan, which loads after the start, adds entries: one that moves while the mouse is pressed is not clicked.
    await this.menu.locator('a[href="/kanban"]').waitFor();
    const entry = this.menu.locator(`a[href="${address}"]`);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
  }

  /** The button of a popover, with any count in its name. */
  popoverButton(name: string): Locator {
    return this.topBar.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  popover(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async openPalette(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.paletteField.waitFor();
  }

  /** Lines of the palette that contain the words. */
  paletteLine(words: string): Locator {
    return this.palette.getByRole('option').filter({ hasText: words });
  }
}
