const PAGE = /^\s*<(?:!doctype\s+html|html)\b/i;
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/**
 * Is this the page of a proxy or a firewall, which says nothing about the call, its session or a password? Servers accept and refuse
 * in JSON. With other statuses a page is an answer: it tells of an unknown call, or of a server that is away.
 *
 * @param body - The text of the answer
 */
export const isStrayPage = (status: number, body: unknown): boolean =>
  ((status >= 200 && status < 300) || REFUSALS.has(status)) && typeof body === 'string' && PAGE.test(body);
