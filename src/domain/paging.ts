import type { Page } from '@/protocol/answers';

/**
 * Is there another page? Yes when the server says so or its total exceeds what is loaded, unless the page contained nothing
 * new. The length of a page proves nothing.
 */
export const hasNextPage = (page: Page<unknown>, loaded: number, broughtNew: boolean): boolean =>
  broughtNew && (page.hasMore || (page.count ?? 0) > loaded);
