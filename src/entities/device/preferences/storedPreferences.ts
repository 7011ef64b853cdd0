import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { certain } from '@/protocol/parse';
import { LOCK_MINUTES } from '@/domain/device/lock';
import { areWaitingLimits } from '@/domain/conversations/waiting';
import { defaultPreferences, type Preferences } from './preferencesState';

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

const stored = createStoredValue('preferences', storedSchema, { version: VERSION, value: defaultPreferences });
/** The volume has a storage key of its own; from 0 to 1. */
const storedVolume = createStoredValue('volume', z.number().check(z.gte(0), z.lte(1)), defaultPreferences.volume);

/** The choices of this computer; whatever is missing or unreadable has its default. */
export const readPreferences = (local: LocalFlags): Preferences => ({
  ...stored.read(local).value,
  volume: storedVolume.read(local),
});

export const storePreferences = (
  local: LocalFlags,
  { volume, sendKey, opensNext, waiting, lockAfter }: Preferences,
): void => {
  stored.write(local, { version: VERSION, value: { sendKey, opensNext, waiting, lockAfter } });
  storedVolume.write(local, volume);
};
