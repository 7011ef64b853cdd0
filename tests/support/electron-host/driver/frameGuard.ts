import type { Page } from '@playwright/test';

interface Questions {
  mayNavigateFrame(url: string): Promise<boolean>;
  mayRedirect(url: string, isMainFrame: boolean): Promise<boolean>;
}

/**
 * Holds each request for a document until the app has allowed it, as Electron's navigation throttle does: every navigation
 * of a frame inside the page, and every redirect. What the content security policy refuses never gets here, in Electron
 * either. Documents alone are held, since holding other requests would change how Chromium answers preflights.
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
    // The first request of the main frame was asked about in the page, or started by main, which is not asked.
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
