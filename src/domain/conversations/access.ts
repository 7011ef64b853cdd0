import type { Plan } from '@/protocol/records/plans';
import type { Ticket } from '@/protocol/records/tickets';
import type { SessionUser } from '@/protocol/records/users';
import { isPresent } from '@/lib/isPresent';
import { hasPermission, isAdmin, isSuper } from '../permissions';

/** The facts that decide about tickets: the user, the role and the user's queues. */
export type Agent = Pick<SessionUser, 'id' | 'profile' | 'queues' | 'allTicket'>;

/** Only what decides: the rest of a user record has no business in the lists. */
export const agentOf = ({ id, profile, queues, allTicket }: Agent): Agent => ({ id, profile, queues, allTicket });

type TicketPlace = Pick<Ticket, 'queueId' | 'userId'> & Partial<Pick<Ticket, 'status'>>;

export const hasOwnQueue = (agent: Agent, queueId: number): boolean =>
  agent.queues?.some((queue) => queue.id === queueId) ?? false;

/** Servers store misspelt words for "off", so only the exact word counts. */
export const seesUnqueued = (agent: Agent): boolean => agent.allTicket === 'enabled';

/**
 * May this user open the ticket? Admins always may. Others may when it is in one of their queues or, without a queue, when
 * they see unqueued tickets or own it. A closed ticket without an owner was rated: servers clear its queue and owner, and the
 * agent who served it must still find it.
 */
export const mayOpenTicket = (agent: Agent, ticket: TicketPlace): boolean => {
  if (isAdmin(agent)) return true;
  if (isPresent(ticket.queueId)) return hasOwnQueue(agent, ticket.queueId);
  if (ticket.status === 'closed' && !isPresent(ticket.userId)) return true;
  return seesUnqueued(agent) || ticket.userId === agent.id;
};

/**
 * Is this user notified when the ticket becomes pending? Only if it has no owner and is in one of the user's queues or,
 * without a queue, if the user is an admin or sees unqueued tickets.
 */
export const isAnnouncedTo = (agent: Agent, ticket: TicketPlace & Pick<Ticket, 'status'>): boolean => {
  if (ticket.status !== 'pending' || isPresent(ticket.userId)) return false;
  return isPresent(ticket.queueId) ? hasOwnQueue(agent, ticket.queueId) : isAdmin(agent) || seesUnqueued(agent);
};

/** What decides about pages and their menu entries. */
export interface AccessContext {
  readonly user: Pick<SessionUser, 'profile' | 'super'> | null;
  /** Null while it is not known and when the company has none: both count as a plan without any feature. */
  readonly plan: Plan | null;
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
}

/** A rule of a page (may it be opened, by address too?) or of its menu entry (is it offered?). */
export type AccessRule = (context: AccessContext) => boolean;

type PlanFlag = Extract<keyof Plan, `use${string}`>;

const both =
  (left: AccessRule, right: AccessRule): AccessRule =>
  (context) =>
    left(context) && right(context);

const planHas =
  (flag: PlanFlag): AccessRule =>
  ({ plan }) =>
    plan?.[flag] === true;

/** Only an explicit no hides: no document gates these pages. */
const planDoesNotRefuse =
  (flag: PlanFlag): AccessRule =>
  ({ plan }) =>
    plan?.[flag] !== false;

export const anyone: AccessRule = () => true;

/** The administration group of the menu. */
export const mayListAdministration: AccessRule = ({ user }) => hasPermission(user, 'drawer-admin-items:view');

const isAdminOrSuper: AccessRule = ({ user }) => isAdmin(user) || isSuper(user);

export const mayOpenDashboard: AccessRule = ({ user }) => hasPermission(user, 'dashboard:view');

export const mayOpenKanban: AccessRule = planHas('useKanban');

/** Hides the menu entries only; the pages themselves are open to all. */
export const mayListSchedules: AccessRule = planDoesNotRefuse('useSchedules');
export const mayListChats: AccessRule = planDoesNotRefuse('useInternalChat');

/** The five campaign pages exist only while the flag 'cshow' is set. */
export const mayOpenCampaigns: AccessRule = ({ flags }) => flags.cshow;

export const mayListCampaigns: AccessRule = (context) =>
  mayListAdministration(context) &&
  mayOpenCampaigns(context) &&
  (context.plan?.useCampaigns === true || context.flags.campaigns);

/** For the super user whatever the profile. */
export const mayOpenAnnouncements: AccessRule = ({ user }) => isSuper(user);

export const mayOpenPrompts: AccessRule = planHas('useOpenAi');
export const mayListPrompts: AccessRule = both(mayListAdministration, mayOpenPrompts);

export const mayOpenIntegrations: AccessRule = planHas('useIntegrations');
export const mayListIntegrations: AccessRule = both(mayListAdministration, mayOpenIntegrations);

export const mayOpenMessagesApi: AccessRule = planHas('useExternalApi');
export const mayListMessagesApi: AccessRule = both(mayListAdministration, mayOpenMessagesApi);

/** Only these three pages are closed to everyone else. The other administration pages are just left out of the menu. */
export const mayOpenUsers: AccessRule = isAdminOrSuper;
export const mayOpenInvoices: AccessRule = isAdminOrSuper;
export const mayOpenSettings: AccessRule = isAdminOrSuper;

/** A super user who is no admin sees the settings too. */
export const mayListSettings: AccessRule = isAdminOrSuper;
