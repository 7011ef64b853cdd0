import type { Locator, Page } from '@playwright/test';
import type { Account } from '@tests/support/accounts';

/** Choosing a server and signing in. */
export class LoginScreen {
  readonly page: Page;
  readonly welcome: Locator;
  readonly address: Locator;
  readonly refusal: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  /** The strip that marks the demo workspace. */
  readonly demoMark: Locator;

  constructor(page: Page) {
    this.page = page;
    this.welcome = page.getByRole('heading', { name: 'Boas-vindas ao Balcão' });
    this.address = page.getByRole('textbox', { name: /Endereço do servidor|Outro endereço/ });
    this.refusal = page.getByRole('alert').filter({ hasText: /\S/ });
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.submit = page.getByRole('button', { name: 'Entrar', exact: true });
    this.demoMark = page.getByText('Ambiente de demonstração. Nenhuma mensagem real é enviada.');
  }

  async chooseDemo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ambiente de demonstração' }).click();
  }

  async tryAddress(address: string): Promise<void> {
    await this.address.fill(address);
    await this.page.getByRole('button', { name: 'Verificar' }).click();
  }

  /** The warning before a server is used over plain http. */
  get insecureWarning(): Locator {
    return this.page.getByRole('dialog', { name: 'Usar uma conexão sem proteção?' });
  }

  async confirmInsecure(): Promise<void> {
    await this.insecureWarning.getByRole('button', { name: 'Usar mesmo assim' }).click();
  }

  async signIn({ email, password }: Account): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('textbox', { name: 'Senha' }).fill(password);
    await this.submit.click();
  }
}
