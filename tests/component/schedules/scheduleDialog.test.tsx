import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedules } from '@/entities/company/schedules/schedules';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import { aSchedule } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { outwait, ownCalls, type } from '@tests/support/rendering/renderPage';

const NOW = new Date(2026, 10, 21, 14, 5);
const juliana = { id: 7, name: 'Juliana Prado' };
const stored = aSchedule({
  title: null,
  body: 'Lembrete: o boleto vence amanhã, dia 22, e pode ser pago em qualquer banco.',
});
const SAVED = 'Agendamento salvo.';

// Loaded on demand by the app; the first load takes longer than a test waits.
beforeAll(() => import('@/features/schedules/dialog/ScheduleDialog'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});
afterEach(() => vi.useRealTimers());

const openNew = (routes: FakeRoutes = {}, contact: typeof juliana | null = juliana) =>
  renderDialog({ type: 'schedule', scheduleId: null, contact }, routes);
const openStored = (facts: object = {}, routes: FakeRoutes = {}) =>
  renderDialog(
    { type: 'schedule', scheduleId: 5, contact: null },
    { 'GET /schedules/5': { body: { ...stored, ...facts } }, ...routes },
  );
const title = () => screen.getByRole('textbox', { name: 'Título' });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
const thank = () => type('Mensagem', `${message().value} Obrigado!`);
const sendAt = () => screen.getByLabelText('Data e hora do envio');
const file = () => screen.getByLabelText('Imagem', { selector: 'input' });
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const dialog = () => screen.queryAllByRole('dialog', { name: /gend/ })[0] ?? null;
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const fill = (facts: { title?: string; body?: string } = {}) => {
  type('Título', facts.title ?? 'Aniversário');
  type('Mensagem', facts.body ?? 'Parabéns pelo dia!');
};

describe('a new scheduled message', () => {
  it('[SCHED-08] [SCHED-13] has contact, title, body, sendAt and one attachment, with the contact selected', async () => {
    await openNew();
    expect(screen.getByRole('combobox', { name: 'Contato' })).toBeInTheDocument();
    expect(dialog()).toHaveTextContent('Juliana Prado');
    for (const field of [title(), message(), sendAt(), file()]) expect(field).toBeInTheDocument();
    expect(file()).not.toHaveAttribute('multiple');
    expect(file()).toHaveAttribute('accept', '.png,.jpg,.jpeg');
  });

  it('[SCHED-14] [FMT-03] is sent one hour ahead unless another time is chosen', async () => {
    await openNew();
    expect(sendAt()).toHaveValue('21/11/2026 15:05');
  });

  it('[SCHED-09] [SCHED-10] [LIST-11] a title or a body of 4 characters is refused without a call, and so is an empty one', async () => {
    const { calls } = await openNew();
    for (const [field, text] of [
      [title, 'Título muito curto'],
      [message, 'Mensagem muito curta'],
    ] as const) {
      fill();
      // Blanks do not count.
      for (const short of [' Olá! ', '']) {
        fireEvent.change(field(), { target: { value: short } });
        await outwait(() => fireEvent.click(save()));
        expect(field()).toHaveAccessibleDescription(text);
      }
    }
    expect(calls).not.toContain('POST /schedules');
  });

  it('[SCHED-11] [SCHED-12] [LIST-11] contact and time are required', async () => {
    const { user, calls } = await openNew({}, null);
    fill();
    fireEvent.change(sendAt(), { target: { value: '' } });
    await user.click(save());
    await eventually(() => expect(sendAt()).toHaveAccessibleDescription('Obrigatório'));
    expect(screen.getByRole('combobox', { name: 'Contato' })).toHaveAccessibleDescription('Obrigatório');
    fireEvent.change(sendAt(), { target: { value: '31/02/2027 10:00' } });
    await user.click(save());
    await eventually(() => expect(sendAt()).toHaveAccessibleDescription('Data ou hora inválida'));
    expect(calls).not.toContain('POST /schedules');
  });

  it('[SCHED-08] [SCHED-09] [SCHED-10] [SCHED-18] [CALL-82] [LIST-08] 5 characters are enough; the fields are sent, a toast confirms it and the dialog closes', async () => {
    const create = createRecordedRoute({ body: stored });
    const { user } = await openNew({ 'POST /schedules': create.route });
    fill({ title: 'Cinco', body: 'Texto' });
    await user.click(save());
    await findSuccess(SAVED);
    expect(dialog()).not.toBeInTheDocument();
    expect(create.asked.map(({ body }) => body)).toEqual([
      {
        title: 'Cinco',
        body: 'Texto',
        contactId: 7,
        sendAt: new Date(2026, 10, 21, 15, 5).toISOString(),
        isSendNotification: false,
        userId: 10,
        companyId: 1,
      },
    ]);
  });
});

