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

/** Clicks the row and resolves with the time until another conversation that ends in the text is painted, ms. */
export function clickUntilText([selector, text]: [string, string]): Promise<number> {
  const stale = document.querySelector('[role=log]');
  const endsIn = (view: Element | null): boolean => {
    const newest = [...(view?.querySelectorAll('[data-message]') ?? [])].at(-1);
    if (!view || !newest?.textContent?.includes(text)) return false;
    // Rows that are laid out but hidden, or out of sight, do not count.
    const { bottom, height } = newest.getBoundingClientRect();
    return (
      height > 0 &&
      bottom <= view.getBoundingClientRect().bottom + 1 &&
      newest.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  return new Promise((resolve) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(selector)!.click();
    const look = () => {
      const log = document.querySelector('[role=log]');
      const isShown = log !== stale && (endsIn(log) || endsIn(document.querySelector('[data-first-view]')));
      if (!isShown) {
        requestAnimationFrame(look);
        return;
      }
      // Posted from inside the frame: runs after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Opens the row's conversation and resolves with how far its newest messages move when the list takes over from the first
 * view, px. Counts those that both have shown.
 */
export function clickAndWatchRows(selector: string): Promise<number> {
  const placesIn = (view: Element): Map<string, number> =>
    new Map(
      [...view.querySelectorAll<HTMLElement>('[data-message]')].map((row) => [
        row.dataset.message!,
        row.getBoundingClientRect().top,
      ]),
    );
  return new Promise((resolve) => {
    let before = new Map<string, number>();
    document.querySelector<HTMLElement>(selector)!.click();
    const look = () => {
      const first = document.querySelector('[data-first-view]');
      const log = document.querySelector('[role=log]');
      if (first) before = placesIn(first);
      if (first || before.size === 0 || !log) {
        requestAnimationFrame(look);
        return;
      }
      const after = [...placesIn(log)].filter(([id]) => before.has(id));
      resolve(Math.max(...after.map(([id, top]) => Math.abs(top - before.get(id)!))));
    };
    requestAnimationFrame(look);
  });
}

/** Resolves with the time until the first row of the ticket list holds the text, ms since `since` (performance.now of the page). */
export function firstRowHolds([list, text, since]: [string, string, number]): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const first = document.querySelector(`ul[aria-label="${list}"] > li`);
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
