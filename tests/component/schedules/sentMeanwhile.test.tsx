import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedules } from '@/entities/company/schedules/schedules';
import { eventually } from '@tests/support/eventually';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { type } from '@tests/support/rendering/renderPage';

const NOW = new Date(2026, 10, 22, 9, 29);
const stored = aSchedule();
const NOT_SENT = 'A mensagem foi enviada antes de você salvar. Suas alterações não foram enviadas:';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const open = async (routes: FakeRoutes = {}) => {
  const app = await renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    { 'GET /schedules/5': { body: stored }, ...routes },
  );
  /** The calendar behind the dialog reads that the message was sent. */
  const send = async () => {
    vi.setSystemTime(new Date(2026, 10, 22, 9, 31));
    const sentAt = new Date().toISOString();
    await act(async () => void app.store.dispatch(schedules.received({ ...stored, sentAt, status: 'ENVIADA' })));
  };
  return { ...app, send };
};
const openSaving = async (read: ReturnType<typeof createRecordedRoute>['route']) => {
  const save = createRecordedRoute({ body: stored });
  const app = await open({ 'GET /schedules/5': read, 'PUT /schedules/5': save.route });
  return { ...app, asked: save.asked };
};
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
/** Goes on writing the message. */
const thank = () => type('Mensagem', `${message().value} Obrigado!`);
const dialog = () => screen.getByRole('dialog', { name: /gend/ });

describe('the question before a scheduled message is deleted', () => {
  it.each([
    ['that waits: it will not be sent', { status: 'PENDENTE' }, 'A mensagem não será enviada.'],
    ['whose sending failed: it will not be sent', { status: 'ERRO' }, 'A mensagem não será enviada.'],
    [
      'that waits and is due at once: it may be sent all the same',
      { status: 'PENDENTE', sendAt: new Date(2026, 10, 22, 9, 29, 30).toISOString() },
      'O servidor pode já estar enviando a mensagem.',
    ],
    [
      'that the server has taken up: it may be sent all the same',
      { status: 'AGENDADA' },
      'O servidor pode já estar enviando a mensagem.',
    ],
    [
      'that was sent: it stays with the contact',
      { status: 'ENVIADA', sentAt: NOW.toISOString() },
      'A mensagem já foi enviada e continua com o contato.',
    ],
  ])('[SCHED-20] tells of one %s', async (_, facts, words) => {
    const { user } = await open({ 'GET /schedules/5': { body: { ...stored, ...facts } } });
    await user.click(within(dialog()).getByRole('button', { name: 'Excluir' }));
    expect(await findQuestion('Excluir o agendamento?')).toHaveTextContent(words);
  });
});

