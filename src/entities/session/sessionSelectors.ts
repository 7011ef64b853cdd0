import { createSelector } from '@reduxjs/toolkit';
import type { AccessContext } from '@/domain/pageAccess';
import { hasPermission, type Permission } from '@/domain/permissions';
import type { EntitiesState } from '../base/state';
import type { PlanStatus } from './sessionState';

export const selectUser = (state: EntitiesState) => state.session.user;

/** The key of the signed-in account on disk; only for code that runs during a session. */
export const selectAccount = (state: EntitiesState): string => state.session.account ?? '';

export const selectIsAuthenticated = (state: EntitiesState): boolean => state.session.status === 'signedIn';

/** A setting of the company; a missing one means 'disabled'. */
export const selectSetting = (state: EntitiesState, key: string): string => state.session.settings[key] ?? 'disabled';

export const selectCan = (state: EntitiesState, permission: Permission): boolean =>
  hasPermission(state.session.user, permission);

/** The facts by which the rules of pages and menu entries decide. */
export const selectAccessContext = createSelector(
  (state: EntitiesState) => state.session.user,
  (state: EntitiesState) => state.session.plan,
  (state: EntitiesState) => state.session.flags,
  (user, plan, flags): AccessContext => ({ user, plan, flags }),
);

/** Is the company's plan known? A user without a company has no plan to load. */
export const selectPlanStatus = ({ session }: EntitiesState): PlanStatus =>
  session.user?.companyId === undefined ? 'ready' : session.planStatus;
