import { describe, expect, it } from 'vitest';
import { hasPermission, isAdmin, isSuper, mayMarkColumns, type Permission } from '@/domain/permissions';

const adminOnly: [string, Permission][] = [
  ['[PERM-02] view the dashboard', 'dashboard:view'],
  ['[PERM-03] see the administration entries', 'drawer-admin-items:view'],
  ['[PERM-04] show all tickets', 'tickets-manager:showall'],
  ['[PERM-05] edit a profile', 'user-modal:editProfile'],
  ["[PERM-06] edit a user's queues", 'user-modal:editQueues'],
  ['[PERM-07] delete a ticket', 'ticket-options:deleteTicket'],
  ['[PERM-08] delete a contact', 'contacts-page:deleteContact'],
  ['[PERM-09] act on connections', 'connections-page:actionButtons'],
  ['[PERM-10] add a connection', 'connections-page:addConnection'],
  ['[PERM-11] edit or delete a connection', 'connections-page:editOrDeleteConnection'],
  ['[PERM-12] peek at conversations', 'tickets-manager:peek'],
];

describe('permissions', () => {
  it.each(adminOnly)('%s is a right of admins', (_, permission) => {
    expect(hasPermission({ profile: 'admin' }, permission)).toBe(true);
  });

  it('[PERM-01] the profile user holds none of them', () => {
    for (const [, permission] of adminOnly) expect(hasPermission({ profile: 'user' }, permission)).toBe(false);
  });

  it('[PERM-14] a supervisor holds none of them', () => {
    for (const [, permission] of adminOnly) expect(hasPermission({ profile: 'supervisor' }, permission)).toBe(false);
  });

  it('[PERM-13] the super flag is separate from the profile', () => {
    expect(isSuper({ super: true })).toBe(true);
    const owner = { profile: 'user', super: true };
    expect(isAdmin(owner)).toBe(false);
    for (const [, permission] of adminOnly) expect(hasPermission(owner, permission)).toBe(false);
    expect(isSuper({})).toBe(false);
    const admin = { profile: 'admin', super: false };
    expect(isSuper(admin)).toBe(false);
    expect(isAdmin(admin)).toBe(true);
    expect(hasPermission(null, 'dashboard:view')).toBe(false);
  });
});

it('[TAG-05] [PERM-14] admins and supervisors may turn a tag into a column, nobody else', () => {
  expect(['admin', 'supervisor', 'user', undefined].map((profile) => mayMarkColumns({ profile }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayMarkColumns(null)).toBe(false);
});

it('a right that nobody lists belongs to nobody, and no user has none', () => {
  expect(hasPermission({ profile: 'admin' }, 'unknown' as Permission)).toBe(false);
  expect(isSuper(null)).toBe(false);
  expect(isAdmin(null)).toBe(false);
});