describe('a form whose message is sent meanwhile', () => {
  it('[SCHED-17] shows what was sent and what was typed, and asks before the typed text is thrown away', async () => {
    const { user, send } = await open();
    thank();
    await send();
    expect(dialog()).toHaveAccessibleName('Agendamento Enviada');
    expect(within(dialog()).getByText(stored.body)).toBeVisible();
    expect(within(dialog()).getByText(NOT_SENT)).toBeVisible();
    expect(within(dialog()).getByText(`${stored.body} Obrigado!`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    const question = await findQuestion('Descartar alterações?');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText(`${stored.body} Obrigado!`)).toBeVisible();
  });

  it('[SCHED-17] [SCHED-18] is not sent again by a save when nothing on screen has told of it yet', async () => {
    const sentAt = new Date(2026, 10, 22, 9, 31).toISOString();
    const reads = createRecordedRoute({ body: stored }, { body: { ...stored, sentAt, status: 'ENVIADA' } });
    const { user, calls } = await open({ 'GET /schedules/5': reads.route });
    vi.setSystemTime(new Date(2026, 10, 22, 9, 31));
    thank();
    fireEvent.change(screen.getByLabelText('Data e hora do envio'), { target: { value: '22/11/2026 10:30' } });
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(within(dialog()).getByText(`${stored.body} Obrigado!`)).toBeVisible();
    expect(calls).not.toContain('PUT /schedules/5');
  });

  it('[SCHED-17] [SCHED-18] is not sent again by a further try after its picture was refused', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
    const sentAt = new Date(2026, 10, 22, 9, 31).toISOString();
    let now: object = stored;
    const { user, calls } = await open({
      'GET /schedules/5': () => ({ body: now }),
      'PUT /schedules/5': { body: stored },
      'POST /schedules/5/media-upload': { status: 500, body: {} },
    });
    const picture = new File(['x'], 'bolo.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Imagem', { selector: 'input' }), { target: { files: [picture] } });
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await screen.findByText('Não foi possível salvar. Confira os dados e tente novamente.');
    now = { ...stored, sentAt, status: 'ENVIADA' };
    vi.setSystemTime(new Date(2026, 10, 22, 9, 31));
    thank();
    fireEvent.change(screen.getByLabelText('Data e hora do envio'), { target: { value: '22/11/2026 10:30' } });
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(calls.filter((call) => call === 'PUT /schedules/5')).toHaveLength(1);
  });

  it('[SCHED-17] [SCHED-18] a new one is not sent again by a further try after its picture was refused, but offered for a new one, twice too', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
    const sentAt = new Date(2026, 10, 22, 10, 29).toISOString();
    const created = { ...stored, title: 'Boleto', sendAt: sentAt };
    const sent = (id: number) => ({ body: { ...created, id, sentAt, status: 'ENVIADA' } });
    const create = createRecordedRoute({ body: { ...created, id: 9 } }, { body: { ...created, id: 10 } });
    const { user, calls } = await renderDialog(
      { type: 'schedule', scheduleId: null, contact: { id: 7, name: 'Juliana Prado' } },
      {
        'POST /schedules': create.route,
        'GET /schedules/9': sent(9),
        'GET /schedules/10': sent(10),
        'POST /schedules/9/media-upload': { status: 500, body: {} },
        'POST /schedules/10/media-upload': { status: 500, body: {} },
      },
    );
    const picture = new File(['x'], 'bolo.png', { type: 'image/png' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), { target: { value: 'Boleto' } });
    fireEvent.change(message(), { target: { value: stored.body } });
    fireEvent.change(screen.getByLabelText('Imagem', { selector: 'input' }), { target: { files: [picture] } });
    for (const round of [1, 2]) {
      await user.click(screen.getByRole('button', { name: /Salvar$/ }));
      await screen.findByText('Não foi possível salvar. Confira os dados e tente novamente.');
      thank();
      await user.click(screen.getByRole('button', { name: /Salvar$/ }));
      expect(await screen.findByText(NOT_SENT)).toBeVisible();
      expect(dialog()).toHaveAccessibleName('Agendamento Enviada');
      expect(create.asked).toHaveLength(round);
      await user.click(screen.getByRole('button', { name: 'Usar em um novo agendamento' }));
      await waitFor(() => expect(dialog()).toHaveAccessibleName('Agendar mensagem'));
      expect(screen.getByText('bolo.png')).toBeVisible();
    }
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('[SCHED-18] is not set to be sent once more while the server is sending it', async () => {
    // Taken up by the server half a minute before its time, 09:30.
    const queued = { ...stored, status: 'AGENDADA' };
    const reads = createRecordedRoute({ body: stored }, { body: queued });
    const { user, calls, asked } = await openSaving(reads.route);
    thank();
    const save = () => user.click(screen.getByRole('button', { name: /Salvar$/ }));
    vi.setSystemTime(new Date(2026, 10, 22, 9, 29, 40));
    await save();
    const told = 'O servidor já está enviando esta mensagem: a alteração não foi salva.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
    // Servers send up to 40 s late; what still waits after a minute was never sent, and may be set again.
    fireEvent.change(screen.getByLabelText('Data e hora do envio'), { target: { value: '22/11/2026 10:30' } });
    vi.setSystemTime(new Date(2026, 10, 22, 9, 30, 40));
    await save();
    await eventually(() => expect(reads.asked).toHaveLength(3));
    expect(calls).not.toContain('PUT /schedules/5');
    vi.setSystemTime(new Date(2026, 10, 22, 9, 31, 1));
    await eventually(() => expect(screen.getByRole('button', { name: /Salvar$/ })).toBeEnabled());
    await save();
    await screen.findByText('Agendamento salvo.');
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ body: `${stored.body} Obrigado!`, status: 'PENDENTE' }),
    ]);
  });

  it('[ERR-03] says that it is gone where somebody has deleted it', async () => {
    const gone = { status: 400, body: { error: 'Não é possível excluir registro de outra empresa' } };
    const reads = createRecordedRoute({ body: stored }, gone);
    const { user, calls } = await open({ 'GET /schedules/5': reads.route });
    thank();
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    expect(await screen.findByText('Este registro não existe mais. Atualize a lista.')).toBeInTheDocument();
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
    expect(calls).not.toContain('PUT /schedules/5');
  });

  it('[SCHED-14] offers the typed text for a new scheduled message, one hour ahead', async () => {
    const create = createRecordedRoute({ body: { ...stored, id: 9 } });
    const { user, send } = await open({ 'POST /schedules': create.route });
    thank();
    await send();
    await user.click(screen.getByRole('button', { name: 'Usar em um novo agendamento' }));
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Agendar mensagem'));
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
    expect(dialog()).toHaveTextContent('Juliana Prado');
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await screen.findByText('Agendamento salvo.');
    expect(create.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        title: 'Boleto',
        body: `${stored.body} Obrigado!`,
        contactId: 7,
        sendAt: new Date(2026, 10, 22, 10, 31).toISOString(),
      }),
    ]);
  });

  it('shows another chosen contact too, and takes it over', async () => {
    const create = createRecordedRoute({ body: { ...stored, id: 9 } });
    const { user, send } = await open({
      'GET /contacts/list': { body: [{ id: 8, name: 'Rafael Monteiro' }] },
      'POST /schedules': create.route,
    });
    await user.click(screen.getByRole('combobox', { name: 'Contato' }));
    await user.click(await screen.findByTitle('Rafael Monteiro'));
    await send();
    expect(within(dialog()).getByText(NOT_SENT).nextElementSibling).toHaveTextContent('ContatoRafael Monteiro');
    await user.click(screen.getByRole('button', { name: 'Usar em um novo agendamento' }));
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Agendar mensagem'));
    expect(dialog()).toHaveTextContent('Rafael Monteiro');
    await user.click(screen.getByRole('button', { name: /Salvar$/ }));
    await screen.findByText('Agendamento salvo.');
    expect(create.asked[0]?.body).toMatchObject({ contactId: 8 });
  });

  it('asks before the new scheduled message with the typed text is closed', async () => {
    const { user, send } = await open();
    thank();
    await send();
    await user.click(screen.getByRole('button', { name: 'Usar em um novo agendamento' }));
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Agendar mensagem'));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await findQuestion('Descartar alterações?')).toBeInTheDocument();
  });

  it('shows only what was sent when nothing was typed', async () => {
    const { user, send } = await open();
    await send();
    expect(dialog()).toHaveAccessibleName('Agendamento Enviada');
    expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
