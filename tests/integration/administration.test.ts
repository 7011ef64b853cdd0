import { describe, expect, it } from 'vitest';
import type { CompanyToSave } from '@/api/companies';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { companies } from '@/entities/company/companies/companies';
import { plans } from '@/entities/company/plans/plans';
import { readTag, tags } from '@/entities/company/tags/tags';
import { listUsers, users } from '@/entities/company/users/users';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';

const ANA = 'ana@demo.balcao';
const CARLA = 'carla@demo.balcao';
const SUPER = 'super@demo.balcao';
const FIRST_PAGE = { query: EVERYTHING, page: 1 } as const;

const two = async (one: string, other: string) => {
  const world = await createDemoWorld();
  const apps = [world.app(), world.app()] as const;
  await signInLive(apps[0], one);
  await signInLive(apps[1], other);
  return apps;
};
const tagNamed = (app: LiveApp, name: string) =>
  tags.selectRecords(app.store.getState(), 'page').find((tag) => tag.name === name);
const userNamed = (app: LiveApp, name: string) =>
  users.selectRecords(app.store.getState(), 'page').find((user) => user.name === name);

describe('lists with a server', () => {
  it('[LIST-07] [TAG-01] [TAG-09] a tag that another user creates, changes and deletes is followed live', async () => {
    const [carla, ana] = await two(CARLA, ANA);
    await ana.store.dispatch(tags.load({ view: 'page', ...FIRST_PAGE }));
    const [counted] = tags.selectRecords(ana.store.getState(), 'page');
    expect(counted).toMatchObject({ name: expect.any(String), color: expect.any(String) });
    expect(counted?.ticketsCount).toEqual(expect.any(Number));

    const fields = { name: 'Atacado', color: '#00aa00', kanban: 1 as const };
    const made = await carla.store.dispatch(tags.save({ id: null, fields })).unwrap();
    await ana.until(() => tagNamed(ana, 'Atacado') !== undefined, 'the new tag');
    expect(await ana.store.dispatch(readTag(made!.id)).unwrap()).toMatchObject({ ...fields, id: made!.id });

    const refused = await ana.store.dispatch(tags.save({ id: made!.id, fields: { ...fields, name: 'Meu' } }));
    expect(refused).toMatchObject({ error: { code: 'ERR_NO_PERMISSION' } });
    await carla.store.dispatch(tags.save({ id: made!.id, fields: { ...fields, name: 'Varejo' } }));
    await ana.until(() => tagNamed(ana, 'Varejo') !== undefined, 'the new name');
    await carla.store.dispatch(tags.remove(made!.id));
    await ana.until(() => tagNamed(ana, 'Varejo') === undefined, 'the tag gone');
  });

  it('[LIST-07] [USER-17] [RT-17] a user is followed live, and found among the users of the company', async () => {
    const [carla, ana] = await two(CARLA, ANA);
    await ana.store.dispatch(users.load({ view: 'page', ...FIRST_PAGE }));
    const fields = {
      name: 'Nina Reis',
      email: 'nina@demo.balcao',
      password: 'segredo',
      profile: 'user',
      allTicket: 'disabled' as const,
      whatsappId: null,
      queueIds: [1],
    };
    const made = await carla.store.dispatch(users.save({ id: null, fields })).unwrap();
    await ana.until(() => userNamed(ana, 'Nina Reis') !== undefined, 'the new user');
    const all = await ana.store.dispatch(listUsers()).unwrap();
    expect(all.find(({ id }) => id === made!.id)).toMatchObject({ name: 'Nina Reis', queues: [{ id: 1 }] });
    await carla.store.dispatch(users.remove(made!.id));
    await ana.until(() => userNamed(ana, 'Nina Reis') === undefined, 'the user gone');
  });

  it('[LIST-02] [USER-02] every user is loaded page by page, whatever count the server sends', async () => {
    const world = await createDemoWorld();
    const carla = world.app();
    await signInLive(carla, CARLA);
    await carla.store.dispatch(users.load({ view: 'page', ...FIRST_PAGE }));
    for (let pages = 1; pages < 9 && users.selectView(carla.store.getState(), 'page').hasMore; pages += 1) {
      await carla.store.dispatch(users.loadMore('page'));
    }
    const all = await carla.store.dispatch(listUsers()).unwrap();
    const ids = users.selectRecords(carla.store.getState(), 'page').map(({ id }) => id);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('[COMP-02] [COMP-08] [COMP-09] [PLAN-02] [CALL-08] [CALL-10] [CALL-14] the owner of the installation manages plans and companies', async () => {
    const world = await createDemoWorld();
    const owner = world.app();
    await signInLive(owner, SUPER);
    const { dispatch, getState } = owner.store;
    const plan = {
      name: 'Ouro',
      users: 5,
      connections: 2,
      queues: 3,
      value: 149.9,
      useKanban: true,
      useSchedules: true,
      useCampaigns: true,
      useIntegrations: false,
      useInternalChat: true,
      useExternalApi: false,
      useOpenAi: false,
      isPricedFrom: false,
    };
    const gold = await dispatch(plans.save({ id: null, fields: plan })).unwrap();
    await dispatch(plans.save({ id: gold!.id, fields: { ...plan, users: 6 } }));
    await dispatch(plans.load({ view: 'all', ...FIRST_PAGE }));
    expect(plans.selectById(getState(), gold!.id)).toMatchObject({ name: 'Ouro', users: 6, value: 149.9 });

    const fields: CompanyToSave = {
      name: 'Loja Nova',
      email: 'dono@nova.com',
      phone: '',
      password: 'segredo',
      planId: gold!.id,
      status: true,
      campaignsEnabled: true,
      dueDate: '2027-03-31',
      recurrence: 'ANUAL',
    };
    const shop = await dispatch(companies.save({ id: null, fields })).unwrap();
    expect(shop).toMatchObject({ name: 'Loja Nova', plan: { name: 'Ouro' }, recurrence: 'ANUAL' });
    expect(shop?.settings).toContainEqual(expect.objectContaining({ key: 'campaignsEnabled', value: 'true' }));
    const known = await owner.services.api.companies.plan(shop!.id);
    expect(known?.plan).toMatchObject({ useKanban: true, useExternalApi: false });
    const page = await owner.services.api.companies.page({ searchParam: 'loja nova', pageNumber: 1 });
    expect(page).toMatchObject({ records: [{ id: shop!.id, name: 'Loja Nova' }], count: 1, hasMore: false });

    await dispatch(companies.remove(shop!.id)).unwrap();
    await dispatch(plans.remove(gold!.id)).unwrap();
    await dispatch(companies.load({ view: 'all', ...FIRST_PAGE }));
    expect(companies.selectRecords(getState(), 'all').map(({ name }) => name)).not.toContain('Loja Nova');
  });
});
