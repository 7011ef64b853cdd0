import type { Page } from '@playwright/test';

/** The packet by which a page joins its last room at the start. */
const LAST_ROOM = '42["joinTickets","pending"]';

/**
 * Resolves when live events reach the page. Call this before the page connects. Lists do not wait for the connection, and earlier
 * changes reach them only when they reload.
 */
export const liveConnection = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload === LAST_ROOM) resolve();
      });
    });
  });
