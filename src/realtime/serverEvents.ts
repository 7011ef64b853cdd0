import {
  createAction,
  type ActionReducerMapBuilder,
  type Draft,
  type PayloadAction,
  type PayloadActionCreator,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { EVENT_KINDS, type CompanyEvents, type EventKind } from '@/protocol/events';

/** When the event reached this computer, ms. */
export interface EventMeta {
  readonly receivedAt: number;
}

/** One event of the server, read and checked. */
export type ServerEvent<Kind extends EventKind = EventKind> = PayloadAction<CompanyEvents[Kind], string, EventMeta>;

type EventCreator<Kind extends EventKind> = PayloadActionCreator<
  CompanyEvents[Kind],
  string,
  (event: CompanyEvents[Kind]) => { payload: CompanyEvents[Kind]; meta: EventMeta }
>;

const serverEvent = <Kind extends EventKind>(kind: Kind): EventCreator<Kind> =>
  createAction(`server/${kind}`, (event: CompanyEvents[Kind]) => ({
    payload: event,
    meta: { receivedAt: Date.now() },
  }));

/** One action for each kind of event. */
export const serverEvents = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, serverEvent(kind)])) as unknown as {
  readonly [Kind in EventKind]: EventCreator<Kind>;
};

/** The events of one frame in their order, so that a burst is one change of state and one render. */
export const serverEventsReceived = createAction<readonly ServerEvent[]>('server/events');

const TYPES = new Set([serverEventsReceived, ...Object.values(serverEvents)].map(({ type }) => type));

/** Does the action carry events of the server? Every slice asks this of every action, so it compares nothing but the type. */
export const hasServerEvents = ({ type }: UnknownAction): boolean => TYPES.has(type);

/**
 * A predicate for listeners: does an action bring events of one of these kinds? Each effect that starts in vain costs about 15 µs, and
 * most events concern few of them.
 */
export const bringsEventsOf = (...kinds: readonly EventKind[]): ((action: UnknownAction) => boolean) => {
  const types = new Set<string>(kinds.map((kind) => serverEvents[kind].type));
  return (action) =>
    serverEventsReceived.match(action) ? action.payload.some(({ type }) => types.has(type)) : types.has(action.type);
};

/** The events of one kind inside an action, alone or in a batch, in their order. */
export const eventsOf = <Kind extends EventKind>(action: UnknownAction, kind: Kind): readonly ServerEvent<Kind>[] => {
  if (!hasServerEvents(action)) return [];
  const { type } = serverEvents[kind];
  const events: readonly UnknownAction[] = serverEventsReceived.match(action) ? action.payload : [action];
  return events.filter((event): event is ServerEvent<Kind> => event.type === type);
};

export type EventHandlers<State> = {
  readonly [Kind in EventKind]?: (state: Draft<State>, event: CompanyEvents[Kind], meta: EventMeta) => void;
};

/** Lets a slice handle events, whether they come alone or in a batch; a batch is one pass over one draft. */
export const onServerEvents = <State>(
  builder: ActionReducerMapBuilder<State>,
  handlers: EventHandlers<State>,
): void => {
  const byType = new Map<string, (state: Draft<State>, event: never, meta: EventMeta) => void>();
  const kinds = Object.keys(handlers) as EventKind[];
  for (const kind of kinds) byType.set(serverEvents[kind].type, handlers[kind]!);
  const apply = (state: Draft<State>, { type, payload, meta }: ServerEvent): void =>
    byType.get(type)?.(state, payload as never, meta);

  // A slice that none of the events concerns is not asked: each draft made in vain costs several µs.
  builder.addMatcher(bringsEventsOf(...kinds), (state, action) => {
    const events = serverEventsReceived.match(action) ? action.payload : [action as ServerEvent];
    for (const event of events) apply(state, event);
  });
};
