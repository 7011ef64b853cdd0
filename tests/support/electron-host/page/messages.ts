/** What a page of the host reports to the driver, through one binding that Playwright installs. */
export type FromPage =
  | { readonly kind: 'invoke'; readonly channel: string; readonly args: unknown[] }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'navigate'; readonly url: string }
  | { readonly kind: 'title'; readonly title: string };

export type PageAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

export type CallDriver = (message: FromPage) => Promise<PageAnswer>;

/** What the driver may do inside a page. */
export interface PageHandle {
  emit(channel: string, args: unknown[]): void;
  setState(state: { visible: boolean; focused: boolean }): void;
}

/** Names of the two globals; the binding is removed before any script of the page runs. */
export const BINDING = '__electronHostCall';
export const HANDLE = '__electronHostPage';
