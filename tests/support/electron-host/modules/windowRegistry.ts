/** What the registry needs from a window; the emulated `BrowserWindow` has it. */
export interface Registered {
  readonly id: number;
  focus(): void;
  blur(): void;
  close(): void;
  destroy(): void;
  isDestroyed(): boolean;
  isFocused(): boolean;
}

/** All open windows, oldest first, as the strict views that the app has. */
export class WindowRegistry<Window extends Registered = Registered> {
  readonly #windows = new Map<number, Window>();
  #allClosed: () => void = () => undefined;

  onAllClosed(listener: () => void): void {
    this.#allClosed = listener;
  }

  add(window: Window): void {
    this.#windows.set(window.id, window);
  }

  remove(id: number): void {
    this.#windows.delete(id);
    if (this.#windows.size === 0) this.#allClosed();
  }

  get(id: number): Window | undefined {
    return this.#windows.get(id);
  }

  all(): Window[] {
    return [...this.#windows.values()];
  }

  /** Closes every window; false as soon as one refuses. */
  closeAll(): boolean {
    return this.all().every((window) => {
      window.close();
      return window.isDestroyed();
    });
  }

  destroyAll(): void {
    for (const window of this.all()) window.destroy();
  }

  blurAllBut(id: number): void {
    for (const window of this.all()) if (window.id !== id) window.blur();
  }
}