describe('the attachment', () => {
  it.each([
    ['foto.png', 'image/png'],
    ['foto.jpg', 'image/jpeg'],
    ['foto.jpg', 'image/jpg'],
    ['FOTO.JPEG', 'image/jpeg'],
    ['sem tipo.png', ''],
  ])(
    '[SCHED-08] [SCHED-13] [SCHED-19] %s is accepted, and no further one until it is taken out again',
    async (name, type) => {
      await openNew();
      fireEvent.change(file(), { target: { files: [picture(name, type)] } });
      expect(screen.getByText(name)).toBeVisible();
      expect(screen.queryByText('Escolher imagem')).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: `Remover ${name}` }));
      expect(await screen.findByText('Escolher imagem')).toBeVisible();
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['foto.gif', 'image/gif'],
    ['foto.gif', ''],
    ['foto.webp', 'image/webp'],
    ['foto.png.exe', ''],
    ['png', 'image/png'],
    ['contrato.pdf', 'application/pdf'],
    ['foto.png', 'application/pdf'],
  ])('[SCHED-13] %s of type %s is refused', async (name, type) => {
    await openNew();
    fireEvent.change(file(), { target: { files: [picture(name, type)] } });
    expect(screen.getByText('Só imagens png, jpg ou jpeg podem ser enviadas.')).toBeInTheDocument();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('[SCHED-18] [CALL-86] is uploaded in the field file after the save, and the record is read again', async () => {
    const upload = createRecordedRoute({ body: { mensagem: 'Mensagem enviada' } });
    const routes = {
      'POST /schedules': { body: stored },
      'POST /schedules/5/media-upload': upload.route,
      'GET /schedules/5': { body: stored },
    };
    const { user, calls, store } = await openNew(routes);
    fill();
    fireEvent.change(file(), { target: { files: [picture('bolo.png')] } });
    await user.click(save());
    await screen.findByText(SAVED);
    // What the upload answers is not told.
    expect(store.getState().toasts.map(({ textKey }) => textKey)).toEqual(['schedules:dialog.saved']);
    const ofSchedules = calls.filter((call) => call.includes(' /schedules'));
    expect(ofSchedules.slice(-3)).toEqual(['POST /schedules', 'POST /schedules/5/media-upload', 'GET /schedules/5']);
    const [sent] = upload.asked;
    expect(sent?.body).toBeInstanceOf(FormData);
    expect((sent!.body as FormData).get('file')).toMatchObject({ name: 'bolo.png' });
  });

  it('[SCHED-18] [ERR-03] [CALL-86] a failed upload keeps the form, and the next try creates no second scheduled message', async () => {
    const upload = createRecordedRoute({ status: 500, body: { error: 'x' } }, { body: {} });
    const routes = {
      'POST /schedules': { body: stored },
      'POST /schedules/5/media-upload': upload.route,
      'GET /schedules/5': { body: stored },
    };
    const { user, calls } = await openNew(routes);
    fill();
    fireEvent.change(file(), { target: { files: [picture('bolo.png')] } });
    await user.click(save());
    await screen.findByText('Não foi possível salvar. Confira os dados e tente novamente.');
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(title()).toHaveValue('Aniversário');
    await user.click(save());
    await screen.findByText(SAVED);
    expect(calls.filter((call) => call === 'POST /schedules')).toHaveLength(1);
    expect(upload.asked).toHaveLength(2);
  });

  it.each([
    ['bolo.png', 'bolo.png'],
    // Servers may keep only the name of the file on their disk.
    [null, '1_bolo.png'],
  ])(
    '[SCHED-08] [SCHED-19] [CALL-87] [SHELL-14] a stored attachment of the name %s can be removed after a confirmation',
    async (mediaName, name) => {
      const facts = { mediaPath: '1_bolo.png', mediaName };
      // A server that goes silent once the picture is removed: it would refuse to remove it a second time.
      let isSilent = false;
      const routes = {
        'GET /schedules/5': () => (isSilent ? { status: 502 } : { body: { ...stored, ...facts } }),
        'PUT /schedules/5': { body: stored },
        'DELETE /schedules/5/media-upload': () => {
          isSilent = true;
          return { body: {} };
        },
      };
      const { user, calls, store } = await openStored(facts, routes);
      await user.click(screen.getByRole('button', { name: `Remover ${name}` }));
      await user.click(within(await findQuestion(`Remover “${name}”?`)).getByRole('button', { name: 'Cancelar' }));
      await user.click(await screen.findByRole('button', { name: `Remover ${name}` }));
      const question = await findQuestion(`Remover “${name}”?`);
      await user.click(within(question).getByRole('button', { name: 'Remover' }));
      await screen.findByText('Escolher imagem');
      await user.click(save());
      await screen.findByText(SAVED);
      const sent = ['PUT /schedules/5', 'DELETE /schedules/5/media-upload', 'GET /schedules/5'];
      expect(ownCalls(calls).slice(-3)).toEqual(sent);
      expect(schedules.selectById(store.getState(), 5)).toMatchObject({ mediaPath: null, mediaName: null });
    },
  );
});

