import type { Page } from '@playwright/test';

interface Questions {
  mayNavigateFrame(url: string): Promise<boolean>;
  mayRedirect(url: string, isMainFrame: boolean): Promise<boolean>;
}

/**
 * Holds each request for a document until the app has allowed it, as Electron's navigation throttle does: every navigation
 * of a frame inside the page, and every redirect. What the content security policy refuses never gets here, as in Electron.
 * Only documents are held, since holding other requests would change how Chromium answers preflights.
 */
export const guardFrames = async (page: Page, { mayNavigateFrame, mayRedirect }: Questions): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;
  /** Requests in progress; one that appears again has been redirected. */
  const underWay = new Set<string>();

  const isAllowed = async (url: string, frameId: string, networkId: string | undefined): Promise<boolean> => {
    const isMainFrame = frameId === mainFrame;
    const isRedirect = networkId !== undefined && underWay.has(networkId);
    if (networkId !== undefined) underWay.add(networkId);
    if (isRedirect) return await mayRedirect(url, isMainFrame);
    // For the first request of the main frame, the page has already asked, or main started it without asking.
    return isMainFrame || (await mayNavigateFrame(url));
  };

  session.on('Fetch.requestPaused', ({ requestId, request, frameId, networkId }) => {
    const settle = async (): Promise<void> => {
      const allowed = await isAllowed(request.url, frameId, networkId).catch(() => false); // the app has just ended
      if (allowed) await session.send('Fetch.continueRequest', { requestId });
      else await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    };
    settle().catch(() => undefined); // the page was left meanwhile
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
};
