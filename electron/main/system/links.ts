import type { App } from 'electron';
import type { LinkTarget } from '@/bridge/system';
import { parseUrl } from '../window/appOrigin';

/** The scheme of links into the app; never one that content is served from. */
export const LINK_SCHEME = 'balcao';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID = /^[1-9]\d{0,14}$/;

/** The place a link names, or null: three hosts, a uuid or digits, and nothing else of it counts. */
export const readLink = (link: string): LinkTarget | null => {
  const url = parseUrl(link);
  if (url === null || url.protocol !== `${LINK_SCHEME}:`) return null;
  const [, name = ''] = /^\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (url.hostname === 'tickets' && UUID.test(name)) return { kind: 'ticket', uuid: name };
  if (url.hostname === 'chats' && UUID.test(name)) return { kind: 'chat', uuid: name };
  if (url.hostname === 'contacts' && ID.test(name)) return { kind: 'contact', id: Number(name) };
  return null;
};

/** The link among the words of a command line, which Chromium reorders and extends. */
export const findLink = (argv: readonly string[]): string | null =>
  argv.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`)) ?? null;

/** What a second start hands over: a link, if it is one. */
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
  /** From now on links are followed, beginning with the newest one that waited. */
  readonly follow: (open: (target: LinkTarget) => void) => void;
}

/** Links arrive before the window exists: by the command line, or on macOS by an event before `ready`. */
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
 * Puts every link that the system hands over into the inbox: the one of this start, those of later starts, and those of macOS' own event.
 * Must run before `ready`, since macOS reports the link that started the app earlier.
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
