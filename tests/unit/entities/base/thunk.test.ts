import { describe, expect, it } from 'vitest';
import { Refusal } from '@/entities/base/failure';
import { createAppThunk } from '@/entities/base/thunk';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore, signedInStore } from '@tests/support/createTestStore';
import { toastsOf } from '@tests/support/sessionWorld';

const begun = () => {
  const app = signedInStore();
  return { ...app, toasts: () => toastsOf(app) };
};

const refuse = () => {
  throw new Refusal('test:why', { date: '1/2' });
};

const refusing = createAppThunk('thunkTest/refusing', refuse);
const silent = createAppThunk('thunkTest/silent', refuse, { silent: true });
const keyed = createAppThunk('thunkTest/keyed', refuse, { failureKey: 'test:failed' });
const broken = createAppThunk(
  'thunkTest/broken',
  () => {
    throw new TypeError('x is not a function');
  },
  { fallbackKey: 'test:notSaved' },
);
const signedInOnly = createAppThunk<number, number>('thunkTest/condition', (number) => number + 1, {
  condition: (number, { session }) => number > 0 && session.user !== null,
});
const ending = createAppThunk<string>('thunkTest/ending', (_, { dispatch }) => {
  dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
  return 'done';
});
const endingItself = createAppThunk<string>(
  'thunkTest/endingItself',
  (_, { dispatch }) => {
    dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    dispatch({ type: 'thunkTest/afterwards' });
    return 'done';
  },
  { changesSession: true },
);

describe('a failed thunk', () => {
  it('is shown with its reason, or with its own text', async () => {
    const app = begun();
    await app.store.dispatch(refusing());
    await app.store.dispatch(silent());
    await app.store.dispatch(keyed());
    await app.store.dispatch(broken());
    expect(app.toasts()).toMatchObject([
      { textKey: 'test:why', values: { date: '1/2' } },
      { textKey: 'test:failed' },
      { textKey: 'test:notSaved' },
    ]);
  });

  it('has a plain description of the failure', async () => {
    const answer = await begun().store.dispatch(keyed());
    expect(keyed.rejected.match(answer) && answer.error).toEqual({
      code: null,
      status: null,
      message: 'test:why',
      textKey: 'test:failed',
      values: { date: '1/2' },
    });
  });
});

describe('the condition of a thunk', () => {
  it('sees argument and state, and where it is false nothing happens', async () => {
    const app = createTestStore();
    const run = async (number: number) => (await app.store.dispatch(signedInOnly(number))).meta.requestStatus;
    expect(await run(1)).toBe('rejected');
    app.begin();
    expect(await run(0)).toBe('rejected');
    expect(await run(1)).toBe('fulfilled');
    expect(app.details.filter(({ message }) => message === 'A call failed')).toEqual([]);
    expect(await app.store.dispatch(signedInOnly(4)).unwrap()).toBe(5);
  });
});

describe('a thunk whose session is over', () => {
  it('fails in silence whatever it would have answered', async () => {
    const app = begun();
    const answer = await app.store.dispatch(ending());
    expect(ending.rejected.match(answer) && answer.error).toEqual({
      code: null,
      status: null,
      message: 'The session that asked is over',
      silent: true,
      isStale: true,
    });
  });

  it('answers all the same if ending the session is its work', async () => {
    expect(await begun().store.dispatch(endingItself()).unwrap()).toBe('done');
  });
});
