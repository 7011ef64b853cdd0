import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { dialogOpened } from '@/store/dialogs';
import { toastDismissed } from '@/store/toasts';
import { renderDialog } from '@tests/support/rendering/renderDialog';
import { ownCalls, type } from '@tests/support/rendering/renderPage';

const juliana = { id: 7, name: 'Juliana Prado' };
const stored = aSchedule({ contact: juliana, sendAt: '2100-11-22T12:30:00.000Z' });
const SAVED = 'Agendamento salvo.';
/** Longer than what stands for a title that the server did not store. */
const WISH = 'Parabéns pelo dia! Que o novo ano traga paz, saúde e muitas alegrias.';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));

const openNew = (routes: FakeRoutes = {}) =>
  renderDialog({ type: 'schedule', scheduleId: null, contact: juliana }, routes);
const openStored = (facts: object = {}, routes: FakeRoutes = {}) =>
  renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    { 'GET /schedules/5': { body: { ...stored, ...facts } }, ...routes },
  );
const notify = () => screen.queryByRole('switch', { name: 'Avisar-me quando for enviada' });
type User = Awaited<ReturnType<typeof openNew>>['user'];
const fill = () => {
  type('Título', 'Aniversário');
  type('Mensagem', WISH);
};
const save = async (user: User) => {
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText(SAVED);
};

it('[SCHED-22] [CALL-45] is off by default, and then not requested', async () => {
  const { user, calls } = await openNew({ 'POST /schedules': { body: stored } });
  expect(notify()).not.toBeChecked();
  fill();
  await save(user);
  expect(calls).not.toContain('POST /notifications');
});

it('[SCHED-22] [CALL-45] [CALL-82] is saved when switched on, and requested once after the save', async () => {
  const create = createRecordedRoute({ body: stored });
  const notice = createRecordedRoute({ status: 201, body: { message: 'Notificação criada' } });
  const routes = { 'POST /schedules': create.route, 'POST /notifications': notice.route };
  const { user, store, calls } = await openNew(routes);
  fill();
  await user.click(notify()!);
  await save(user);
  expect(create.asked[0]?.body).toMatchObject({ isSendNotification: true });
  expect(notice.asked.map(({ body }) => body)).toEqual([
    { body: WISH, type: 'schedule', companyId: 1, userId: 10, contactId: 7 },
  ]);
  expect(ownCalls(calls).slice(-2)).toEqual(['POST /schedules', 'POST /notifications']);
  // Its answer is not told.
  expect(store.getState().toasts.map(({ textKey }) => textKey)).toEqual(['schedules:dialog.saved']);
});

it('[SCHED-22] [CALL-45] [CALL-82] a refused save requests nothing, and is not told as one that succeeded', async () => {
  const { user, calls } = await openNew({ 'POST /schedules': { status: 400, body: { error: 'x' } } });
  fill();
  await user.click(notify()!);
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await screen.findByText('Não foi possível salvar. Confira os dados e tente novamente.');
  expect(screen.queryByText('Agendamento salvo.')).not.toBeInTheDocument();
  expect(calls).not.toContain('POST /notifications');
});

it.each([
  [true, 'kept', true],
  [false, 'kept', false],
  [true, 'switched', false],
  [false, 'switched', true],
])(
  '[SCHED-18] [SCHED-22] [CALL-45] [CALL-84] the stored value %s is %s by an edit, which requests it if it is on; the picture is kept',
  async (stands, way, on) => {
    const update = createRecordedRoute({ body: stored });
    const notice = createRecordedRoute({ status: 201, body: '' });
    const routes = { 'PUT /schedules/5': update.route, 'POST /notifications': notice.route };
    const facts = { isSendNotification: stands, mediaPath: '1_bolo.png', mediaName: 'bolo.png' };
    const { user, calls } = await openStored(facts, routes);
    expect((notify() as HTMLButtonElement).ariaChecked).toBe(String(stands));
    if (way === 'switched') await user.click(notify()!);
    fill();
    await save(user);
    const typed = { title: 'Aniversário', body: WISH };
    expect(update.asked[0]?.body).toMatchObject({ ...typed, isSendNotification: on });
    const sent = { body: typed.body, type: 'schedule', companyId: 1, userId: 10, contactId: 7 };
    expect(notice.asked).toEqual(on ? [{ query: undefined, body: sent }] : []);
    expect(calls.filter((call) => call.includes('media-upload'))).toEqual([]);
  },
);

it('[SCHED-22] [CALL-45] a notice that fails otherwise is not told, and leaves the switch for the next one', async () => {
  // A code that other calls tell by a toast.
  const refused = { status: 500, body: { error: 'ERR_NO_CONTACT_FOUND' } };
  const routes = { 'POST /schedules': { body: stored }, 'POST /notifications': refused };
  const { user, store, calls } = await openNew(routes);
  fill();
  await user.click(notify()!);
  await save(user);
  expect(calls).toContain('POST /notifications');
  expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);
  await act(async () => void store.dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact: juliana })));
  expect(notify()).toBeInTheDocument();
});

it('[SCHED-22] [CALL-45] a server without the call hides the switch for the session, without an error; a stored value is kept', async () => {
  const create = createRecordedRoute({ body: { ...stored, id: 6 } });
  const update = createRecordedRoute({ body: stored });
  const { user, store, calls } = await openNew({
    'POST /schedules': create.route,
    'GET /schedules/5': { body: { ...stored, isSendNotification: true } },
    'PUT /schedules/5': update.route,
  });
  fill();
  await user.click(notify()!);
  await save(user);
  expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success']);

  const again = async (scheduleId: number | null) => {
    await act(async () => {
      store.dispatch(toastDismissed(store.getState().toasts[0]!.id));
      store.dispatch(dialogOpened({ type: 'schedule', scheduleId, contact: juliana }));
    });
    await screen.findByRole('button', { name: /Salvar$/ });
    expect(notify()).not.toBeInTheDocument();
  };
  await again(null);
  fill();
  await save(user);
  expect(create.asked[1]?.body).toMatchObject({ isSendNotification: false });
  await again(5);
  await save(user);
  expect(update.asked[0]?.body).toMatchObject({ isSendNotification: true });
  expect(calls.filter((call) => call === 'POST /notifications')).toHaveLength(1);
  // The next session may be that of another server.
  act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
  expect(store.getState().absentCalls.scheduleNotice).toBe(false);
});
