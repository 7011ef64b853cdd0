import type { Page } from '@playwright/test';

/** The last room that a page joins at the start, as it is sent. */
const LAST_ROOM = '42["joinTickets","pending"]';

/**
 * Resolves when live events reach the page. Call this before the page connects. Lists do not wait for the connection, and earlier
 * changes reach them only when they are read again.
 */
export const liveConnection = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload === LAST_ROOM) resolve();
      });
    });
  });
