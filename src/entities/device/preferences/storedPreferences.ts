import * as z from 'zod/mini';
import { certain, parseRecord } from '@/protocol/parse';
import { LOCK_MINUTES } from '@/domain/device/lock';
import { areWaitingLimits } from '@/domain/conversations/waiting';
import type { LocalFlags } from '../../base/storage';
import { defaultPreferences, type Preferences } from './preferencesState';

const KEY = 'preferences';
/** The volume has a storage key of its own. */
const VOLUME_KEY = 'volume';
const VERSION = 1;

const limitsSchema = z.object({ amber: z.number(), red: z.number() }).check(z.refine(areWaitingLimits));

/**
 * Each choice stands alone: one that cannot be read falls back without taking the others with it, and so does whatever
 * another version of the app knew.
 */
const preferencesSchema = z.object({
  sendKey: certain(z.enum(['enter', 'shiftEnter']), defaultPreferences.sendKey),
  opensNext: certain(z.boolean(), defaultPreferences.opensNext),
  waiting: certain(z.nullable(limitsSchema), null),
  lockAfter: certain(z.nullable(z.number().check(z.refine((minutes) => LOCK_MINUTES.includes(minutes)))), null),
});

const storedSchema = z.object({ version: z.literal(VERSION), value: preferencesSchema });

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Damaged by hand or by another program: as if nothing was chosen.
    return null;
  }
};

const readVolume = (local: LocalFlags): number => {
  const volume = parseJson(local.getItem(VOLUME_KEY));
  return typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultPreferences.volume;
};

/** The choices of this computer; whatever is missing or unreadable has its default. */
export const readPreferences = (local: LocalFlags): Preferences => {
  const stored = parseRecord(storedSchema, parseJson(local.getItem(KEY)));
  return { ...(stored?.value ?? defaultPreferences), volume: readVolume(local) };
};

export const storePreferences = (
  local: LocalFlags,
  { volume, sendKey, opensNext, waiting, lockAfter }: Preferences,
): void => {
  local.setItem(KEY, JSON.stringify({ version: VERSION, value: { sendKey, opensNext, waiting, lockAfter } }));
  local.setItem(VOLUME_KEY, String(volume));
};
