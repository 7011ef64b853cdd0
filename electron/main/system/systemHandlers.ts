import { z } from 'zod';
import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { LONGEST_PRINT } from '@/bridge/system';
import type {
  MenuLanguage,
  NativeDiagnostics,
  NativeStore,
  NativeUsage,
  PageNote,
  ProxyAccount,
  SystemInvokeChannels,
} from '@/bridge/system';
import type { HandlersOf } from '../window/handler';
import { choicesSchema } from './settingsSchema';
import type { Choices } from './choices';
import type { Downloads } from './downloads';
import type { ProxyLogin } from './proxy';
import type { Touch } from './touch';
import type { Updates } from './updates';

export interface SystemServices {
  readonly choices: Choices;
  /** Asks the user for a folder and stores the choice. */
  readonly chooseDownloadFolder: () => Promise<void>;
  readonly speak: (spoken: MenuLanguage) => void;
  /** Opens the app's menu at a point of the page, CSS px. */
  readonly showMenu: (x: number, y: number) => void;
  readonly downloads: Downloads;
  /** Prints a page of HTML into a PDF. */
  readonly print: (html: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly proxy: Pick<ProxyLogin, 'answer'>;
  readonly updates: Pick<Updates, 'state' | 'check' | 'install'>;
  readonly diagnostics: { read(): Promise<NativeDiagnostics>; note(note: PageNote): void };
  readonly touch: Touch;
  readonly storage: { usage(): Promise<NativeUsage>; clear(store: NativeStore): Promise<void> };
}

const none = z.tuple([]);
const id = z.int().min(1);
const shortcutIds = Object.keys(SHORTCUTS) as [ShortcutId, ...ShortcutId[]];

const languageSchema = z.strictObject({
  language: z.enum(['pt', 'en', 'es']),
  shortcuts: z.record(z.enum(shortcutIds), z.string().max(120)),
}) satisfies z.ZodType<MenuLanguage>;

const accountSchema = z.strictObject({
  username: z.string().max(500),
  password: z.string().max(500),
}) satisfies z.ZodType<ProxyAccount>;

const noteSchema = z.strictObject({
  level: z.enum(['info', 'warn', 'error']),
  message: z.string().max(500),
  details: z.record(z.string().max(60), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()])),
}) satisfies z.ZodType<PageNote>;

// The page cannot set a folder: only the user can, in the system's dialog. An empty change is dropped.
const changeSchema = choicesSchema
  .extend({ downloadFolder: z.null().optional() })
  .refine((changes) => Object.keys(changes).length > 0);

/** Handlers of the page's calls about the installed app itself. */
export const createSystemHandlers = (services: SystemServices): HandlersOf<SystemInvokeChannels> => {
  const {
    choices,
    chooseDownloadFolder,
    speak,
    showMenu,
    downloads,
    print,
    proxy,
    updates,
    diagnostics,
    touch,
    storage,
  } = services;
  return {
    'system:state': { schema: none, run: () => choices.state() },
    'system:change': {
      schema: z.tuple([changeSchema]),
      run: (changes) => choices.change(changes),
    },
    'system:choose-download-folder': {
      schema: none,
      run: async () => {
        await chooseDownloadFolder();
        return choices.state();
      },
    },
    'system:set-language': { schema: z.tuple([languageSchema]), run: speak },
    'system:show-menu': {
      schema: z.tuple([z.number().min(0).max(20_000), z.number().min(0).max(20_000)]),
      run: showMenu,
    },
    'downloads:start': { schema: z.tuple([z.string().max(2_000)]), run: downloads.start },
    'downloads:cancel': { schema: z.tuple([id]), run: downloads.cancel },
    'downloads:reveal': { schema: z.tuple([id]), run: downloads.reveal },
    'system:print': { schema: z.tuple([z.string().max(LONGEST_PRINT)]), run: print },
    'proxy:answer': { schema: z.tuple([id, accountSchema.nullable()]), run: proxy.answer },
    'updates:state': { schema: none, run: () => updates.state() },
    'updates:check': { schema: none, run: () => void updates.check() },
    'updates:install': { schema: none, run: () => updates.install() },
    'diagnostics:read': { schema: none, run: () => diagnostics.read() },
    'diagnostics:note': { schema: z.tuple([noteSchema]), run: diagnostics.note },
    'touch:is-offered': { schema: none, run: touch.isOffered },
    'touch:ask': { schema: z.tuple([z.string().min(1).max(200)]), run: touch.ask },
    'storage:usage': { schema: none, run: () => storage.usage() },
    'storage:clear': { schema: z.tuple([z.enum(['cache', 'logs', 'demo'])]), run: storage.clear },
  };
};
