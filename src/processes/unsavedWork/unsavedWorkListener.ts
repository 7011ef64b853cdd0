import * as z from 'zod/mini';
import { KEEP_TYPED_MS } from '@/domain/limits';
import { changesRestored } from '@/entities/company/campaignSettings/campaignChanges';
import { hoursTyped } from '@/entities/company/settings/typedSettings';
import { isSameTask, readTasks, taskSchema } from '@/entities/company/tasks/storedTasks';
import { taskEdited, taskTyped } from '@/entities/company/tasks/typedTask';
import { forgetKeptTexts, keepTexts, readKeptTexts } from '@/entities/device/keptTexts/keptTexts';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityContext, StartListening } from '@/entities/base/thunk';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { dayScheduleSchema } from '@/protocol/records/companies';
import { readJson } from '@/protocol/parse';

/** What is typed on a page and outlasts it, until it is saved or discarded. */
interface UnsavedWork {
  /** Its name on disk. */
  readonly form: string;
  /** Null while nothing is typed. */
  readonly typed: (state: EntitiesState) => unknown;
  /** Takes back what an earlier session had typed; ignores what is damaged. */
  readonly restore: (typed: unknown, context: EntityContext) => void;
}

const workOf = <Value>(
  form: string,
  schema: z.ZodMiniType<Value>,
  typed: (state: EntitiesState) => Value | null,
  take: (typed: Value, context: EntityContext) => void,
): UnsavedWork => ({
  form,
  typed,
  restore: (kept, context) => {
    const { success, data } = z.safeParse(schema, kept);
    if (success) take(data, context);
  },
});

const editedTask = z.object({ task: taskSchema, text: z.string() });

const task = workOf(
  'task',
  z.object({ added: z.string(), edited: z.nullable(editedTask) }),
  ({ typedTask: { added, edited } }) => {
    const changed = edited && edited.text !== edited.task.text ? edited : null;
    return added === '' && !changed ? null : { added, edited: changed };
  },
  ({ added, edited }, { dispatch, getState, extra }) => {
    const stored = readTasks(extra.storage.local, selectAccount(getState()));
    const found = edited && stored.find((one) => isSameTask(one, edited.task));
    // A task that was deleted meanwhile comes back as a new one.
    const fresh = [added, found ? '' : edited?.text].filter(Boolean).join(' ');
    if (fresh !== '') dispatch(taskTyped(fresh));
    if (!found || !edited) return;
    dispatch(taskEdited(found));
    dispatch(taskTyped(edited.text));
  },
);

const variable = z.object({ key: z.string(), value: z.string() });
const interval = z.optional(z.number());

const campaignSettings = workOf(
  'campaignSettings',
  z.object({
    changes: z.object({
      intervals: z.object({ messageInterval: interval, longerIntervalAfter: interval, greaterInterval: interval }),
      added: z.array(variable),
      removed: z.array(variable),
    }),
    typed: variable,
  }),
  ({ campaignChanges: { changes, typed } }) => {
    const { intervals, added, removed } = changes;
    const count = Object.keys(intervals).length + added.length + removed.length;
    return count > 0 || typed.key !== '' || typed.value !== '' ? { changes, typed } : null;
  },
  (typed, { dispatch }) => void dispatch(changesRestored(typed)),
);

const openingHours = workOf(
  'openingHours',
  z.array(dayScheduleSchema),
  ({ typedSettings: { hours } }) => (hours.length > 0 ? [...hours] : null),
  (days, { dispatch }) => void dispatch(hoursTyped(days)),
);

/** All but the token of the payment provider, which no disk keeps. */
const WORKS: readonly UnsavedWork[] = [task, campaignSettings, openingHours];

const isAnyChanged = (now: EntitiesState, before: EntitiesState): boolean =>
  now.typedTask !== before.typedTask ||
  now.campaignChanges !== before.campaignChanges ||
  now.typedSettings !== before.typedSettings;

/** Keeps what is typed on pages on disk, and takes it back at the next start after an end that its user did not ask for. */
export const registerUnsavedWorkListener = (start: StartListening): void => {
  /** Names of what this session knows to be on disk: what is not read yet must not be removed. */
  const onDisk = new Set<string>();

  const keep = (account: string, state: EntitiesState, { dispatch }: Pick<EntityContext, 'dispatch'>): void => {
    for (const { form, typed } of WORKS) {
      const now = typed(state);
      if (now !== null) {
        onDisk.add(form);
        void dispatch(keepTexts({ account, form, texts: { typed: JSON.stringify(now) } }));
      } else if (onDisk.delete(form)) void dispatch(forgetKeptTexts({ account, form }));
    }
  };

  start({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch, getState, extra }) => {
      onDisk.clear();
      const account = selectAccount(getState());
      for (const { form, typed, restore } of WORKS) {
        const answer = await dispatch(readKeptTexts({ account, form }));
        if (selectAccount(getState()) !== account) return;
        const kept = readKeptTexts.fulfilled.match(answer) ? answer.payload : null;
        if (kept === null) continue;
        onDisk.add(form);
        const text = kept['typed'];
        // What is typed by now counts.
        if (typeof text === 'string' && typed(getState()) === null)
          restore(readJson(text), { dispatch, getState, extra });
      }
    },
  });

  start({
    predicate: (_, now, before) => now.session.account === before.session.account && isAnyChanged(now, before),
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners }) => {
      const { account } = getState().session;
      cancelActiveListeners();
      await delay(KEEP_TYPED_MS);
      const now = getState();
      if (account !== null && now.session.account === account) keep(account, now, { dispatch });
    },
  });

  start({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      const { account } = before.session;
      if (account === null) return;
      if (reason === 'elsewhere' || reason === 'expired') keep(account, before, { dispatch });
      else for (const { form } of WORKS) void dispatch(forgetKeptTexts({ account, form }));
    },
  });
};
