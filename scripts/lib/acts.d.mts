import type { Page } from '@playwright/test';

type Act = (page: Page) => Promise<void>;

/** Actions of an agent in an open conversation; each resolves once its result is visible. */
export const acts: Readonly<
  Record<
    | 'export'
    | 'forward'
    | 'lock'
    | 'panel'
    | 'reminder'
    | 'reminderStrip'
    | 'reminders'
    | 'selection'
    | 'view'
    | 'viewDialog',
    Act
  >
>;
