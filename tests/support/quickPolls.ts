import type { Page } from '@playwright/test';

// Playwright describes the whole page, as a screen reader finds it, each time that an expectation does not hold yet: a tenth of the
// browser's time. Only the message of a failed test uses it, beside the description of the page that every failed test keeps anyway.
// This uses Playwright's internals, only to save time. Its version is pinned; if a release removes an internal, the tests stop with an
// error here, and this file can be deleted.

/** Playwright's own side of a frame's scripts; one class for all frames of a worker. */
interface FrameScripts {
  rawEvaluateHandle: (this: FrameScripts, script: string) => Promise<unknown>;
}

interface OwnSide {
  readonly _connection: {
    readonly toImpl?: (page: unknown) => {
      mainFrame: () => { context: (world: 'utility') => Promise<FrameScripts> };
    };
  };
}

const DESCRIPTION = 'ariaSnapshotForExpectFailure(element, options) {';

/** True once changed: the class is the same for all tests of a worker. */
let isChanged = false;

/** Leaves out the description, in this page and all later ones. */
export const quickenPolls = async (page: Page): Promise<void> => {
  if (isChanged) return;
  isChanged = true;
  const { _connection: connection } = page as unknown as OwnSide;
  const ownSide = connection.toImpl?.(page);
  if (!ownSide) throw new Error('Playwright has no toImpl any more');
  const scripts = Object.getPrototypeOf(await ownSide.mainFrame().context('utility')) as FrameScripts;
  const { rawEvaluateHandle } = scripts;
  scripts.rawEvaluateHandle = function changed(script) {
    const isFramework = script.includes('InjectedScript = class');
    if (isFramework && !script.includes(DESCRIPTION)) throw new Error(`Playwright has no ${DESCRIPTION} any more`);
    return rawEvaluateHandle.call(this, script.replace(DESCRIPTION, `${DESCRIPTION} return '';`));
  };
};
