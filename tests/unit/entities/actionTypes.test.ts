import { describe, expect, it } from 'vitest';
import { saveCampaign } from '@/entities/company/campaigns/campaignThunks';
import { createAppThunk } from '@/entities/base/thunk';
import { createTestStore } from '@tests/support/createTestStore';

// The recorder's two modules run in their own workers.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/{app,entities,features,realtime,store}/**/*.ts', '!**/recorder/{pcmTap,mp3Worker}.ts'],
  { eager: true },
);

type Creator = { readonly type?: unknown; readonly typePrefix?: unknown };

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** An export and its members: the actions of a slice, the thunks of a collection. */
const creatorsIn = (exported: unknown): unknown[] =>
  isObject(exported) ? [exported, ...Object.values(exported).filter(isObject)] : [];

/** The action type of each thunk and action creator that a module exports. */
const creators = new Map<unknown, string>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap(creatorsIn)
    .flatMap((creator) => {
      if (typeof creator !== 'function') return [];
      const { typePrefix, type } = creator as Creator;
      const name = typePrefix ?? type;
      return typeof name === 'string' ? [[creator, name] as const] : [];
    }),
);

describe('action types', () => {
  it('belong to one action creator each', () => {
    const types = [...creators.values()];
    expect(types.length).toBeGreaterThan(150);
    expect(types.filter((type, place) => types.indexOf(type) !== place)).toEqual([]);
  });

  it('are refused at start when a second thunk uses one', () => {
    const build = () => createAppThunk('actionTypes/test', () => null);
    build();
    expect(build).toThrow('The action type "actionTypes/test" is taken');
  });

  it('[LIST-07] a saved campaign is one record, with no second type without a name', async () => {
    const { store, begin } = createTestStore({
      routes: { 'POST /campaigns': { body: { id: 7, name: 'Natal', status: 'INATIVA' } } },
    });
    begin();
    const fields = { name: 'Natal', status: 'INATIVA' } as Parameters<typeof saveCampaign>[0]['fields'];
    await store.dispatch(saveCampaign({ id: null, fields, meantAt: null }));
    expect(Object.values(store.getState().campaigns.byId).map(({ id, name }) => [id, name])).toEqual([[7, 'Natal']]);
  });
});
