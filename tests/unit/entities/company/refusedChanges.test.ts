import { expect, it } from 'vitest';
import { helps } from '@/entities/company/helps/helps';
import { queues } from '@/entities/company/queues/queues';
import { tags } from '@/entities/company/tags/tags';
import { signedInStore } from '@tests/support/createTestStore';

const NOT_DONE = 'common:toasts.notDone';
type App = ReturnType<typeof signedInStore>;
const failed = { status: 500, body: { error: 'Internal server error' } };

it.each([
  ['[HELP-09] a help video', helps, '/helps', 'helps:notSaved'],
  ['[QUEUE-12] a queue', queues, '/queue', NOT_DONE],
  ['[TAG-08] a tag', tags, '/tags', NOT_DONE],
] as const)('%s whose creation, change or removal fails is told so', async (_, area, path, notSaved) => {
  // The thunks of all areas are alike except for the type of their fields.
  const { save, remove } = area as unknown as typeof tags;
  const fields = { name: 'Um' } as Parameters<typeof save>[0]['fields'];
  for (const [call, change, text] of [
    [`POST ${path}`, ({ store }: App) => store.dispatch(save({ id: null, fields })), notSaved],
    [`PUT ${path}/5`, ({ store }: App) => store.dispatch(save({ id: 5, fields })), notSaved],
    [`DELETE ${path}/5`, ({ store }: App) => store.dispatch(remove(5)), NOT_DONE],
  ] as const) {
    const app = signedInStore({ [call]: failed });
    await change(app);
    expect(app.calls.filter((one) => !one.startsWith('GET '))).toEqual([call]);
    expect(app.toasts()).toEqual([text]);
  }
});
