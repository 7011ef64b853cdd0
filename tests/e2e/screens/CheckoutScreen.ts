import type { Locator, Page } from '@playwright/test';

/** The dialog that pays an invoice. */
export class CheckoutScreen {
  readonly dialog: Locator;
  /** The QR code of the Pix page. */
  readonly code: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Pagamento' });
    this.code = this.dialog.getByRole('img', { name: 'QR Code do Pix' });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async fillIn(): Promise<void> {
    await this.field('Nome completo').fill('Carla Menezes');
    await this.field('Endereço').fill('Rua A, 1');
    await this.field('Cidade').fill('São Paulo');
    await this.field('CEP').fill('01000000');
  }

  async proceed(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continuar' }).click();
  }

  async choose(plan: RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: plan }).click();
  }

  async pay(): Promise<void> {
    await this.dialog.getByRole('button', { name: /Pagar$/ }).click();
  }

  /** Pays. Returns the provider's id of the charge. */
  async payForCharge(): Promise<string> {
    const responding = this.#page.waitForResponse(
      (response) => response.url().endsWith('/subscription') && response.ok(),
    );
    await this.pay();
    const { txid } = (await (await responding).json()) as { readonly txid: string };
    return txid;
  }
}
