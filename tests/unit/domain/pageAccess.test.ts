import { describe, expect, it } from 'vitest';
import * as access from '@/domain/pageAccess';
import type { AccessContext, AccessRule } from '@/domain/pageAccess';
import type { Plan } from '@/protocol/records/plans';

interface Facts {
  readonly profile?: string;
  readonly super?: boolean;
  readonly plan?: Partial<Plan> | null;
  readonly cshow?: boolean;
  readonly campaigns?: boolean;
}

const contextOf = ({ profile = 'user', super: isSuper, plan = null, cshow = false, campaigns = false }: Facts) =>
  ({
    user: { profile, super: isSuper },
    plan: plan && ({ id: 1, name: 'Plano', ...plan } as Plan),
    flags: { cshow, campaigns },
  }) satisfies AccessContext;

type Case = readonly [rule: AccessRule, facts: Facts, answer: boolean];

const check = (rule: AccessRule, facts: Facts, answer: boolean): void => expect(rule(contextOf(facts))).toBe(answer);

const admin = { profile: 'admin' } as const;
const supervisor = { profile: 'supervisor' } as const;

describe('pages', () => {
  it.each<Case>([
    [access.mayOpenDashboard, admin, true],
    [access.mayOpenDashboard, supervisor, false],
    [access.mayOpenDashboard, { super: true }, false],
  ])('[ROUTE-04] [MENU-02] the dashboard is for admins alone', check);

  it.each([
    ['useKanban', access.mayOpenKanban],
    ['useOpenAi', access.mayOpenPrompts],
    ['useIntegrations', access.mayOpenIntegrations],
    ['useExternalApi', access.mayOpenMessagesApi],
  ] as const)(
    '[ROUTE-09] [ROUTE-10] [ROUTE-28] [ROUTE-29] [ROUTE-30] a page requires %s to be true; no plan counts as none',
    (flag, rule) => {
      check(rule, { plan: { [flag]: true } }, true);
      check(rule, { plan: { [flag]: false } }, false);
      check(rule, { plan: { [flag]: null } }, false);
      check(rule, { plan: {} }, false);
      check(rule, { ...admin, super: true, plan: null }, false);
    },
  );

  it.each([access.mayOpenUsers, access.mayOpenSettings, access.mayOpenInvoices])(
    '[ROUTE-39] users, settings and invoices are closed to all but admins and the super user',
    (rule) => {
      check(rule, admin, true);
      check(rule, { super: true }, true);
      check(rule, supervisor, false);
      check(rule, {}, false);
    },
  );

  it.each<Case>([
    [access.mayOpenAnnouncements, { super: true }, true],
    [access.mayOpenAnnouncements, { ...admin, super: true }, true],
    [access.mayOpenAnnouncements, admin, false],
  ])('[MENU-07] [PERM-13] announcements belong to the super user whatever the profile', check);

  it.each<Case>([
    [access.mayOpenCampaigns, { cshow: true }, true],
    [access.mayOpenCampaigns, { cshow: true, plan: { useCampaigns: false } }, true],
    [access.mayOpenCampaigns, { ...admin, plan: { useCampaigns: true }, campaigns: true }, false],
  ])(
    '[ROUTE-31] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36] the campaign pages exist only with the flag, whatever the plan',
    check,
  );
});

describe('entries of the menu', () => {
  const checkGated = (rule: AccessRule, flag: string): void => {
    check(rule, { ...admin, plan: { [flag]: true } }, true);
    check(rule, { ...admin, plan: { [flag]: false } }, false);
    // A plan that is not known, or does not say, has no features.
    for (const plan of [{ [flag]: null }, {}, null]) check(rule, { ...admin, plan }, false);
    check(rule, { ...supervisor, plan: { [flag]: true } }, false);
    check(rule, { super: true, plan: { [flag]: true } }, false);
  };

  it('[MENU-03] the board requires useKanban, of everybody alike', () => {
    for (const who of [admin, supervisor, {}]) {
      check(access.mayOpenKanban, { ...who, plan: { useKanban: true } }, true);
      for (const plan of [{ useKanban: false }, { useKanban: null }, {}, null])
        check(access.mayOpenKanban, { ...who, plan }, false);
    }
  });
  it('[MENU-04] prompts require an admin and useOpenAi', () => checkGated(access.mayListPrompts, 'useOpenAi'));
  it('[MENU-05] integrations require an admin and useIntegrations', () =>
    checkGated(access.mayListIntegrations, 'useIntegrations'));
  it('[MENU-06] the API requires an admin and useExternalApi', () =>
    checkGated(access.mayListMessagesApi, 'useExternalApi'));

  it.each<Case>([
    [access.mayListAdministration, admin, true],
    [access.mayListAdministration, supervisor, false],
    [access.mayListAdministration, { super: true }, false],
  ])('[MENU-09] the administration group is for admins', check);

  it.each<Case>([
    [access.mayListSettings, { super: true }, true],
    [access.mayListSettings, admin, true],
    [access.mayListSettings, supervisor, false],
  ])('[MENU-07] a super user who is not an admin sees the settings of that group too', check);

  it.each<Case>([
    [access.mayListCampaigns, { ...admin, cshow: true, plan: { useCampaigns: true } }, true],
    [access.mayListCampaigns, { ...admin, cshow: true, campaigns: true }, true],
    [access.mayListCampaigns, { ...supervisor, cshow: true, campaigns: true }, false],
    [access.mayListCampaigns, { ...admin, cshow: true, plan: { useCampaigns: false } }, false],
    [access.mayListCampaigns, { ...admin, cshow: true, plan: { useCampaigns: null } }, false],
    [access.mayListCampaigns, { ...admin, cshow: true, plan: {} }, false],
    [access.mayListCampaigns, { ...admin, cshow: true, plan: null }, false],
    [access.mayListCampaigns, { ...admin, cshow: true, plan: null, campaigns: true }, true],
    [access.mayListCampaigns, { ...admin, campaigns: true, plan: { useCampaigns: true } }, false],
  ])(
    '[MENU-10] [MENU-11] [MENU-12] [MENU-13] campaigns require an admin, the plan or the switch, and the flag of their routes',
    check,
  );

  it.each([
    [access.mayListSchedules, 'useSchedules'],
    [access.mayListChats, 'useInternalChat'],
  ] as const)('[MENU-19] only an explicit no hides schedules and chats', (rule, flag) => {
    check(rule, { plan: { [flag]: false } }, false);
    check(rule, { plan: { [flag]: true } }, true);
    check(rule, { plan: { [flag]: null } }, true);
    check(rule, { plan: {} }, true);
    check(rule, { plan: null }, true);
  });
});

it('some pages are open to anyone', () => {
  expect(access.anyone({ user: null, plan: null, flags: { cshow: false, campaigns: false } })).toBe(true);
});
