import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { putReminder, writeReminder } from '@/entities/conversations/reminders/reminders';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';
import { dialogOf, findQuestion } from '@tests/support/rendering/renderDialog';

const me = aUser();
// A Monday.
const NOW = new Date(2026, 10, 23, 14, 0);
const mine = aTicket({ id: 1, status: 'open', userId: me.id, updatedAt: NOW.toISOString(), fromMe: true });
const path = `/tickets/${mine.uuid}`;

beforeAll(() =>
  Promise.all([
    import('@/features/tickets/list/RowMenu'),
    import('@/features/tickets/reminders/ReminderDialog'),
    import('@/features/tickets/reminders/RemindersDialog'),
  ]),
);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const due = {
  ticketId: 1,
  uuid: mine.uuid,
  contactName: 'Cliente 1',
  at: NOW.getTime(),
  note: 'Ligar',
  onlyUnanswered: false,
  answered: false,
  lastMessage: '',
  fromMe: true,
  stage: 'due',
} as const;

const row = () => screen.getByRole('button', { name: /^Cliente 1,/ });

it('[TRIAGE-05] [SHELL-14] [FMT-01] [FMT-02] [FMT-03] "Lembrar" offers four moments and a custom one, with a note and a condition; row, header and list show it', async () => {
  const { user, store, calls } = await renderTickets({ tickets: [mine], path });
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Daqui a uma hora 15:00',
    'Hoje às 17:00 23/11/2026',
    'Amanhã às 08:00 24/11/2026',
    'Na próxima segunda-feira às 08:00 30/11/2026',
    'Outro momento',
  ]);
  await eventually(() => expect(dialog.getByRole('radio', { name: /^Daqui a uma hora/ })).toHaveFocus());
  await user.click(dialog.getByRole('radio', { name: /^Hoje/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Nota (opcional)' }), 'Ligar');
  await user.click(dialog.getByRole('checkbox', { name: 'Só se o cliente não responder até lá' }));
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toBeDefined());
  expect(store.getState().reminders.byTicket[1]).toMatchObject({
    at: new Date(2026, 10, 23, 17, 0).getTime(),
    note: 'Ligar',
    onlyUnanswered: true,
  });

  expect(row()).toHaveAccessibleName(/lembrete para 23\/11\/2026 17:00/);
  expect(within(row().closest('li')!).getByText('17:00')).toBeInTheDocument();
  const header = screen.getByRole('note', { name: 'Lembrete' });
  expect(header).toHaveTextContent('Lembrete para 23/11/2026 17:00 · Ligar · só se o cliente não responder');

  await user.click(screen.getByRole('button', { name: '1 lembrete' }));
  const list = await dialogOf('Lembretes');
  expect(list.getByRole('listitem')).toHaveTextContent(
    /^Cliente 1Para 23\/11\/2026 17:00 · só se o cliente não responderLigar$/,
  );
  await user.click(list.getByRole('button', { name: 'Alterar o lembrete de Cliente 1' }));
  const change = await dialogOf('Alterar o lembrete de Cliente 1');
  const moment = change.getByLabelText('Data e hora');
  const submit = change.getByRole('button', { name: 'Lembrar' });
  await user.clear(moment);
  await user.type(moment, '231120261400');
  expect(change.getByRole('alert')).toHaveTextContent('Escolha um momento no futuro.');
  expect(submit).toBeDisabled();
  await user.clear(moment);
  await user.type(moment, '231120261401');
  await user.click(submit);
  await waitFor(() => expect(store.getState().reminders.byTicket[1]?.at).toBe(new Date(2026, 10, 23, 14, 1).getTime()));
  // It must not be lost with the list dialog, which this dialog replaced.
  await eventually(() => expect(screen.getByRole('button', { name: '1 lembrete' })).toHaveFocus());

  await user.click(within(header).getByRole('button', { name: 'Alterar' }));
  const again = await dialogOf('Alterar o lembrete de Cliente 1');
  await eventually(() => expect(again.getByRole('radio', { name: 'Outro momento' })).toHaveFocus());
  expect(again.getByLabelText('Data e hora')).toHaveValue('23/11/2026 14:01');
  expect(again.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('Ligar');
  expect(again.getByRole('checkbox', { name: 'Só se o cliente não responder até lá' })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const answer = async (name: string) => {
    await user.click(within(header).getByRole('button', { name: 'Excluir' }));
    const question = await dialogOf('Excluir o lembrete de Cliente 1?');
    expect(question.getByText('O lembrete para 23/11/2026 14:01 não aparecerá mais.')).toBeVisible();
    await user.click(question.getByRole('button', { name }));
  };
  await answer('Cancelar');
  await act(async () => {});
  expect(store.getState().reminders.byTicket[1]?.note).toBe('Ligar');
  await answer('Excluir');
  await waitFor(() => expect(screen.queryByRole('note', { name: 'Lembrete' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /lembrete/ })).not.toBeInTheDocument();
  // The server hears nothing of it.
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
});

it('[TRIAGE-05] a moment that passed while the dialog was open is refused', async () => {
  const { user, store } = await renderTickets({ tickets: [mine], path });
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(dialog.getByRole('radio', { name: /^Hoje/ }));
  vi.setSystemTime(new Date(2026, 10, 23, 17, 0));
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Escolha um momento no futuro.');
  expect(dialog.queryByRole('radio', { name: /^Hoje/ })).not.toBeInTheDocument();
  expect(store.getState().reminders.byTicket).toEqual({});
  await user.click(dialog.getByRole('radio', { name: 'Daqui a uma hora 18:00' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(dialog.getByRole('radio', { name: 'Outro momento' }));
  await user.type(dialog.getByLabelText('Data e hora'), '231120261705');
  vi.setSystemTime(new Date(2026, 10, 23, 17, 6));
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Escolha um momento no futuro.');
  expect(store.getState().reminders.byTicket).toEqual({});
});

it('[TRIAGE-05] a reminder that this computer cannot store says so, and what was chosen stays for the next try', async () => {
  const { user, store, services } = await renderTickets({ tickets: [mine], path });
  vi.spyOn(services.storage.reminders, 'put').mockRejectedValueOnce(new Error('full'));
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(dialog.getByRole('radio', { name: /^Amanhã/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Nota (opcional)' }), 'Ligar');
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  expect(await screen.findByText('Não foi possível salvar o lembrete neste computador.')).toBeInTheDocument();
  expect(store.getState().reminders.byTicket).toEqual({});
  expect(dialog.getByRole('radio', { name: /^Amanhã/ })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('Ligar');
  await user.click(dialog.getByRole('button', { name: /Lembrar$/ }));
  const at = new Date(2026, 10, 24, 8, 0).getTime();
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toMatchObject({ at, note: 'Ligar' }));
});

it('[TRIAGE-05] the next Monday at 8:00 is chosen for a second ticket beside the first one', async () => {
  const other = aTicket({ id: 2, status: 'open', userId: me.id });
  const { user, store, live } = await renderTickets({ tickets: [mine, other], path });
  await live(writeReminder({ ticketId: 2, reminder: { ...due, ticketId: 2, contactName: 'Cliente 2' } }) as never);
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(dialog.getByRole('radio', { name: /^Na próxima segunda-feira/ }));
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  const at = new Date(2026, 10, 30, 8, 0).getTime();
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toMatchObject({ at, stage: 'waiting' }));
  expect(store.getState().reminders.byTicket[2]).toMatchObject({ contactName: 'Cliente 2', stage: 'due' });
});

it('[TRIAGE-05] Escape asks before a note that is not saved is thrown away', async () => {
  const { user } = await renderTickets({ tickets: [mine], path });
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  const note = dialog.getByRole('textbox', { name: 'Nota (opcional)' });
  await user.type(note, 'Ligar{Escape}');
  await user.click(within(await findQuestion('Descartar alterações?')).getByText('Cancelar'));
  expect(note).toHaveValue('Ligar');
  await user.clear(note);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

it('[TRIAGE-05] [FMT-03] a due reminder marks row and button, and is completed from the header', async () => {
  const { user, store, address } = await renderTickets({ tickets: [mine] });
  await act(async () => void (await store.dispatch(writeReminder({ ticketId: 1, reminder: due }))));
  expect(row()).toHaveAccessibleName(/lembrete vencido/);
  expect(within(row().closest('li')!).getByTitle('lembrete vencido')).toHaveTextContent('Lembrete');
  expect(screen.getByTitle('lembrete vencido').className).toMatch(/chipDue/);
  await user.click(screen.getByRole('button', { name: '1 lembrete, 1 vencido' }));
  const list = await dialogOf('Lembretes');
  expect(list.getByRole('listitem')).toHaveTextContent(/^Cliente 1Venceu em 23\/11\/2026 14:00Ligar/);
  await user.click(list.getByRole('button', { name: 'Cliente 1' }));
  await waitFor(() => expect(address()).toBe(path));
  const header = await screen.findByRole('note', { name: 'Lembrete' });
  expect(header).toHaveTextContent('Lembrete de 23/11/2026 14:00 · Ligar');
  expect(row()).toHaveAccessibleName(/lembrete vencido/);
  await act(
    async () => void (await store.dispatch(writeReminder({ ticketId: 1, reminder: { ...due, stage: 'opened' } }))),
  );
  expect(row()).toHaveAccessibleName(/lembrete para 23\/11\/2026 14:00/);
  expect(row()).not.toHaveAccessibleName(/vencido/);
  await user.click(within(header).getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(store.getState().reminders.byTicket).toEqual({}));
});

it('[ROUTE-08] [TRIAGE-05] a reminder in the list opens its conversation by uuid', async () => {
  const { user, store, address } = await renderTickets({ tickets: [mine] });
  await act(async () => void (await store.dispatch(writeReminder({ ticketId: 1, reminder: due }))));
  await user.click(screen.getByRole('button', { name: '1 lembrete, 1 vencido' }));
  await user.click((await dialogOf('Lembretes')).getByRole('button', { name: 'Cliente 1' }));
  await eventually(() => expect(address()).toBe(path));
});

it('[TRIAGE-05] [SHELL-14] the focus stays in the list when one of its reminders is deleted', async () => {
  const { user, store } = await renderTickets({ tickets: [mine] });
  for (const ticketId of [1, 2, 3]) {
    const reminder = { ...due, ticketId, contactName: `Cliente ${ticketId}`, at: NOW.getTime() + ticketId };
    await act(async () => void (await store.dispatch(writeReminder({ ticketId, reminder }))));
  }
  await user.click(screen.getByRole('button', { name: '3 lembretes, 3 vencidos' }));
  const list = await dialogOf('Lembretes');
  const isInList = () => expect(document.activeElement?.closest('[role="dialog"]')).toHaveTextContent(/^Lembretes/);
  await user.click(list.getByRole('button', { name: 'Concluir o lembrete de Cliente 1' }));
  await waitFor(() => expect(list.queryByText('Cliente 1')).not.toBeInTheDocument());
  await eventually(isInList);
  await user.click(list.getByRole('button', { name: 'Excluir o lembrete de Cliente 2' }));
  await user.click((await dialogOf('Excluir o lembrete de Cliente 2?')).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(list.queryByText('Cliente 2')).not.toBeInTheDocument());
  await eventually(isInList);
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.getByRole('button', { name: '1 lembrete, 1 vencido' })).toHaveFocus());
});

it('[TRIAGE-05] [FMT-03] resolving asks before the reminder is removed: cancelling makes no call', async () => {
  const { user, store, calls } = await renderTickets({
    tickets: [mine],
    path,
    routes: { 'PUT /tickets/1': { body: { ...mine, status: 'closed' } } },
  });
  await user.keyboard('{Control>}{Shift>}y{/Shift}{/Control}');
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(dialog.getByRole('button', { name: 'Lembrar' }));
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const question = () => dialogOf('Finalizar com lembrete?');
  (await question()).getByText('O lembrete para 23/11/2026 15:00 será excluído com o atendimento.');
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  expect(calls).not.toContain('PUT /tickets/1');
  // From the menu of its row, too.
  fireEvent.contextMenu(row());
  await user.click(await screen.findByRole('menuitem', { name: 'Finalizar' }));
  const again = await question();
  await act(async () => {});
  expect(calls).not.toContain('PUT /tickets/1');
  await user.click(again.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(store.getState().reminders.byTicket).toEqual({}));
  expect(calls).toContain('PUT /tickets/1');
});

it('[TRIAGE-05] a ticket that a colleague takes while the question is open is not resolved', async () => {
  const { user, store, live, calls } = await renderTickets({
    tickets: [mine],
    path,
    routes: { 'PUT /tickets/1': { body: { ...mine, status: 'closed' } } },
  });
  await live(writeReminder({ ticketId: 1, reminder: due }) as never);
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const question = await dialogOf('Finalizar com lembrete?');
  const record = { ...mine, userId: 11, user: { id: 11, name: 'Bruno Alves' } };
  await live(serverEvents.ticket({ action: 'update', record }));
  await user.click(question.getByRole('button', { name: 'Finalizar' }));
  await act(async () => {});
  expect(calls).not.toContain('PUT /tickets/1');
});

it('[TRIAGE-05] asks before several tickets with reminders are resolved', async () => {
  const put = createRecordedRoute({ body: { ...mine, status: 'closed' } });
  const { user, store } = await renderTickets({ tickets: [mine], routes: { 'PUT /tickets/1': put.route } });
  await store.dispatch(putReminder({ ticketId: 1, at: Date.now() + 3_600_000, note: '', onlyUnanswered: false }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar o atendimento de Cliente 1' }));
  const finish = async () => {
    const bar = await screen.findByRole('toolbar', { name: 'Atendimentos selecionados' });
    await user.click(within(bar).getByRole('button', { name: 'Finalizar' }));
    return within(await findQuestion('Finalizar com lembrete?'));
  };
  const question = await finish();
  question.getByText('O lembrete de 1 atendimento será excluído com ele.');
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  expect([put.asked, Object.keys(store.getState().reminders.byTicket)]).toEqual([[], ['1']]);
  await user.click((await finish()).getByRole('button', { name: 'Finalizar' }));
  await eventually(() => expect(store.getState().reminders.byTicket).toEqual({}));
  expect(put.asked).toHaveLength(1);
});

it('[TRIAGE-04] [TRIAGE-05] a ticket that a colleague takes while several are asked about is not resolved, and is named', async () => {
  const { user, store, live, calls } = await renderTickets({
    tickets: [mine],
    routes: { 'PUT /tickets/1': { body: { ...mine, status: 'closed' } } },
  });
  await live(writeReminder({ ticketId: 1, reminder: due }) as never);
  await waitFor(() => expect(store.getState().reminders.byTicket[1]).toBeDefined());
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar o atendimento de Cliente 1' }));
  const bar = await screen.findByRole('toolbar', { name: 'Atendimentos selecionados' });
  await user.click(within(bar).getByRole('button', { name: 'Finalizar' }));
  const question = within(await findQuestion('Finalizar com lembrete?'));
  const record = { ...mine, userId: 11, user: { id: 11, name: 'Bruno Alves' } };
  await live(serverEvents.ticket({ action: 'update', record }));
  await user.click(question.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByRole('list', { name: 'Recusados' })).toHaveTextContent(
    /^Cliente 1: Mudou nesse meio-tempo/,
  );
  expect(calls).not.toContain('PUT /tickets/1');
});

it('[TRIAGE-05] note, moment and condition of a reminder that was being written when the session ended are there at the next sign-in', async () => {
  const { user, store, begin } = await renderTickets({ tickets: [mine], path });
  const open = () => act(async () => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 1 })));
  await open();
  const dialog = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(dialog.getByRole('radio', { name: 'Outro momento' }));
  await user.type(dialog.getByRole('textbox', { name: 'Nota (opcional)' }), 'Ligar');
  await user.click(dialog.getByRole('checkbox'));
  await act(async () => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => begin(me));
  await open();
  expect(await screen.findByText('O que você tinha preenchido sem salvar está de volta.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('Ligar');
  expect(screen.getByRole('radio', { name: 'Outro momento' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /responder/ })).toBeChecked();
});
