import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schedules } from '@/entities/company/schedules/schedules';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const whole = aSchedule();
const { contact: _left, ...record } = whole;
const BROKEN: FakeAnswer = { status: 502, body: {} };
const NAMELESS: FakeAnswer = { body: record };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The calendar is on screen, and the schedule is read with these answers. */
const open = (...answers: readonly FakeAnswer[]) => {
  const { asked, route } = createRecordedRoute(...answers);
  const app = createTestStore({ routes: { 'GET /schedules/5': route } });
  const begin = () => {
    app.begin();
    app.store.dispatch(schedules.viewShown({ view: 'page', shown: true }));
  };
  /** An event tells of the schedule, without its contact. */
  const tell = async () => {
    app.store.dispatch(serverEvents.schedule({ action: 'update', record }));
    await vi.advanceTimersByTimeAsync(500);
  };
  const end = () => app.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
  begin();
  return { asked, begin, end, tell, contact: () => schedules.selectById(app.store.getState(), 5)?.contact };
};

it('a new schedule whose contact could not be read is read again at its next event, not before', async () => {
  const { asked, tell, contact } = open(BROKEN, { body: whole });
  await tell();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(contact()).toBeUndefined();
  await tell();
  expect(asked).toHaveLength(2);
  expect(contact()).toEqual(whole.contact);
});

it('a schedule of which the server never says the contact is read once in a session, and once in the next one', async () => {
  const { asked, begin, end, tell } = open(NAMELESS);
  await tell();
  await tell();
  expect(asked).toHaveLength(1);
  end();
  begin();
  await tell();
  await tell();
  expect(asked).toHaveLength(2);
});
