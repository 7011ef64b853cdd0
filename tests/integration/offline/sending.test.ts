import { describe, expect, it } from 'vitest';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { retryOutbox, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import { createJumpClock } from '@tests/support/fakes/jumpClock';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { createLine } from './line';
import { ownTexts } from './truth';
import { ANA, isLost, isOnline, rowOf, show } from './workday';

const SEND = { method: 'POST', path: /^\/messages\// } as const;

const createDesk = async () => {
  const world = await createDemoWorld();
  const clock = createJumpClock();
  const line = createLine();
  const app = world.app({ clock, adapter: line.adapter });
  await signInLive(app, ANA);
  const { id } = rowOf(app, 'open');
  await show(app, id);
  const entries = (of: LiveApp = app) => selectOutboxOfTicket(of.store.getState(), id);
  return {
    world,
    app,
    clock,
    line,
    id,
    entries,
    faults: world.server.control.faults,
    send: (body: string) => app.store.dispatch(sendText({ ticketId: id, body })),
    stored: (body: string) => ownTexts(world.server.control, id).filter((text) => text === body).length,
    reaches: (state: string) => app.until(() => entries()[0]?.state === state, `a text that is ${state}`),
    isEmpty: () => app.until(() => entries().length === 0, 'an empty outbox'),
    /** Its answer never arrived. */
    isUnanswered: () => app.until(() => entries()[0]?.state === 'sending'),
  };
};

type Desk = Awaited<ReturnType<typeof createDesk>>;

describe('a text whose answer does not arrive', () => {
  it.each([
    ['the line breaks before the server acted', (desk: Desk) => desk.faults.add({ ...SEND, kind: 'drop' })],
    [
      'a proxy answers for a server that is gone',
      (desk: Desk) => desk.faults.add({ ...SEND, kind: 'answer', status: 504, body: '<html>Gateway time-out</html>' }),
    ],
  ])('[OFF-07] because %s is not confirmed after 60 s, and is sent once the user says so', async (_, fail) => {
    const desk = await createDesk();
    fail(desk);
    await desk.send('uma vez');
    await desk.isUnanswered();
    await desk.line.isQuiet();
    expect(desk.entries()[0]?.state).toBe('sending');
    desk.clock.jump(60_000);
    await desk.reaches('unconfirmed');
    expect(desk.stored('uma vez')).toBe(0);
    await desk.app.store.dispatch(retryOutbox(desk.entries()[0]?.id ?? ''));
    await desk.isEmpty();
    expect(desk.stored('uma vez')).toBe(1);
  });

  it('[OFF-07] in time is found by its late echo and not sent again, though the server acted later', async () => {
    const desk = await createDesk();
    desk.faults.add({ ...SEND, kind: 'hang' });
    await desk.send('devagar');
    await desk.isUnanswered();
    await desk.line.giveUp();
    await desk.line.isQuiet();
    expect([desk.entries()[0]?.state, desk.stored('devagar')]).toEqual(['sending', 0]);
    desk.faults.clear();
    await desk.isEmpty();
    expect(desk.stored('devagar')).toBe(1);
    desk.clock.jump(120_000);
    // Later messages would be sent after it.
    await desk.send('e depois');
    await desk.isEmpty();
    expect([desk.stored('devagar'), desk.stored('e depois')]).toEqual([1, 1]);
  });

  it('[OFF-07] because the connection broke after the server acted is found when the conversation is read again', async () => {
    const desk = await createDesk();
    desk.world.server.control.endSockets('drop');
    desk.faults.add({ ...SEND, kind: 'loseAnswer' });
    await desk.send('no escuro');
    await isLost(desk.app);
    desk.app.machine.networkBack();
    await isOnline(desk.app);
    await desk.isEmpty();
    expect(desk.stored('no escuro')).toBe(1);
  });
});

describe('a text the server refuses', () => {
  it.each([
    [400, 'ERR_SENDING_WAPP_MSG'],
    [500, 'ERR_SENDING_WAPP_MSG'],
    [404, 'ERR_NO_TICKET_FOUND'],
  ])('[OFF-06] with %i is marked failed with %s, delays no other text and can be sent again', async (status, error) => {
    const desk = await createDesk();
    desk.faults.add({ ...SEND, kind: 'answer', status, body: { error } });
    await desk.send('recusada');
    await desk.send('seguinte');
    await desk.reaches('failed');
    expect(desk.entries()[0]).toMatchObject({ body: 'recusada', reason: error });
    await desk.app.until(() => desk.entries().length === 1, 'the next one to leave');
    expect([desk.stored('recusada'), desk.stored('seguinte')]).toEqual([0, 1]);
    await desk.app.store.dispatch(retryOutbox(desk.entries()[0]?.id ?? ''));
    await desk.isEmpty();
    expect(desk.stored('recusada')).toBe(1);
  });
});

describe('an app that closes', () => {
  it('[OFF-05][OFF-07][NTV-18] with waiting texts and one being sent: the next start sends the first and only looks for the other', async () => {
    const desk = await createDesk();
    desk.faults.add({ ...SEND, kind: 'loseAnswer' });
    await desk.send('a caminho');
    await desk.send('na fila');
    await desk.app.until(() => desk.entries().some(({ state }) => state === 'sending'));
    desk.app.stop();
    const next = desk.world.app({ local: desk.app.local, cookies: desk.app.cookies });
    await signInLive(next, ANA);
    await next.until((state) => state.outbox.loaded && selectOutboxOfTicket(state, desk.id).length === 0);
    await show(next, desk.id);
    expect(ownTexts(desk.world.server.control, desk.id).slice(-2)).toEqual(['a caminho', 'na fila']);
    expect(
      selectThreadMessages(next.store.getState(), desk.id)
        .slice(-2)
        .map(({ body }) => body),
    ).toEqual(['a caminho', 'na fila']);
  });

  it('[OFF-04][OFF-08] because the account was used elsewhere writes drafts and outbox to disk before the page reloads', async () => {
    const desk = await createDesk();
    const { app, world } = desk;
    await world.stop();
    await isLost(app);
    await desk.send('espera');
    app.store.dispatch(draftChanged({ ticketId: desk.id, text: 'meio escr', quotedMsgId: null }));
    await world.start();
    app.machine.networkBack();
    world.server.control.faults.add({ ...SEND, kind: 'hang', times: 9 });
    await isOnline(app);
    app.store.dispatch(draftChanged({ ticketId: desk.id, text: 'meio escrito' }));
    world.server.control.loginElsewhere(ANA);
    await app.until(({ session }) => session.ended === 'elsewhere');
    expect(app.callLog.reloads).toBe(0);
    desk.clock.jump(1_000);
    await expect.poll(() => app.callLog.reloads).toBe(1);
    const account = `${world.server.url}#2`;
    expect(await app.services.storage.drafts.readAll(account)).toMatchObject([{ text: 'meio escrito' }]);
    expect(await app.services.storage.outbox.readAll(account)).toMatchObject([{ body: 'espera' }]);
    world.server.control.faults.clear();
    const next = world.app();
    await signInLive(next, ANA);
    await next.until((state) => selectDraft(state, desk.id)?.text === 'meio escrito', 'the draft');
    await next.until((state) => state.outbox.loaded && selectOutboxOfTicket(state, desk.id).length === 0);
    expect(desk.world.server.control.snapshot(1).messages.filter(({ body }) => body === 'espera')).toHaveLength(1);
  });
});
