import { originOf } from '../addresses';

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
export type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0];

/** The page that a permission is for. */
export interface Asking {
  getURL(): string;
  /** The strict view that the app holds. */
  readonly outside: object;
}

/** The permissions that Chromium can be granted from outside, each with the question Electron would ask. */
const QUESTIONS: readonly { name: string; permission: string; details: Record<string, unknown> }[] = [
  { name: 'microphone', permission: 'media', details: { mediaTypes: ['audio'] } },
  { name: 'camera', permission: 'media', details: { mediaTypes: ['video'] } },
  { name: 'notifications', permission: 'notifications', details: {} },
  { name: 'geolocation', permission: 'geolocation', details: {} },
  { name: 'clipboard-read', permission: 'clipboard-read', details: {} },
  { name: 'clipboard-write', permission: 'clipboard-sanitized-write', details: {} },
  { name: 'local-network-access', permission: 'local-network-access', details: {} },
];

const isGranted = (handler: RequestHandler, contents: Asking, permission: string, details: object): Promise<boolean> =>
  new Promise((resolve) => {
    if (!handler) return resolve(true); // Electron grants nearly everything without a handler
    const facts = { ...details, requestingUrl: contents.getURL(), isMainFrame: true };
    handler(contents.outside as unknown as Electron.WebContents, permission as 'media', resolve, facts);
  });

/** The check handler. Most APIs of a page ask it first, and do not ask the request handler after a no. */
const isAllowed = (check: CheckHandler, contents: Asking, permission: string, details: object): boolean => {
  if (!check) return true;
  const [mediaType] = 'mediaTypes' in details ? (details.mediaTypes as string[]) : [];
  const facts = { requestingUrl: contents.getURL(), isMainFrame: true, ...(mediaType ? { mediaType } : {}) };
  const origin = originOf(contents.getURL());
  return check(contents.outside as never, permission as never, origin, facts as never);
};

/** Asks the app's handlers about each permission; Chromium gets those granted. */
export const grantedPermissions = async (
  handler: RequestHandler,
  check: CheckHandler,
  contents: Asking,
): Promise<string[]> => {
  const answers = await Promise.all(
    QUESTIONS.map(
      async ({ permission, details }) =>
        isAllowed(check, contents, permission, details) && (await isGranted(handler, contents, permission, details)),
    ),
  );
  return QUESTIONS.filter((_question, index) => answers[index]).map(({ name }) => name);
};
