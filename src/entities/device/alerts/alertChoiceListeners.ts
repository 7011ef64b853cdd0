import * as z from 'zod/mini';
import type { NoticeKind } from '@/bridge/alerts';
import { SOUND_NAMES } from '@/bridge/sounds';
import { certain } from '@/protocol/parse';
import { sessionStarted } from '../../session/sessionActions';
import { createStoredValue } from '@/lib/storedValue';
import type { StartListening } from '../../base/thunk';
import { type AlertChoices, alertsChanged, alertsRead, defaultAlerts } from './alertsSlice';

const KEY = 'alerts';
const VERSION = 1;

const kindSchema = (kind: NoticeKind) =>
  certain(
    z.object({
      on: certain(z.boolean(), defaultAlerts.kinds[kind].on),
      sound: certain(z.nullable(z.enum(SOUND_NAMES)), defaultAlerts.kinds[kind].sound),
    }),
    defaultAlerts.kinds[kind],
  );

const minuteSchema = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const dayInSchema = z.object({ mode: z.enum(['never', 'hours', 'allDay']), from: minuteSchema, to: minuteSchema });
const deviceSchema = certain(z.nullable(z.object({ id: z.string(), label: z.string() })), null);

/** Each choice is read separately: an unreadable one falls back to its default without affecting the others. */
const alertsSchema = z.object({
  kinds: certain(
    z.object({
      pending: kindSchema('pending'),
      longWait: kindSchema('longWait'),
      message: kindSchema('message'),
      transfer: kindSchema('transfer'),
      reminder: kindSchema('reminder'),
      chat: kindSchema('chat'),
    }),
    defaultAlerts.kinds,
  ),
  repeatsSound: certain(z.boolean(), defaultAlerts.repeatsSound),
  hidesText: certain(z.boolean(), defaultAlerts.hidesText),
  doNotDisturb: certain(z.boolean(), defaultAlerts.doNotDisturb),
  quietHours: certain(z.object({ enabled: z.boolean(), days: z.array(dayInSchema).check(z.length(7)) }), {
    ...defaultAlerts.quietHours,
    days: [...defaultAlerts.quietHours.days],
  }),
  speaker: deviceSchema,
  microphone: deviceSchema,
});

const storedSchema = z.object({ version: z.literal(VERSION), value: alertsSchema });

/** The choices of this computer; missing or unreadable ones have their defaults. */
const storedAlerts = createStoredValue<z.ZodMiniType<{ version: number; value: AlertChoices }>>(KEY, storedSchema, {
  version: VERSION,
  value: defaultAlerts,
});

/** Keeps the choices of this computer between two starts. */
export const registerAlertChoiceListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch, extra }) => void dispatch(alertsRead(storedAlerts.read(extra.storage.local).value)),
  });

  start({
    actionCreator: alertsChanged,
    effect: (_, { getState, extra }) =>
      void storedAlerts.write(extra.storage.local, { version: VERSION, value: getState().alerts }),
  });
};
