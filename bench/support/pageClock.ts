/**
 * Functions that run inside the page. Each is sent as text, so it must not use anything outside itself.
 */

declare global {
  interface Window {
    /** Durations of main-thread tasks above 50 ms since the last reset, ms. */
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

/** Clicks the row. Resolves with the time until another conversation whose newest message has the text is painted and can be used, ms. */
export function clickUntilText([selector, text]: [string, string]): Promise<number> {
  const stale = document.querySelector('[role=log]');
  const endsWithText = (view: Element | null): boolean => {
    const newest = [...(view?.querySelectorAll('[data-message]') ?? [])].at(-1);
    if (!view || !newest?.textContent?.includes(text)) return false;
    // Hidden rows and rows outside the visible part do not count.
    const { bottom, height } = newest.getBoundingClientRect();
    return (
      height > 0 &&
      bottom <= view.getBoundingClientRect().bottom + 1 &&
      newest.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  /** Does it scroll, and are its menu and its composer there? Rows that nothing can be done with are not an open conversation. */
  const canBeUsed = (view: Element | null): boolean => {
    const panel = view?.closest('section');
    if (!view || !panel || view.scrollHeight <= view.clientHeight) return false;
    return ['header button[aria-label="Mais ações"]:enabled', 'textarea[data-composer]:enabled'].every((part) =>
      [...panel.querySelectorAll(part)].some((one) => one.checkVisibility({ visibilityProperty: true })),
    );
  };
  return new Promise((resolve) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(selector)!.click();
    const look = () => {
      const log = document.querySelector('[role=log]');
      if (log === stale || !endsWithText(log) || !canBeUsed(log)) {
        requestAnimationFrame(look);
        return;
      }
      // A message posted during a frame arrives after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Opens the row's conversation. Resolves with the largest move of its newest messages in the half second after their first frame, px. */
export function clickAndWatchRows(selector: string): Promise<number> {
  const WATCHED_MS = 500;
  const stale = document.querySelector('[role=log]');
  const placesIn = (view: Element): Map<string, number> =>
    new Map(
      [...view.querySelectorAll<HTMLElement>('[data-message]')].map((row) => [
        row.dataset.message!,
        row.getBoundingClientRect().top,
      ]),
    );
  return new Promise((resolve) => {
    let first = new Map<string, number>();
    let since = 0;
    let largest = 0;
    document.querySelector<HTMLElement>(selector)!.click();
    const look = () => {
      const log = document.querySelector('[role=log]');
      if (log && log !== stale) {
        const now = placesIn(log);
        if (first.size === 0 && now.size > 0) {
          first = now;
          since = performance.now();
        }
        for (const [id, top] of first) largest = Math.max(largest, Math.abs((now.get(id) ?? top) - top));
      }
      if (first.size > 0 && performance.now() - since > WATCHED_MS) resolve(largest);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Resolves with the time from `since` (the page's `performance.now()`) until the first row of the ticket list contains the text, ms. */
export function timeUntilFirstRow([list, text, since]: [string, string, number]): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const first = document.querySelector(`ul[aria-label="${list}"] > li`);
      if (first?.textContent?.includes(text)) requestAnimationFrame(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Types one letter into the focused field. Resolves with the time until it is painted, ms. */
export function typeLetter(letter: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    document.execCommand('insertText', false, letter);
    requestAnimationFrame(() => {
      // A message posted during a frame arrives after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    });
  });
}
