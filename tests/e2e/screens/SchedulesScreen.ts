import type { Locator, Page } from '@playwright/test';
import { restingBox } from '../support/stillness';
import { FrameScreen } from './FrameScreen';

/** The calendar of scheduled messages. */
export class SchedulesScreen {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /gend/ });
  }

  async open(): Promise<void> {
    await new FrameScreen(this.page).goTo('/schedules');
    await this.page
      .getByRole('button', { name: /^Ver o dia/ })
      .first()
      .waitFor();
  }

  event(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`${name}.*, `) });
  }

  async showNextMonth(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Próximo' }).click();
  }

  /** The cell of a day in the visible month; `date` is dd/MM/yyyy. */
  day(date: string): Locator {
    return this.page.getByRole('cell').filter({ has: this.page.getByRole('button', { name: `Ver o dia ${date}` }) });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Buscar agendamentos' }).fill(text);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar' }).click();
  }

  async dragTo(event: string, date: string): Promise<void> {
    const from = await restingBox(this.event(event).first());
    const to = await restingBox(this.day(date));
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 8);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + 16, { steps: 3 });
    await mouse.move(to.x + to.width / 2, to.y + to.height - 12, { steps: 8 });
    // Announced once the drag has a target day; an earlier drop would have none.
    const announcement = this.page.locator('[id^="DndLiveRegion"]').filter({ hasText: `Sobre o dia ${date}` });
    await announcement.waitFor({ state: 'attached' });
    await mouse.up();
  }
}
