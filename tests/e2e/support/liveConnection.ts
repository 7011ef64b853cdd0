import type { Page } from '@playwright/test';

/** How socket.io begins the packet that says: the connection stands, and live events come from now on. */
const CONNECTED = '40';

/**
 * Ends when the page's live connection stands. Ask before the page opens it: lists do not wait for it, and an event of which the
 * server keeps nothing is lost to a page that is not connected yet.
 */
export const liveConnection = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(CONNECTED)) resolve();
      });
    });
  });
