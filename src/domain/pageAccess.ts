import type { Plan } from '@/protocol/records/plans';
import type { SessionUser } from '@/protocol/records/users';
import { hasPermission, isAdmin, isSuper } from './permissions';

/** What decides about pages and their menu entries. */
export interface AccessContext {
  readonly user: Pick<SessionUser, 'profile' | 'super'> | null;
  /** Null while unknown and when the company has none: both count as a plan without features. */
  readonly plan: Plan | null;
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
}

/** A rule for a page (may the user open it, also by address?) or for its menu entry (is it shown?). */
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

/** Only an explicit no hides the entry. */
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

/** For the super user, whatever the profile. */
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
