import type { Locator, Page } from '@playwright/test';

/** The composer of a conversation. */
export class ComposerBox {
  readonly region: Locator;
  readonly text: Locator;
  readonly send: Locator;
  /** The files about to be sent. */
  readonly files: Locator;
  readonly quickReplies: Locator;
  readonly emojiSearch: Locator;
  readonly record: Locator;
  readonly recording: Locator;
  readonly #chooser: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Escrever mensagem' });
    this.text = this.region.getByRole('textbox', { name: 'Mensagem' });
    this.send = this.region.getByRole('button', { name: 'Enviar', exact: true });
    this.files = this.region.getByRole('list', { name: 'Arquivos a enviar' }).getByRole('listitem');
    this.quickReplies = this.region.getByRole('listbox', { name: 'Respostas rápidas' });
    this.emojiSearch = page.getByRole('textbox', { name: 'Buscar emoji' });
    this.record = this.region.getByRole('button', { name: 'Gravar mensagem de voz' });
    this.recording = this.region.getByRole('group', { name: 'Gravação de voz' });
    this.#chooser = this.region.locator('input[type=file]');
  }

  async say(text: string): Promise<void> {
    await this.text.fill(text);
    await this.send.click();
  }

  async attach(...paths: string[]): Promise<void> {
    await this.#chooser.setInputFiles(paths);
  }

  /** Sends a recording as soon as it has begun; in the page, since the test would react too late. */
  async sendAtOnce(): Promise<void> {
    await this.region.evaluate((region) => {
      const observer = new MutationObserver(() => {
        const send = region.querySelector<HTMLButtonElement>('button[aria-label="Enviar gravação"]:enabled');
        if (!send) return;
        observer.disconnect();
        send.click();
      });
      observer.observe(region, { subtree: true, childList: true, attributes: true });
    });
    await this.record.click();
  }

  async sendRecording(): Promise<void> {
    await this.recording.getByRole('button', { name: 'Enviar gravação' }).click();
  }
}
