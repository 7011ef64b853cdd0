import type { Page } from '@playwright/test';

type Act = (page: Page) => Promise<void>;

/** What an agent does in an open conversation, each resolves once it is to be seen. */
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
