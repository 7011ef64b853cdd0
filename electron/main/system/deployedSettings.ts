import { open } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ServerAddresses } from '@/bridge/desktop';
import { CLOSE_BEHAVIOURS } from '@/bridge/system';
import { fittingValues } from './fittingValues';
import type { Log } from './log';
import { readJson } from './readJson';
import { webAddressSchema } from './settingsSchema';

const secureAddress = z.string().refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:');

/** An administrator may copy an address from a browser, which ends it with a slash. */
const addressSchema = z
  .string()
  .transform((text) => text.trim().replace(/\/+$/, ''))
  .pipe(webAddressSchema);

/** Absent when it is left empty, as in a file filled in from a template. */
const optionalAddressSchema = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  addressSchema.optional(),
);

const serverSchema = z.union([
  addressSchema,
  z.strictObject({
    rest: addressSchema,
    socket: optionalAddressSchema,
    media: optionalAddressSchema,
    provider: optionalAddressSchema,
  }),
]);

const proxySchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['system', 'direct', 'auto_detect']) }),
  z.strictObject({ mode: z.literal('pac_script'), pacScript: z.url() }),
  z.strictObject({
    mode: z.literal('fixed_servers'),
    proxyRules: z.string().min(1),
    proxyBypassRules: z.string().optional(),
  }),
]);

/** Whole minutes of at most a day, amber before red. */
const waitingLimitsSchema = z
  .strictObject({ amber: z.int().min(1), red: z.int().max(1_440) })
  .refine(({ amber, red }) => amber < red);

/** The file's shape, documented in docs/desktop.md. A key that does not fit is ignored and logged. */
const fileSchema = z.object({
  server: serverSchema.optional(),
  hideDemo: z.boolean().optional(),
  defaults: z
    .strictObject({
      closeTo: z.enum(CLOSE_BEHAVIOURS),
      openAtLogin: z.boolean(),
      spelling: z.boolean(),
      downloadFolder: z.string().min(1).max(1_000).nullable(),
    })
    .partial()
    .optional(),
  dictionaries: secureAddress.optional(),
  waitingLimits: waitingLimitsSchema.optional(),
  lockMinutes: z.int().min(1).max(60).optional(),
  proxy: proxySchema.optional(),
  updates: z.strictObject({ feed: secureAddress }).optional(),
});

/** The administrator's settings for this computer; those not set are undefined. */
export type DeployedSettings = z.infer<typeof fileSchema>;
export type ProxyRules = z.infer<typeof proxySchema>;

/** Path of the file for an installed app. */
export const deployedSettingsFile = (platform: NodeJS.Platform, variables: NodeJS.ProcessEnv): string => {
  if (platform === 'win32') return path.win32.join(variables.ProgramData ?? 'C:\\ProgramData', 'Balcao\\settings.json');
  return platform === 'darwin' ? '/Library/Application Support/Balcao/settings.json' : '/etc/balcao/settings.json';
};

const fitting = (content: unknown, log: Log): DeployedSettings => {
  if (typeof content !== 'object' || content === null) {
    log.warn('deployed settings ignored', { reason: 'not a JSON object' });
    return {};
  }
  const values = fittingValues(fileSchema.shape, content as Record<string, unknown>);
  const ignored = Object.keys(fileSchema.shape).filter((key) => !(key in values));
  for (const key of ignored) log.warn('a deployed setting ignored', { key });
  return fileSchema.parse(values);
};

/** The text of the file, read through the same handle whose owner was checked. */
const readTrusted = async (file: string, log: Log, isTrusted: IsTrusted): Promise<string | null> => {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    if (await isTrusted(file, await handle.stat())) return await handle.readFile('utf8');
    log.error('deployed settings ignored', { reason: "not an administrator's file" });
    return null;
  } catch (error) {
    log.error('deployed settings ignored', { error });
    return null;
  } finally {
    await handle.close();
  }
};

/** Does the file belong to an administrator? Otherwise any user could point all accounts of the computer at another server. */
export type IsTrusted = (file: string, facts: { readonly uid: number; readonly mode: number }) => Promise<boolean>;

/** Reads the file once, at start; null when there is none. Never rejects: a damaged file must not prevent a start. */
export const readDeployedSettings = async (
  file: string,
  log: Log,
  isTrusted: IsTrusted,
): Promise<DeployedSettings | null> => {
  const text = await readTrusted(file, log, isTrusted);
  return text === null ? null : fitting(readJson(text.replace(/^\uFEFF/, '')), log);
};

/** The fixed server's addresses. Missing ones are the origin of the REST base; a missing provider is the base itself. */
export const fixedServer = ({ server }: DeployedSettings): ServerAddresses | null => {
  if (server === undefined) return null;
  const named = typeof server === 'string' ? { rest: server } : server;
  const { rest } = named;
  const { origin } = new URL(rest);
  const { socket = origin, media = origin, provider = rest }: Partial<ServerAddresses> = named;
  return { rest, socket, media, provider, kind: 'company' };
};
