import type { Locator, Page } from '@playwright/test';
import { ComposerBox } from './ComposerBox';

/** The open conversation with one customer. */
export class ThreadScreen {
  readonly page: Page;
  readonly composer: ComposerBox;
  readonly messages: Locator;

  constructor(page: Page, customer: string) {
    this.page = page;
    this.composer = new ComposerBox(page);
    this.messages = page.getByRole('log', { name: `Conversa com ${customer}` });
  }

  /** Messages with this text, written by anybody. */
  message(text: string | RegExp): Locator {
    return this.messages.getByRole('article').filter({ hasText: text });
  }

  own(text: string | RegExp): Locator {
    return this.message(text).filter({ hasText: 'De Você' });
  }

  /** The newest message of the customer. */
  get newestOfCustomer(): Locator {
    return this.messages.getByRole('article').filter({ hasNotText: 'De Você' }).last();
  }

  async finish(): Promise<void> {
    const header = this.page.getByRole('region', { name: 'Dados do atendimento' });
    await header.getByRole('button', { name: 'Finalizar' }).click();
  }
}
