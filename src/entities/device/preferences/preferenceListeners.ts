import * as z from 'zod/mini';
import { areWaitingLimits } from '@/domain/conversations/waiting';
import { LOCK_MINUTES } from '@/domain/device/lock';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { certain } from '@/protocol/parse';
import { sessionStarted } from '../../session/sessionActions';
import type { StartListening } from '../../base/thunk';
import { defaultPreferences, deployedRead, type Preferences, preferencesChanged, preferencesRead } from './preferences';

const VERSION = 1;

const limitsSchema = z.object({ amber: z.number(), red: z.number() }).check(z.refine(areWaitingLimits));

/**
 * Each choice is read separately: one that is unreadable, for example from another version of the app, falls back to its default
 * without affecting the others.
 */
const preferencesSchema = z.object({
  sendKey: certain(z.enum(['enter', 'shiftEnter']), defaultPreferences.sendKey),
  opensNext: certain(z.boolean(), defaultPreferences.opensNext),
  waiting: certain(z.nullable(limitsSchema), null),
  lockAfter: certain(z.nullable(z.number().check(z.refine((minutes) => LOCK_MINUTES.includes(minutes)))), null),
});

const storedSchema = z.object({ version: z.literal(VERSION), value: preferencesSchema });

const stored = createStoredValue('preferences', storedSchema, { version: VERSION, value: defaultPreferences });
/** The volume, 0 to 1, has its own storage key. */
const storedVolume = createStoredValue('volume', z.number().check(z.gte(0), z.lte(1)), defaultPreferences.volume);

/** The choices of this computer; missing or unreadable ones have their defaults. */
const readPreferences = (local: LocalFlags): Preferences => ({
  ...stored.read(local).value,
  volume: storedVolume.read(local),
});

const storePreferences = (local: LocalFlags, { volume, sendKey, opensNext, waiting, lockAfter }: Preferences): void => {
  stored.write(local, { version: VERSION, value: { sendKey, opensNext, waiting, lockAfter } });
  storedVolume.write(local, volume);
};

/** Keeps the choices of this computer between two starts. */
export const registerPreferenceListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch, extra }) => void dispatch(preferencesRead(readPreferences(extra.storage.local))),
  });

  start({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch, extra }) => {
      try {
        const { waitingLimits, lockMinutes } = await extra.desktop.system.state();
        dispatch(deployedRead({ waitingLimits, lockMinutes }));
      } catch (error) {
        extra.log.warn('The settings of the administrator could not be read', { reason: String(error) });
      }
    },
  });

  start({
    actionCreator: preferencesChanged,
    effect: (_, { getState, extra }) => storePreferences(extra.storage.local, getState().preferences),
  });
};
