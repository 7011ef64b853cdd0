import type { Locator, Page } from '@playwright/test';

/** Where the answer is written. */
export class ComposerBox {
  readonly text: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    const region = page.getByRole('region', { name: 'Escrever mensagem' });
    this.text = region.getByRole('textbox', { name: 'Mensagem' });
    this.send = region.getByRole('button', { name: 'Enviar' });
  }

  async say(text: string): Promise<void> {
    await this.text.fill(text);
    await this.send.click();
  }
}
