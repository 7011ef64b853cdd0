import type * as z from 'zod/mini';
import { flag, maybeNull, named, number, record, stamps } from '../parse';

/** A plan. A flag that is absent or null counts as off. No known server sends `isPricedFrom`. */
export const planSchema = record({
  ...named,
  /** How many users, connections and queues a company of this plan may have. */
  users: maybeNull(number),
  connections: maybeNull(number),
  queues: maybeNull(number),
  /** Price per month in BRL. */
  value: maybeNull(number),
  useSchedules: maybeNull(flag),
  useCampaigns: maybeNull(flag),
  useInternalChat: maybeNull(flag),
  useExternalApi: maybeNull(flag),
  useKanban: maybeNull(flag),
  useOpenAi: maybeNull(flag),
  useIntegrations: maybeNull(flag),
  isPricedFrom: maybeNull(flag),
  ...stamps,
});
export type Plan = z.infer<typeof planSchema>;
