import type { Session } from 'electron';
import { VIDEO_PLAYER } from '@/bridge/videos';
import { originOf } from './appOrigin';

/** What a page asks for, the same for a request and for a check. */
export interface PermissionQuestion {
  /** Chromium's name of the permission; unknown names are refused. */
  readonly permission: string;
  /** Address or origin of the asking frame. */
  readonly requester: string;
  readonly isMainFrame: boolean;
  /** Only for `media`: what is to be captured. */
  readonly media: readonly string[];
}

/**
 * Permissions our own page gets. Notifications are native and pasting by key needs no permission. Screen, camera, location,
 * devices and everything else not listed are refused.
 */
const GRANTED: ReadonlySet<string> = new Set([
  'media',
  'speaker-selection',
  'clipboard-sanitized-write',
  'local-network-access',
  'local-network',
  'loopback-network',
  'fullscreen',
  'persistent-storage',
]);

const isAudioOnly = (media: readonly string[]): boolean => media.length > 0 && media.every((kind) => kind === 'audio');

/** The player of help videos has a button for the full screen, for which Electron asks in the name of its frame. */
const isFullScreenOfPlayer = ({ permission, requester, isMainFrame }: PermissionQuestion): boolean =>
  permission === 'fullscreen' && !isMainFrame && originOf(requester) === VIDEO_PLAYER;

/**
 * The rule of both handlers: our page's main frame, an allowed name, and for media only the microphone. A frame gets nothing except
 * the player's full screen.
 */
export const isPermissionGranted = (question: PermissionQuestion, pageOrigin: string): boolean => {
  const { permission, requester, isMainFrame, media } = question;
  if (isFullScreenOfPlayer(question)) return true;
  return (
    isMainFrame &&
    originOf(requester) === pageOrigin &&
    GRANTED.has(permission) &&
    (permission !== 'media' || isAudioOnly(media))
  );
};

interface Parts {
  readonly pageOrigin: string;
  /** macOS asks the user once; elsewhere this resolves with true at once. */
  readonly askForMicrophone: () => Promise<boolean>;
}

/** Sets the handlers of one session. They never read `webContents`, which Chromium's network questions lack. */
export const guardPermissions = (
  session: Pick<
    Session,
    | 'setPermissionRequestHandler'
    | 'setPermissionCheckHandler'
    | 'setDevicePermissionHandler'
    | 'setDisplayMediaRequestHandler'
  >,
  { pageOrigin, askForMicrophone }: Parts,
): void => {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const question = { permission, requester: details.requestingUrl, isMainFrame: details.isMainFrame, media };
    const granted = isPermissionGranted(question, pageOrigin);
    if (!granted || permission !== 'media') return callback(granted);
    const answer = async () => callback(await askForMicrophone().catch(() => false));
    void answer();
  });
  session.setPermissionCheckHandler((_contents, permission, requester, { isMainFrame, mediaType }) =>
    isPermissionGranted({ permission, requester, isMainFrame, media: mediaType ? [mediaType] : [] }, pageOrigin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler(null);
};
