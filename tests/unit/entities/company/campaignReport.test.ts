import { describe, expect, it, vi } from 'vitest';
import type { Campaign } from '@/protocol/records/campaigns';
import { loadCampaignReport } from '@/entities/company/campaignReport/campaignReportSlice';
import { cancelCampaign, loadCampaign } from '@/entities/company/campaigns/campaignThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';

const NOTHING = { id: null, campaign: null, status: 'idle', finishes: 0, requestId: null };
const LOADING = { ...NOTHING, status: 'loading', requestId: expect.any(String) };

const campaign = (id: number, facts: Partial<Campaign> = {}): Campaign => ({
  id,
  name: `Campanha ${id}`,
  status: 'EM_ANDAMENTO',
  shipping: [],
  ...facts,
});

/** Campaigns 5 and 6, whose answers come when the test says so, in the order of the calls for each. */
const open = () => {
  const held: Record<number, ReturnType<typeof createHeldRoute>> = { 5: createHeldRoute(), 6: createHeldRoute() };
  const app = createTestStore({
    routes: {
      'GET /campaigns/5': held[5]!.route,
      'GET /campaigns/6': held[6]!.route,
      'POST /campaigns/6/cancel': { body: {} },
    },
  });
  app.begin();
  const { dispatch } = app.store;
  const asked = (id: number) => vi.waitFor(() => expect(held[id]?.isAsked()).toBe(true));
  const answer = (id: number, body: FakeAnswer) => held[id]?.answer(body);
  return {
    ...app,
    asked,
    answer,
    report: () => app.store.getState().campaignReport,
    /** Reads the report of a campaign to its end. */
    read: async (id: number, last: FakeAnswer): Promise<void> => {
      const reading = dispatch(loadCampaignReport(id));
      await asked(id);
      answer(id, last);
      await reading;
    },
    changed: (record: Campaign) => dispatch(serverEvents.campaign({ action: 'update', record })),
  };
};

describe('the report of a campaign', () => {
  it('[CREP-01] loads, and shows the campaign with its deliveries', async () => {
    const app = open();
    expect(app.report()).toEqual(NOTHING);
    const reading = app.store.dispatch(loadCampaignReport(5));
    await app.asked(5);
    expect(app.report()).toEqual({ ...LOADING, id: 5 });
    app.answer(5, { body: campaign(5) });
    await reading;
    expect(app.report()).toEqual({ ...NOTHING, id: 5, campaign: campaign(5), status: 'ready' });
  });

  it.each([
    ['refused', { status: 500, body: {} }],
    ['unreadable', { body: { id: null } }],
  ])(
    '[CREP-01] that is %s has failed, can be read again, and then stays whatever a later reading brings',
    async (_, broken) => {
      const app = open();
      await app.read(5, broken);
      expect(app.report()).toEqual({ ...NOTHING, id: 5, status: 'failed' });
      expect(app.store.getState().toasts).toEqual([]);
      const again = app.store.dispatch(loadCampaignReport(5));
      await app.asked(5);
      expect(app.report()).toEqual({ ...LOADING, id: 5 });
      app.answer(5, { body: campaign(5) });
      await again;
      await app.read(5, broken);
      expect(app.report()).toMatchObject({ campaign: campaign(5), status: 'ready' });
    },
  );

  it('stays on screen while it is read again', async () => {
    const app = open();
    await app.read(5, { body: campaign(5) });
    void app.store.dispatch(loadCampaignReport(5));
    await app.asked(5);
    expect(app.report()).toMatchObject({ campaign: campaign(5), status: 'ready' });
  });

  it('[CREP-01] of another campaign starts empty, and a late answer for the former one is dropped', async () => {
    const app = open();
    await app.read(5, { body: campaign(5) });
    const late = app.store.dispatch(loadCampaignReport(5));
    await app.asked(5);
    const next = app.store.dispatch(loadCampaignReport(6));
    await app.asked(6);
    expect(app.report()).toEqual({ ...LOADING, id: 6 });
    app.answer(5, { body: campaign(5) });
    await late;
    expect(app.report()).toEqual({ ...LOADING, id: 6 });
    app.answer(6, { body: campaign(6) });
    await next;
    expect(app.report()).toMatchObject({ id: 6, campaign: { id: 6 }, status: 'ready' });
  });

  it('takes no failure of the campaign that was on screen before', async () => {
    const app = open();
    const late = app.store.dispatch(loadCampaignReport(5));
    await app.asked(5);
    void app.store.dispatch(loadCampaignReport(6));
    app.answer(5, { status: 500, body: {} });
    await late;
    expect(app.report()).toEqual({ ...LOADING, id: 6 });
  });

  it('stays when another campaign is read meanwhile, as after it was stopped in the list', async () => {
    const app = open();
    const stopping = app.store.dispatch(cancelCampaign(6));
    await app.asked(6);
    await app.read(5, { body: campaign(5) });
    app.answer(6, { body: campaign(6) });
    await stopping;
    const dialog = app.store.dispatch(loadCampaign(6));
    await app.asked(6);
    app.answer(6, { status: 500, body: {} });
    await dialog;
    expect(app.report()).toMatchObject({ id: 5, campaign: { id: 5 }, status: 'ready' });
  });

  it('takes what any other reading brings of its campaign', async () => {
    const app = open();
    await app.read(6, { body: campaign(6) });
    const stopping = app.store.dispatch(cancelCampaign(6));
    await app.asked(6);
    app.answer(6, { body: campaign(6, { status: 'CANCELADA' }) });
    await stopping;
    expect(app.report()).toMatchObject({ campaign: { status: 'CANCELADA' } });
  });

  it('does not outlive the session', async () => {
    const app = open();
    await app.read(5, { body: campaign(5) });
    app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    expect(app.report()).toEqual(NOTHING);
  });
});

