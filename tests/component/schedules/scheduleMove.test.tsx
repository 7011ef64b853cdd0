import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedules } from '@/entities/company/schedules/schedules';
import { eventsByDay, type CalendarEvent } from '@/features/schedules/calendar/calendarEvents';
import { useScheduleMove } from '@/features/schedules/calendar/useScheduleMove';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderPage } from '@tests/support/rendering/renderPage';

const NOW = new Date(2026, 10, 21, 14, 5);
const boleto = aSchedule({ isSendNotification: false });
const eventOf = (schedule: typeof boleto) =>
  eventsByDay([schedule], NOW.getTime()).get('2026-11-22')?.[0] as CalendarEvent;

/** What the calendar does when an event is dropped on a day; a real pointer needs a layout, which jsdom lacks. */
const daysOf = (schedule: typeof boleto) => () => {
  const move = useScheduleMove();
  return ['2026-11-20', '2026-11-21', '2026-11-23'].map((day) => (
    <button key={day} type="button" onClick={() => void move(eventOf(schedule), day)}>
      {day}
    </button>
  ));
};

const open = async (read: FakeAnswer = { body: boleto }, schedule = boleto, saved: FakeAnswer = { body: schedule }) => {
  const { asked, route } = createRecordedRoute(saved);
  const notice = createRecordedRoute({ body: {} });
  const { user, store, calls } = await renderPage(daysOf(schedule), {
    routes: { 'GET /schedules/5': read, 'PUT /schedules/5': route, 'POST /notifications': notice.route },
  });
  return {
    asked,
    calls,
    store,
    noticed: notice.asked,
    letGoOn: (day: string) => user.click(screen.getByRole('button', { name: day })),
  };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('an event dragged to another day', () => {
  it.each([
    ['2026-11-20', '20/11/2026 09:30 já passou. Escolha uma data futura.'],
    ['2026-11-21', '21/11/2026 09:30 já passou. Escolha uma data futura.'],
  ])('[FMT-03] is refused with the reason when its time on %s is in the past', async (day, reason) => {
    const { asked, letGoOn } = await open();
    await letGoOn(day);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  const confirm = async () => {
    const question = within(await findQuestion('Mover “Boleto”?'));
    expect(question.getByText('O envio passa de 22/11/2026 09:30 para 23/11/2026 09:30.')).toBeInTheDocument();
    fireEvent.click(question.getByRole('button', { name: 'Mover' }));
  };

  it('[SCHED-18] [CALL-84] [FMT-03] [LIST-08] is moved after a confirmation, as it is stored by then', async () => {
    const { asked, letGoOn } = await open({ body: { ...boleto, body: 'O boleto vence hoje' } });
    await letGoOn('2026-11-23');
    await findQuestion('Mover “Boleto”?');
    expect(asked).toEqual([]);
    await confirm();
    expect(await screen.findByText('Agendamento salvo.')).toBeInTheDocument();
    expect(asked.map(({ body }) => body)).toEqual([
      {
        title: 'Boleto',
        body: 'O boleto vence hoje',
        contactId: 7,
        sendAt: new Date(2026, 10, 23, 9, 30).toISOString(),
        isSendNotification: false,
        userId: 10,
        companyId: 1,
        status: 'PENDENTE',
      },
    ]);
  });

  it('is not moved to a time that passed while the question stood open: it would never be sent', async () => {
    const { asked, letGoOn } = await open();
    await letGoOn('2026-11-23');
    await findQuestion('Mover “Boleto”?');
    vi.setSystemTime(new Date(2026, 10, 23, 9, 31));
    await confirm();
    expect(await screen.findByText('23/11/2026 09:30 já passou. Escolha uma data futura.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('[CALL-84] stays the message of the colleague who wrote it', async () => {
    const { asked, letGoOn } = await open({ body: { ...boleto, userId: 11 } });
    await letGoOn('2026-11-23');
    await confirm();
    expect(await screen.findByText('Agendamento salvo.')).toBeInTheDocument();
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ userId: 11 })]);
  });

  it.each([
    [
      'was sent meanwhile, which no event reports',
      { body: { ...boleto, sentAt: NOW.toISOString(), status: 'ENVIADA' } },
    ],
    ['cannot be read', { status: 500, body: {} }],
  ])('is not moved when it %s: it would be sent twice', async (_, read) => {
    const { asked, letGoOn } = await open(read);
    await letGoOn('2026-11-23');
    await confirm();
    expect(await screen.findByText('Não foi possível mover o agendamento. Tente de novo.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('is not moved while the server is sending it', async () => {
    vi.setSystemTime(new Date(2026, 10, 22, 9, 29, 45));
    const { asked, letGoOn } = await open({ body: { ...boleto, status: 'AGENDADA' } });
    await letGoOn('2026-11-23');
    await confirm();
    expect(
      await screen.findByText('O servidor já está enviando esta mensagem: a alteração não foi salva.'),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    ['read', { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }, { body: boleto }, 'GET /schedules/5'],
    ['save', { body: boleto }, { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }, 'PUT /schedules/5'],
  ])('[ERR-04] a session that has expired by its %s shows no toast', async (_, read, saved, refused) => {
    const { calls, store, letGoOn } = await open(read, boleto, saved);
    await letGoOn('2026-11-23');
    await confirm();
    await waitFor(() => expect(calls).toContain(refused));
    await waitFor(() => expect(store.getState().session.user).toBeNull());
    await act(async () => {});
    expect(store.getState().toasts).toEqual([]);
  });

  it('[SCHED-18] [PERM-15] [ERR-31] a move that the server denies says why, and nothing is changed or announced', async () => {
    const wanted = { ...boleto, isSendNotification: true };
    const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
    const { asked, noticed, store, letGoOn } = await open({ body: wanted }, wanted, denied);
    await letGoOn('2026-11-23');
    await confirm();
    expect(await screen.findByText('Você não tem permissão para isso. Fale com o administrador.')).toBeInTheDocument();
    expect(screen.queryByText('Agendamento salvo.')).not.toBeInTheDocument();
    expect(asked.length).toBeGreaterThan(0);
    expect(schedules.selectById(store.getState(), 5)?.sendAt).toBe(boleto.sendAt);
    expect(noticed).toEqual([]);
  });

  it.each([
    [true, [{ body: boleto.body, type: 'schedule', contactId: 7, userId: 10, companyId: 1 }]],
    [false, []],
  ])(
    '[SCHED-18] [SCHED-22] [CALL-45] [CALL-84] keeps its text and contact; with a notice (%s) the server is asked for it again',
    async (wanted, notices) => {
      const schedule = { ...boleto, isSendNotification: wanted };
      const { asked, noticed, letGoOn } = await open({ body: schedule }, schedule);
      await letGoOn('2026-11-23');
      await confirm();
      expect(await screen.findByText('Agendamento salvo.')).toBeInTheDocument();
      expect(asked.map(({ body }) => body)).toEqual([
        expect.objectContaining({
          title: 'Boleto',
          body: boleto.body,
          contactId: 7,
          sendAt: new Date(2026, 10, 23, 9, 30).toISOString(),
          isSendNotification: wanted,
          status: 'PENDENTE',
        }),
      ]);
      expect(noticed.map(({ body }) => body)).toEqual(notices);
    },
  );
});