describe('a time in the past', () => {
  const PAST = 'Este horário já passou: a mensagem não será enviada.';
  const typeTime = (text: string) => fireEvent.change(sendAt(), { target: { value: text } });

  it('shows a warning at the field, precise to the minute', async () => {
    await openNew();
    expect(screen.queryByText(PAST)).not.toBeInTheDocument();
    typeTime('21/11/2026 14:04');
    expect(await screen.findByText(PAST)).toBeInTheDocument();
    typeTime('21/11/2026 14:06');
    await waitFor(() => expect(screen.queryByText(PAST)).not.toBeInTheDocument());
  });

  const savePast = async () => {
    const create = createRecordedRoute({ body: { ...stored, id: 9 } });
    const { user } = await openNew({ 'POST /schedules': create.route });
    for (const field of [title(), message()]) fireEvent.change(field, { target: { value: 'Parabéns' } });
    typeTime('20/11/2026 09:00');
    await user.click(save());
    const question = await findQuestion('Salvar com um horário que já passou?');
    expect(question).toHaveTextContent('20/11/2026 09:00 já passou.');
    expect(create.asked).toEqual([]);
    return { user, question: within(question), asked: create.asked };
  };

  it('[FMT-03] is not saved when the question is answered with no', async () => {
    const { user, question, asked } = await savePast();
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(asked).toEqual([]);
    expect(title()).toHaveValue('Parabéns');
  });

  it('is saved when the question is answered with yes', async () => {
    const { user, question, asked } = await savePast();
    await user.click(question.getByRole('button', { name: 'Salvar assim mesmo' }));
    await screen.findByText(SAVED);
    expect(asked).toHaveLength(1);
  });
});