describe('a live update', () => {
  it('[CREP-08] changes the report and keeps what it lacks; each one that says finished is counted', async () => {
    const app = open();
    const contacts = [{ id: 1, name: 'Bia', number: '1', isWhatsappValid: true }];
    const shipping = [{ id: 1, deliveredAt: '2026-11-21T12:00:00.000Z' }];
    await app.read(5, { body: campaign(5, { shipping, contactList: { id: 2, name: 'Lista', contacts } }) });
    const event = { id: 5, name: 'Natal', status: 'FINALIZADA', contactList: { id: 2, name: 'Clientes' } };
    app.changed(event);
    expect(app.report()).toMatchObject({
      campaign: { ...event, shipping, contactList: { id: 2, name: 'Clientes', contacts } },
      finishes: 1,
    });
    app.changed(event);
    app.changed({ ...event, status: 'CANCELADA' });
    expect(app.report()).toMatchObject({ campaign: { status: 'CANCELADA' }, finishes: 2 });
  });

  it('of another campaign, or a deletion, changes nothing', async () => {
    const app = open();
    await app.read(5, { body: campaign(5) });
    const before = app.report();
    app.changed(campaign(6, { status: 'FINALIZADA' }));
    app.store.dispatch(serverEvents.campaign({ action: 'delete', id: 5 }));
    expect(app.report()).toBe(before);
  });

  it('that comes before the answer has the report read again: the answer may be the older one', async () => {
    const app = open();
    const reading = app.store.dispatch(loadCampaignReport(5));
    await app.asked(5);
    app.changed(campaign(5, { status: 'FINALIZADA' }));
    expect(app.report()).toMatchObject({ id: 5, campaign: null, status: 'loading', finishes: 1 });
    app.answer(5, { body: campaign(5) });
    await reading;
    // Its deliveries are as old as the answer.
    expect(app.report()).toMatchObject({ campaign: { status: 'FINALIZADA' }, finishes: 1 });
  });
});
