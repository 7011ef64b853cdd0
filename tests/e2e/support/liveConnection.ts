import type { Page } from '@playwright/test';

/** What a page sends once the server takes its wishes: the last of the rooms that it wants from the start. */
const LAST_ROOM = '42["joinTickets","pending"]';

/**
 * Ends when live events reach the page. Ask before the page opens its connection: lists do not wait for it, and what happens
 * before it stands reaches them only when they are read again.
 */
export const liveConnection = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload === LAST_ROOM) resolve();
      });
    });
  });
