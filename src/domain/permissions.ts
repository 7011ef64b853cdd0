import type { SessionUser } from '@/protocol/records/users';

/** Rights of the profile `admin` only. */
const ADMIN_PERMISSIONS = [
  'dashboard:view',
  'drawer-admin-items:view',
  'tickets-manager:showall',
  'user-modal:editProfile',
  'user-modal:editQueues',
  'ticket-options:deleteTicket',
  'contacts-page:deleteContact',
  'connections-page:actionButtons',
  'connections-page:addConnection',
  'connections-page:editOrDeleteConnection',
  'tickets-manager:peek',
] as const;

export type Permission = (typeof ADMIN_PERMISSIONS)[number];

type Profile = Pick<SessionUser, 'profile'> | null;

export const isAdmin = (user: Profile): boolean => user?.profile === 'admin';

/** May this user turn a tag into a kanban column? Servers let only admins change a column. */
export const mayMarkColumns = (user: Profile): boolean => isAdmin(user) || user?.profile === 'supervisor';

/** The super flag is separate from the profile. */
export const isSuper = (user: Pick<SessionUser, 'super'> | null): boolean => user?.super === true;

export const hasPermission = (user: Profile, permission: Permission): boolean =>
  isAdmin(user) && ADMIN_PERMISSIONS.includes(permission);
