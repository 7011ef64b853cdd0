import { z } from 'zod';
import type { Appearance, RecentServer, ServerAddresses } from '@/bridge/desktop';
import { CLOSE_BEHAVIOURS, type SystemChoices } from '@/bridge/system';

/** A web address as the bridge passes it. */
export const webAddressSchema = z
  .string()
  .max(2_000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/'));

const addressesSchema = z.strictObject({
  rest: webAddressSchema,
  socket: webAddressSchema,
  media: webAddressSchema,
  provider: webAddressSchema,
  kind: z.enum(['company', 'demo']),
}) satisfies z.ZodType<ServerAddresses>;

export const recentServerSchema = z.strictObject({
  address: webAddressSchema,
  addresses: addressesSchema,
}) satisfies z.ZodType<RecentServer>;

const colorSchema = z.string().regex(/^(#[\da-f]{3,8}|rgba?\([\d\s.,%/]{5,40}\))$/i);

export const appearanceSchema = z.strictObject({
  theme: z.enum(['light', 'dark']),
  titleBar: z.strictObject({ color: colorSchema, symbolColor: colorSchema }),
}) satisfies z.ZodType<Appearance>;

const windowStateSchema = z.strictObject({
  bounds: z.strictObject({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
  /** Factor, 1 is 100 %. */
  zoom: z.number().min(0.25).max(5),
});

/** The choices for the app on this computer; each is checked separately. */
export const choicesSchema = z
  .strictObject({
    closeTo: z.enum(CLOSE_BEHAVIOURS),
    openAtLogin: z.boolean(),
    spelling: z.boolean(),
    downloadFolder: z.string().min(1).max(1_000).nullable(),
  })
  .partial() satisfies z.ZodType<Partial<SystemChoices>>;

/** The path and query of a page of tickets, below the REST base. */
export const listPathSchema = z
  .string()
  .max(8_000)
  .regex(/^\/tickets\?[\w%&=.,:$+[\]-]*$/);

/** Everything main stores between starts, except secrets. Each invalid key falls back to its default separately. */
export const settingsSchema = z.object({
  server: addressesSchema.nullable().default(null),
  recent: z.array(recentServerSchema).max(10).default([]),
  /** Port of the demo server; stored so that its address, and the data stored under it, stay the same. */
  demoPort: z.int().min(1).max(65_535).nullable().default(null),
  window: windowStateSchema.nullable().default(null),
  appearance: appearanceSchema.nullable().default(null),
  /** Only the user's choices; the others have their defaults. */
  choices: choicesSchema.default({}),
  language: z.enum(['pt', 'en', 'es']).default('pt'),
  /** The administrator's default for starting with the system, as last applied; null for none. */
  deployedOpenAtLogin: z.boolean().nullable().default(null),
  /** What the page asks for first; main asks for it at the next start while the page still loads. */
  firstList: listPathSchema.nullable().default(null),
  /** True once the app has explained that closing hides the window. */
  closeExplained: z.boolean().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type WindowState = z.infer<typeof windowStateSchema>;
