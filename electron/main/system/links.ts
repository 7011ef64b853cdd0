import type { App } from 'electron';
import type { LinkTarget } from '@/bridge/system';
import { parseUrl } from '../window/appOrigin';

/** The scheme of links into the app; no content is served from it. */
export const LINK_SCHEME = 'balcao';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID = /^[1-9]\d{0,14}$/;

/** The place a link names, or null. Only its host (one of three) and a uuid or digits count. */
export const readLink = (link: string): LinkTarget | null => {
  const url = parseUrl(link);
  if (url === null || url.protocol !== `${LINK_SCHEME}:`) return null;
  const [, name = ''] = /^\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (url.hostname === 'tickets' && UUID.test(name)) return { kind: 'ticket', uuid: name };
  if (url.hostname === 'chats' && UUID.test(name)) return { kind: 'chat', uuid: name };
  if (url.hostname === 'contacts' && ID.test(name)) return { kind: 'contact', id: Number(name) };
  return null;
};

/** The link in a command line, which Chromium reorders and extends. */
export const findLink = (argv: readonly string[]): string | null =>
  argv.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`)) ?? null;

/** The link that a second start passes to the running app, or null. */
export const handedLink = (additionalData: unknown, argv: readonly string[]): string | null => {
  const link =
    typeof additionalData === 'object' && additionalData !== null && 'link' in additionalData
      ? additionalData.link
      : null;
  return typeof link === 'string' ? link : findLink(argv);
};

export interface LinkInbox {
  /** Takes a link; the newest one is kept until `follow` is called. */
  readonly receive: (link: string | null) => void;
  /** Follows links from now on, beginning with the newest one received before. */
  readonly follow: (open: (target: LinkTarget) => void) => void;
}

/** Keeps links that arrive before the window exists: from the command line, or on macOS by an event before `ready`. */
export const createLinkInbox = (): LinkInbox => {
  let waiting: LinkTarget | null = null;
  let open: ((target: LinkTarget) => void) | null = null;
  return {
    receive: (link) => {
      const target = link === null ? null : readLink(link);
      if (target === null) return;
      if (open === null) waiting = target;
      else open(target);
    },
    follow: (next) => {
      open = next;
      if (waiting !== null) next(waiting);
      waiting = null;
    },
  };
};

/**
 * Puts every link from the system into the inbox: from this start, from later starts, and from macOS' own event. Must run before
 * `ready`, since macOS reports the link that started the app before that.
 * @returns the link of this start, null for none
 */
export const collectLinks = (app: Pick<App, 'on'>, argv: readonly string[], links: LinkInbox): string | null => {
  app.on('open-url', (event, link) => {
    event.preventDefault();
    links.receive(link);
  });
  app.on('second-instance', (_event, later, _folder, handed) => links.receive(handedLink(handed, later)));
  const link = findLink(argv);
  links.receive(link);
  return link;
};
