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

  /** Own messages with an acknowledgement of the server, shown as a delivery mark. */
  acknowledged(text: string | RegExp): Locator {
    return this.own(text).filter({ hasText: /Enviada|Entregue|Lida/ });
  }

  /** Own messages that still wait in the outbox. */
  waiting(text: string | RegExp): Locator {
    return this.own(text).filter({ hasText: 'Aguardando envio' });
  }

  /** What the customer wrote, oldest first. */
  get ofCustomer(): Locator {
    return this.messages.getByRole('article').filter({ hasNotText: 'De Você' });
  }

  get newest(): Locator {
    return this.messages.getByRole('article').last();
  }

  async resolve(): Promise<void> {
    await this.page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  }
}
