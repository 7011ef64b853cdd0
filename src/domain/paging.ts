import type { Page } from '@/protocol/answers';

/**
 * Does another page follow? When the server says so or its total exceeds what is loaded, unless the page brought nothing
 * new. The length of a page tells nothing.
 */
export const hasNextPage = (page: Page<unknown>, loaded: number, broughtNew: boolean): boolean =>
  broughtNew && (page.hasMore || (page.count ?? 0) > loaded);
