import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addNote, loadNotes, removeNote, selectNotes } from '@/entities/conversations/ticketNotes/ticketNotes';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createHeldRoute } from '@tests/support/hold';

const place = { ticketId: 1, contactId: 1_001 };
const bruno = { id: 11, name: 'Bruno' };
const note = (id: number) => ({ id, note: `Nota ${id}`, user: bruno });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

const createWorld = (routes: FakeRoutes = {}) => {
  const sent: unknown[] = [];
  const app = createTestStore({
    routes: {
      'GET /ticket-notes/list': { body: [note(2), note(1)] },
      'POST /ticket-notes': ({ data }) => {
        sent.push(JSON.parse(String(data)));
        return { body: { id: 3, note: 'Nova' } };
      },
      'DELETE /ticket-notes/2': { body: { message: 'ok' } },
      ...routes,
    },
  });
  app.begin();
  const { dispatch, getState } = app.store;
  return {
    ...app,
    dispatch,
    sent,
    list: (ticketId = 1) => selectNotes(getState(), ticketId),
    ids: (ticketId = 1) => selectNotes(getState(), ticketId).notes.map(({ id }) => id),
    begun: () =>
      Object.fromEntries(Object.values(getState().drafts.byTicket).map(({ ticketId, note }) => [ticketId, note])),
  };
};

describe('the notes of a ticket', () => {
  it('[CDRAWER-04] are unknown at first, then loading, then there; the notes of other tickets are another list', async () => {
    const world = createWorld();
    expect(world.list()).toEqual({ notes: [], status: 'idle' });
    const reading = world.dispatch(loadNotes(place));
    expect(world.list()).toEqual({ notes: [], status: 'loading' });
    await reading;
    expect(world.list()).toEqual({ notes: [note(2), note(1)], status: 'ready' });
    expect(world.list(2)).toEqual({ notes: [], status: 'idle' });
  });

  it('[CDRAWER-04] stay on screen while they are read again, and when that fails', async () => {
    let isDown = false;
    const world = createWorld({
      'GET /ticket-notes/list': () => (isDown ? { status: 500 } : { body: [note(1)] }),
    });
    await world.dispatch(loadNotes(place));
    isDown = true;
    const reading = world.dispatch(loadNotes(place));
    expect(world.list().status).toBe('ready');
    await reading;
    expect(world.list()).toEqual({ notes: [note(1)], status: 'ready' });
  });

  it('[CDRAWER-04] [CALL-42] that cannot be read say so without a toast, and can be read again', async () => {
    let isDown = true;
    const world = createWorld({
      'GET /ticket-notes/list': () => (isDown ? { status: 500 } : { body: [note(1)] }),
    });
    await world.dispatch(loadNotes(place));
    expect(world.list()).toEqual({ notes: [], status: 'failed' });
    expect(world.toasts()).toEqual([]);
    isDown = false;
    const again = world.dispatch(loadNotes(place));
    expect(world.list().status).toBe('loading');
    await again;
    expect(world.ids()).toEqual([1]);
  });

  it('go with a removed ticket, but not the text begun; both go with the session', async () => {
    const world = createWorld();
    for (const ticketId of [1, 2]) {
      await world.dispatch(loadNotes({ ...place, ticketId }));
      world.dispatch(draftChanged({ ticketId, note: `Texto ${ticketId}` }));
    }
    world.dispatch(ticketRemoved({ ticketId: 1 }));
    expect([world.ids(1), world.ids(2), world.begun()]).toEqual([[], [2, 1], { 1: 'Texto 1', 2: 'Texto 2' }]);
    expect(world.list(1).status).toBe('idle');
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.store.getState().ticketNotes).toEqual({ byTicket: {}, adding: {} });
    expect(world.begun()).toEqual({});
  });
});

describe('a text begun', () => {
  it('is kept for its ticket until it is empty', () => {
    const world = createWorld();
    world.dispatch(draftChanged({ ticketId: 1, note: 'Liga' }));
    world.dispatch(draftChanged({ ticketId: 2, note: 'Outra' }));
    world.dispatch(draftChanged({ ticketId: 1, note: 'Ligar' }));
    expect(world.begun()).toEqual({ 1: 'Ligar', 2: 'Outra' });
    world.dispatch(draftChanged({ ticketId: 1, note: '' }));
    expect(world.begun()).toEqual({ 2: 'Outra' });
  });

  it('[CDRAWER-06] [CALL-43] is kept when the note is refused, and goes once it is saved', async () => {
    let isDown = true;
    const world = createWorld({ 'POST /ticket-notes': () => (isDown ? { status: 500 } : { body: note(3) }) });
    world.dispatch(draftChanged({ ticketId: 1, note: 'Ligar' }));
    await world.dispatch(addNote({ ...place, note: 'Ligar' }));
    expect(world.begun()).toEqual({ 1: 'Ligar' });
    isDown = false;
    await world.dispatch(addNote({ ...place, note: 'Ligar' }));
    expect(world.begun()).toEqual({});
  });
});