describe('a stored scheduled message', () => {
  it('[SCHED-08] [SCHED-09] without a title shows the first 50 characters of its body', async () => {
    const start = stored.body.slice(0, 49);
    // One character of two units, which is not cut in half.
    await openStored({ body: `${start}🎂 e pode ser pago em qualquer banco.` });
    expect(title()).toHaveValue(`${start}🎂`);
    expect(message()).toHaveValue(`${start}🎂 e pode ser pago em qualquer banco.`);
    expect(dialog()).toHaveTextContent('Juliana Prado');
    expect(sendAt()).toHaveValue('22/11/2026 09:30');
  });

  it('[SCHED-08] [SCHED-18] [CALL-84] [CALL-86] [LIST-08] is activated again by an edit, and gets a new picture', async () => {
    const update = createRecordedRoute({ body: stored });
    const upload = createRecordedRoute({ body: {} });
    const routes = { 'PUT /schedules/5': update.route, 'POST /schedules/5/media-upload': upload.route };
    const { user, calls } = await openStored({ title: 'Boleto', userId: 11 }, routes);
    fireEvent.change(file(), { target: { files: [picture('bolo.png')] } });
    await user.click(save());
    await findSuccess(SAVED);
    expect((upload.asked[0]!.body as FormData).get('file')).toMatchObject({ name: 'bolo.png' });
    const sent = ['PUT /schedules/5', 'POST /schedules/5/media-upload', 'GET /schedules/5'];
    expect(ownCalls(calls).slice(-3)).toEqual(sent);
    expect(update.asked.map(({ body }) => body)).toEqual([
      {
        title: 'Boleto',
        body: stored.body,
        contactId: 7,
        sendAt: stored.sendAt,
        isSendNotification: false,
        // It stays the message of the colleague who wrote it.
        userId: 11,
        companyId: 1,
        status: 'PENDENTE',
      },
    ]);
  });

  it('[SCHED-18] [ERR-03] [PERM-15] [CALL-84] a refused change says why and keeps the form', async () => {
    const { user } = await openStored(
      {},
      { 'PUT /schedules/5': { status: 403, body: { error: 'ERR_NO_PERMISSION' } } },
    );
    thank();
    await user.click(save());
    const dialog = within(screen.getByRole('dialog', { name: /^Editar agendamento/ }));
    expect(await dialog.findByText('Você não tem permissão para isso. Fale com o administrador.')).toBeInTheDocument();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
  });

  it('[SCHED-15] [SCHED-16] whose sending fails while its form is open says so in the title, and keeps what was typed', async () => {
    const { store } = await openStored({ status: 'AGENDADA' });
    thank();
    // The calendar behind the dialog reads it again, or a colleague changes it.
    await act(async () => void store.dispatch(schedules.received({ ...stored, status: 'ERRO' })));
    expect(screen.getByRole('dialog', { name: 'Editar agendamento Erro no envio' })).toBeInTheDocument();
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
  });

  it('[SCHED-08] [SCHED-09] [SCHED-17] [FMT-03] has no submit button and cannot be changed once it was sent', async () => {
    const sentAt = new Date(2026, 10, 21, 9, 0).toISOString();
    // Whatever its status says.
    await openStored({ sentAt, status: 'AGENDADA', mediaPath: '1_bolo.png', mediaName: null });
    expect(screen.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const facts = [...dialog()!.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const words = ['Juliana Prado', 'Lembrete: o boleto vence amanhã, dia 22, e pode se…', stored.body];
    expect(facts).toEqual([...words, '22/11/2026 09:30', '21/11/2026 09:00', '1_bolo.png']);
  });

  it('[SCHED-15] [SCHED-17] that is sent while its form is open loses the submit button, so that it is not sent again', async () => {
    const { user, store } = await openStored();
    expect(save()).toBeInTheDocument();
    const sentAt = new Date(2026, 10, 21, 14, 5).toISOString();
    // The calendar behind the dialog reads what should have been sent.
    await act(async () => void store.dispatch(schedules.received({ ...stored, sentAt, status: 'ENVIADA' })));
    expect(screen.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Agendamento Enviada' })).toHaveTextContent(stored.body);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('[SCHED-20] [CALL-85] [LIST-08] [SHELL-14] is deleted after a confirmation, with a toast', async () => {
    const { user, calls, store } = await openStored(
      {},
      { 'DELETE /schedules/5': { body: { message: 'Schedule deleted' } } },
    );
    const ask = async (answer: string) => {
      await user.click(within(dialog()!).getByRole('button', { name: 'Excluir' }));
      const question = await findQuestion('Excluir o agendamento?');
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await ask('Cancelar');
    expect(calls).not.toContain('DELETE /schedules/5');
    await ask('Excluir');
    await findSuccess('Agendamento excluído.');
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /schedules/5']);
    expect(screen.queryByRole('dialog', { name: /^Editar agendamento/ })).not.toBeInTheDocument();
    // Nor in the calendar behind it.
    expect(schedules.selectById(store.getState(), 5)).toBeUndefined();
  });

  it('[SCHED-20] [ERR-02] [ERR-31] [CALL-85] a refused deletion is shown in the form, which keeps its values', async () => {
    const { user, store } = await openStored(
      {},
      { 'DELETE /schedules/5': { status: 403, body: { error: 'ERR_NO_PERMISSION' } } },
    );
    thank();
    await user.click(within(dialog()!).getByRole('button', { name: 'Excluir' }));
    const question = await findQuestion('Excluir o agendamento?');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    const text = 'Você não tem permissão para isso. Fale com o administrador.';
    expect(await within(dialog()!).findByText(text)).toBeInTheDocument();
    expect(store.getState().toasts).toEqual([]);
    expect(message()).toHaveValue(`${stored.body} Obrigado!`);
  });

  it('shows the reason of a refused save in place of that of an earlier refused deletion', async () => {
    const { user } = await openStored(
      {},
      {
        'DELETE /schedules/5': { status: 403, body: { error: 'ERR_NO_PERMISSION' } },
        'PUT /schedules/5': { status: 400, body: { error: 'Contato não encontrado' } },
      },
    );
    await user.click(within(dialog()!).getByRole('button', { name: 'Excluir' }));
    const question = await findQuestion('Excluir o agendamento?');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await within(dialog()!).findByText(/Você não tem permissão/);
    thank();
    await user.click(save());
    expect(await within(dialog()!).findByText('Contato não encontrado')).toBeInTheDocument();
    expect(within(dialog()!).queryByText(/Você não tem permissão/)).not.toBeInTheDocument();
  });
});
