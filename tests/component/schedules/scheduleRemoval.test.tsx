import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createHeldRoute } from '@tests/support/hold';
import { aSchedule } from '@tests/support/records';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));

/** A deletion without an answer yet, whose dialog was left. */
const leaveDuringDeletion = async () => {
  const deletion = createHeldRoute();
  const { user, store } = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    { 'GET /schedules/5': { body: aSchedule() }, 'DELETE /schedules/5': deletion.route },
  );
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const question = await findQuestion('Excluir o agendamento?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(deletion.isAsked()).toBe(true));
  // The question is still closing above it.
  await user.click(screen.getAllByRole('button', { name: 'Cancelar' })[0]!);
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  return { store, fail: () => act(async () => deletion.answer({ status: 500, body: {} })) };
};

it('a deletion that fails after its dialog was left is told: the message would still be sent', async () => {
  const { fail } = await leaveDuringDeletion();
  await fail();
  expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
});

it('[ERR-04] a deletion that fails after the session has expired shows no toast', async () => {
  const { store, fail } = await leaveDuringDeletion();
  act(() => void store.dispatch(sessionEnded({ reason: 'expired', cause: 'test' })));
  await fail();
  await act(async () => {});
  expect(store.getState().toasts).toEqual([]);
});
