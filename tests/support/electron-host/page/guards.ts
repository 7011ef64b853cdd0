import type { CallDriver } from './messages';

const newWindowLink = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null;

/** Asks the app about new windows (`setWindowOpenHandler`) instead of letting Chromium open them. */
export const guardNewWindows = (call: CallDriver): void => {
  window.open = (url) => {
    void call({ kind: 'open', url: new URL(String(url ?? 'about:blank'), location.href).href });
    return null;
  };
  window.addEventListener('click', (event) => {
    const link = newWindowLink(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void call({ kind: 'open', url: link.href });
  });
};

/** Asks the app about navigation to another origin (`will-navigate`); if allowed, the driver navigates. */
export const guardNavigation = (call: CallDriver): void => {
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    if (!event.cancelable || sameDocument || new URL(url).origin === location.origin) return;
    event.preventDefault();
    void call({ kind: 'navigate', url });
  });
};

/** Reports the document's title, which the window's title follows. */
export const reportTitle = (call: CallDriver): void => {
  let last = '';
  const report = (): void => {
    if (document.title === last) return;
    last = document.title;
    void call({ kind: 'title', title: last });
  };
  document.addEventListener('DOMContentLoaded', () => {
    report();
    new MutationObserver(report).observe(document.head, { subtree: true, childList: true, characterData: true });
  });
};

/**
 * Refuses a microphone or camera that the app's handlers did not grant. Chromium's fake devices ask nobody, and a Chromium without
 * windows has no question of its own.
 */
export const guardMedia = (): void => {
  const capture = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function guarded(this: MediaDevices, constraints = {}) {
    const wanted = [...(constraints.audio ? ['microphone'] : []), ...(constraints.video ? ['camera'] : [])];
    const states = await Promise.all(
      wanted.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    if (states.some(({ state }) => state !== 'granted')) throw new DOMException('Permission denied', 'NotAllowedError');
    return capture.call(this, constraints);
  };
};
