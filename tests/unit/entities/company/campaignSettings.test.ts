import { describe, expect, it, vi } from 'vitest';
import { type CampaignPace, DEFAULT_CAMPAIGN_PACE } from '@/domain/company/campaigns';
import {
  loadCampaignSettings,
  saveCampaignSettings,
  selectCampaignPace,
} from '@/entities/company/campaignSettings/campaignSettings';
import { sessionEnded } from '@/entities/session/sessionActions';
import type { CampaignSetting } from '@/protocol/records/campaigns';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute, hold } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const BROKEN = { status: 500, body: {} };
const IDLE = { byKey: {}, status: 'idle', load: null };
const setting = (key: string, value: string) => ({ key, value });
const settings: CampaignPace = {
  messageInterval: 5,
  longerIntervalAfter: 20,
  greaterInterval: 60,
  variables: [{ key: 'site', value: 'x.com' }],
};

const open = (
  reads: readonly FakeAnswer[] | (() => FakeAnswer | Promise<FakeAnswer>),
  saved: FakeAnswer = { body: [] },
) => {
  const post = createRecordedRoute(saved);
  const app = createTestStore({
    routes: {
      'GET /campaign-settings': typeof reads === 'function' ? reads : createRecordedRoute(...reads).route,
      'POST /campaign-settings': post.route,
    },
  });
  app.begin();
  return {
    ...app,
    post,
    load: () => app.store.dispatch(loadCampaignSettings()),
    save: () => app.store.dispatch(saveCampaignSettings(settings)),
    state: () => app.store.getState().campaignSettings,
  };
};

describe('the settings of campaigns', () => {
  it('[CALL-97] are idle, then load, then are known by their keys', async () => {
    // Some servers write a number as such.
    const body = [setting('messageInterval', '10'), { key: 'greaterInterval', value: 80 }, setting('variables', '[]')];
    const app = open([{ body }]);
    expect(app.state()).toEqual(IDLE);
    const reading = app.load();
    expect(app.state()).toMatchObject({ byKey: {}, status: 'loading' });
    await reading;
    expect(app.state()).toEqual({
      byKey: {
        messageInterval: setting('messageInterval', '10'),
        greaterInterval: setting('greaterInterval', '80'),
        variables: setting('variables', '[]'),
      },
      status: 'ready',
      load: null,
    });
  });

  it('[CCONF-05] [CALL-97] that are read again are the whole answer: a key that is gone has its default', async () => {
    const app = open([
      { body: [setting('messageInterval', '10'), setting('greaterInterval', '80')] },
      { body: [setting('messageInterval', '15')] },
    ]);
    await app.load();
    await app.load();
    expect(app.state()).toEqual({
      byKey: { messageInterval: setting('messageInterval', '15') },
      status: 'ready',
      load: null,
    });
    expect(selectCampaignPace(app.store.getState())).toEqual({ ...DEFAULT_CAMPAIGN_PACE, messageInterval: 15 });
  });

  it('[CALL-97] that cannot be read are shown as such by the page alone, and load again at the next attempt', async () => {
    const app = open([BROKEN, { body: [] }]);
    await app.load();
    expect(app.state()).toEqual({ byKey: {}, status: 'failed', load: null });
    expect(app.toasts()).toEqual([]);
    const again = app.load();
    expect(app.state().status).toBe('loading');
    await again;
    expect(app.state()).toEqual({ byKey: {}, status: 'ready', load: null });
  });

  it('stay in use while they are read again, and when that fails, which the page says', async () => {
    const app = open([{ body: [setting('messageInterval', '10')] }, BROKEN]);
    await app.load();
    const known = app.state();
    const again = app.load();
    expect(app.state()).toMatchObject({ byKey: known.byKey, status: 'ready' });
    await again;
    expect(app.state()).toEqual({ ...known, status: 'failed' });
  });

  it('[CCONF-10] [CALL-98] are saved as a whole; the answer changes the keys it has', async () => {
    const app = open([{ body: [setting('messageInterval', '10'), setting('greaterInterval', '80')] }], {
      body: [setting('messageInterval', '5')],
    });
    await app.load();
    await app.save();
    expect(app.post.asked.map(({ body }) => body)).toEqual([{ settings }]);
    expect(app.state()).toEqual({
      byKey: { messageInterval: setting('messageInterval', '5'), greaterInterval: setting('greaterInterval', '80') },
      status: 'ready',
      load: null,
    });
    expect(app.toasts()).toEqual([]);
  });

  it('[CALL-98] that are not saved stay as they were, with a text of their own', async () => {
    const app = open([{ body: [setting('messageInterval', '10')] }], BROKEN);
    await app.load();
    const known = app.state();
    await app.save();
    expect(app.state()).toEqual(known);
    expect(app.toasts()).toEqual(['campaigns:config.notSaved']);
  });

  it('follow their events, known before or not', () => {
    const app = open([]);
    app.store.dispatch(
      serverEvents.campaignSettings({ action: 'update', records: [setting('greaterInterval', '40')] }),
    );
    expect(app.state()).toEqual({
      byKey: { greaterInterval: setting('greaterInterval', '40') },
      status: 'idle',
      load: null,
    });
    expect(selectCampaignPace(app.store.getState())).toEqual({ ...DEFAULT_CAMPAIGN_PACE, greaterInterval: 40 });
  });

  it('keep what an event or a save told while they were read, which is newer than the answer', async () => {
    const answer = createHeldRoute();
    const app = open(answer.route, { body: [setting('messageInterval', '5')] });
    const tell = (records: CampaignSetting[]) =>
      app.store.dispatch(serverEvents.campaignSettings({ action: 'update', records }));
    tell([setting('longerIntervalAfter', '7')]);
    const reading = app.load();
    await vi.waitFor(() => expect(answer.isAsked()).toBe(true));
    tell([setting('greaterInterval', '40')]);
    await app.save();
    answer.answer({ body: [setting('greaterInterval', '80'), setting('messageInterval', '10')] });
    await reading;
    expect(app.state().byKey).toEqual({
      greaterInterval: setting('greaterInterval', '40'),
      messageInterval: setting('messageInterval', '5'),
    });
  });

  it('that are read twice at once are those of the later call, whichever answer comes last', async () => {
    const answers = [hold<FakeAnswer>(), hold<FakeAnswer>()];
    let calls = 0;
    const app = open(() => answers[calls++]?.held ?? BROKEN);
    const reads = [app.load(), app.load()];
    answers[1]?.release({ body: [setting('messageInterval', '15')] });
    await reads[1];
    answers[0]?.release({ body: [setting('messageInterval', '10')] });
    await reads[0];
    expect(app.state()).toMatchObject({ byKey: { messageInterval: { value: '15' } }, status: 'ready' });
  });

  it('do not outlive the session', async () => {
    const app = open([{ body: [setting('messageInterval', '10')] }]);
    await app.load();
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    expect(app.state()).toEqual(IDLE);
  });

  it('are the same object until they change', async () => {
    const app = open([{ body: [setting('messageInterval', '10')] }]);
    await app.load();
    const pace = selectCampaignPace(app.store.getState());
    app.store.dispatch({ type: 'other' });
    expect(selectCampaignPace(app.store.getState())).toBe(pace);
  });
});