it('[CDRAWER-06] a text that was typed further while its note was saved is kept', async () => {
  const world = createWorld();
  world.dispatch(draftChanged({ ticketId: 1, note: ' Ligar ' }));
  const adding = world.dispatch(addNote({ ...place, note: 'Ligar' }));
  world.dispatch(draftChanged({ ticketId: 1, note: 'Ligar amanhã' }));
  await adding;
  expect(world.begun()).toEqual({ 1: 'Ligar amanhã' });
  world.dispatch(draftChanged({ ticketId: 1, note: ' Nova ' }));
  await world.dispatch(addNote({ ...place, note: 'Nova' }));
  expect(world.begun()).toEqual({});
});

describe('a new note', () => {
  it('[CALL-43] [CDRAWER-06] is sent with ticket and contact, and stands on top with the signed-in user as its author', async () => {
    const world = createWorld();
    await world.dispatch(loadNotes(place));
    await world.dispatch(addNote({ ...place, note: 'Nova' }));
    expect(world.sent).toEqual([{ ...place, note: 'Nova' }]);
    expect(world.list().notes[0]).toEqual({ id: 3, note: 'Nova', user: { id: 10, name: 'Ana Ribeiro' } });
    expect(world.ids()).toEqual([3, 2, 1]);
  });

  it('[CDRAWER-06] is shown even if the notes were never read', async () => {
    const world = createWorld();
    await world.dispatch(addNote({ ...place, note: 'Nova' }));
    expect(world.ids()).toEqual([3]);
  });

  it('[CDRAWER-06] [CALL-43] whose answer is unreadable adds nothing', async () => {
    const world = createWorld({ 'POST /ticket-notes': { body: {} } });
    await world.dispatch(loadNotes(place));
    await world.dispatch(addNote({ ...place, note: 'Nova' }));
    expect(world.ids()).toEqual([2, 1]);
  });

  it('[CDRAWER-06] [CALL-43] is not lost to an answer that was asked for before', async () => {
    const list = createHeldRoute();
    const world = createWorld({ 'GET /ticket-notes/list': list.route });
    const reading = world.dispatch(loadNotes(place));
    const adding = world.dispatch(addNote({ ...place, note: 'Nova' }));
    await settle();
    list.answer({ body: [note(2), note(1)] });
    await settle();
    await Promise.all([reading, adding]);
    expect(world.ids()).toEqual([3, 2, 1]);
  });
});

describe('a deleted note', () => {
  it('[CALL-44] [CDRAWER-07] leaves the list once the server has deleted it, and stays after a refusal', async () => {
    const world = createWorld({ 'DELETE /ticket-notes/1': { status: 400, body: { error: 'ERR_NO_PERMISSION' } } });
    await world.dispatch(loadNotes(place));
    const removing = world.dispatch(removeNote({ ticketId: 1, noteId: 2 }));
    expect(world.ids()).toEqual([2, 1]);
    await removing;
    expect(world.ids()).toEqual([1]);
    await world.dispatch(removeNote({ ticketId: 1, noteId: 1 }));
    expect(world.ids()).toEqual([1]);
    expect(world.toasts()).toEqual(['errors:ERR_NO_PERMISSION']);
  });

  it('[CDRAWER-07] does not come back with an answer that was asked for before', async () => {
    const list = createHeldRoute();
    const world = createWorld({ 'GET /ticket-notes/list': list.route });
    const first = world.dispatch(loadNotes(place));
    await settle();
    list.answer({ body: [note(2), note(1)] });
    await settle();
    await first;
    const again = world.dispatch(loadNotes(place));
    const removing = world.dispatch(removeNote({ ticketId: 1, noteId: 2 }));
    await settle();
    list.answer({ body: [note(2), note(1)] });
    await settle();
    await Promise.all([again, removing]);
    expect(world.ids()).toEqual([1]);
  });
});
