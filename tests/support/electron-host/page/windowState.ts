/**
 * Headless Chromium reports every page as visible and focused. The page gets the state of the emulated window manager instead.
 */
export const installWindowState = (): ((state: { visible: boolean; focused: boolean }) => void) => {
  let current = { visible: true, focused: false };
  Object.defineProperty(Document.prototype, 'hidden', { get: () => !current.visible, configurable: true });
  Object.defineProperty(Document.prototype, 'visibilityState', {
    get: () => (current.visible ? 'visible' : 'hidden'),
    configurable: true,
  });
  Document.prototype.hasFocus = () => current.focused;

  return (state) => {
    const before = current;
    current = state;
    if (before.visible !== state.visible) document.dispatchEvent(new Event('visibilitychange'));
    if (before.focused !== state.focused) window.dispatchEvent(new Event(state.focused ? 'focus' : 'blur'));
  };
};
