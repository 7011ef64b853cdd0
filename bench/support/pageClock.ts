/**
 * Functions that run inside the page. Each is sent as text, so none may use anything from outside itself.
 */

declare global {
  interface Window {
    /** Lengths of the main-thread tasks above 50 ms since the last reset, ms. */
    benchLongTasks: number[];
  }
}

/** Collects long tasks from the first script on. */
export function watchLongTasks(): void {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    window.benchLongTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Clicks the element and resolves with the time until the text is painted in the log, ms. */
export function clickUntilText([selector, text]: [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(selector)!.click();
    const look = () => {
      const shown = document.querySelector('[role=log]')?.textContent?.includes(text) ?? false;
      // The frame that holds the text is on the screen once the next one begins.
      if (shown) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Resolves with the time until the first row of the list holds the text, ms since `since` (performance.now of the page). */
export function firstRowHolds([text, since]: [string, number]): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const first = document.querySelector('[role=list] [role=listitem]');
      if (first?.textContent?.includes(text)) requestAnimationFrame(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Types one letter into the focused field and resolves with the time until it is painted, ms. */
export function typeLetter(letter: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    document.execCommand('insertText', false, letter);
    requestAnimationFrame(() => {
      // Posted from inside the frame: runs after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    });
  });
}
