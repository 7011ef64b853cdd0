import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { drawn } from '@tests/support/rendering/drawn';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, pass } from '@tests/support/rendering/renderPage';
import { eventually } from '@tests/support/eventually';
import { answered, HOUR, inMs, NOW, openNew, openStored, renderStored, save, when, write } from './campaignWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the time of a campaign', () => {
  const LOCAL = '24/12/2026 08:30';
  const meant = new Date(2026, 11, 24, 8, 30);

  it('[CAMP-11] [CAMP-18] [CAMP-25] [CALL-90] is sent in local time, with the status of a new campaign; an answer with the intended moment needs no second call', async () => {
    const scheduledAt = new Date(2027, 0, 4, 0, 5).toISOString();
    const { asked, route } = createRecordedRoute(answered({ scheduledAt, status: 'PROGRAMADA' }));
    const { user, calls } = await openNew({ 'POST /campaigns': route });
    write('Nome', 'Natal');
    when('04/01/2027 00:05');
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    expect(asked[0]?.body).toMatchObject({
      scheduledAt: '2027-01-04 00:05:00',
      status: 'INATIVA',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(calls).not.toContain('PUT /campaigns/1');
  });

  it('[CAMP-25] [CALL-91] a different moment in the answer is corrected by a second call, shifted by the difference', async () => {
    const late = new Date(meant.getTime() + 3 * HOUR).toISOString();
    const update = createRecordedRoute(answered({ scheduledAt: meant.toISOString(), status: 'PROGRAMADA' }));
    const { user } = await openNew({
      'POST /campaigns': answered({ scheduledAt: late, status: 'PROGRAMADA' }),
      'PUT /campaigns/1': update.route,
    });
    write('Nome', 'Natal');
    when(LOCAL);
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    expect(update.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ scheduledAt: '2026-12-24 05:30:00', status: 'PROGRAMADA' }),
    ]);
  });

  it('[CAMP-11] [CAMP-20] [CAMP-25] [CALL-91] that is not touched keeps its seconds, as the tag stays that servers store under another name', async () => {
    const scheduledAt = new Date(2027, 0, 4, 18, 3, 5).toISOString();
    const { asked, route } = createRecordedRoute(answered({ scheduledAt }));
    const { user } = await openStored({ status: 'PROGRAMADA', scheduledAt, tagId: 5 }, { 'PUT /campaigns/1': route });
    write('Nome', 'Natal');
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    const kept = { scheduledAt: '2027-01-04 18:03:05', status: 'PROGRAMADA', tagListId: 5 };
    expect(asked.map(({ body }) => body)).toMatchObject([kept]);
  });

  it('[CAMP-11] [CAMP-24] [CALL-91] that is cleared is sent as null, like every cleared choice and message, and the campaign is inactive again', async () => {
    const { asked, route } = createRecordedRoute(answered({}));
    const facts = {
      status: 'PROGRAMADA',
      scheduledAt: inMs(3 * HOUR),
      fileListId: 4,
      tagListId: 5,
      message2: 'E então?',
      confirmation: true,
      confirmationMessage1: 'Posso?',
    };
    const { user } = await openStored(facts, { 'PUT /campaigns/1': route });
    when('');
    for (const name of ['Lista de contatos', 'Conexão', 'Lista de arquivos']) {
      await user.click(within(screen.getByLabelText(name).closest<HTMLElement>('.ant-select')!).getByText('Limpar'));
    }
    await user.click(screen.getByRole('combobox', { name: 'Lista por tag' }));
    await user.click(await screen.findByTitle('Nenhuma'));
    for (const place of [0, 1]) write('Mensagem', '', place);
    write('Mensagem de confirmação', '');
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    const none = { contactListId: null, whatsappId: null, fileListId: null, scheduledAt: null };
    const cleared = { ...none, tagListId: 'Nenhuma' };
    const texts = [1, 2, 3, 4, 5].flatMap((place) => [`message${place}`, `confirmationMessage${place}`]);
    const noTexts = Object.fromEntries(texts.map((name) => [name, null]));
    expect(asked.map(({ body }) => body)).toMatchObject([{ ...cleared, ...noTexts, status: 'INATIVA' }]);
  });

  it('keeps the list that the server built from its tag: in the corrected time, after a refused file, and on screen', async () => {
    const built = {
      contactListId: 77,
      contactList: { id: 77, name: 'Natal | TAG: 5' },
      tagId: 5,
      status: 'PROGRAMADA',
    };
    const late = new Date(meant.getTime() + 3 * HOUR).toISOString();
    const update = createRecordedRoute(answered({ ...built, scheduledAt: meant.toISOString() }));
    const { user } = await openNew({
      'POST /campaigns': answered({ ...built, scheduledAt: late }),
      'PUT /campaigns/1': update.route,
      'POST /campaigns/1/media-upload': { status: 500, body: {} },
    });
    write('Nome', 'Natal');
    when(LOCAL);
    await user.click(screen.getByLabelText('Lista por tag'));
    await user.click(await screen.findByTitle('VIP'));
    const file = new File(['x'], 'oferta.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), { target: { files: [file] } });
    await user.click(save()!);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByTitle('Natal | TAG: 5')).toBeInTheDocument();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save()!);
    await waitFor(() => expect(update.asked).toHaveLength(2));
    for (const { body } of update.asked) expect(body).toMatchObject({ contactListId: 77, tagListId: 5 });
  });

  it('[CAMP-25] an answer without Z or an offset names no moment, so nothing is corrected', async () => {
    const { user, calls } = await openNew({
      'POST /campaigns': answered({ scheduledAt: '2026-12-24 05:30:00', status: 'PROGRAMADA' }),
    });
    write('Nome', 'Natal');
    when(LOCAL);
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    expect(calls).not.toContain('PUT /campaigns/1');
    expect(screen.queryByText(/marcou outra hora/)).not.toBeInTheDocument();
  });

  it('[CAMP-25] [FMT-03] a server that keeps its own time is reported with that time, and the dialog stays open', async () => {
    const wrong = new Date(meant.getTime() + HOUR).toISOString();
    const { user } = await openNew({
      'POST /campaigns': answered({ scheduledAt: wrong, status: 'PROGRAMADA' }),
      'PUT /campaigns/1': answered({ scheduledAt: wrong, status: 'PROGRAMADA' }),
    });
    write('Nome', 'Natal');
    when(LOCAL);
    await user.click(save()!);
    expect(
      await screen.findByText(
        'O servidor marcou outra hora para a campanha: 24/12/2026 09:30. Confira antes que ela saia.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['Cancelar', []],
    ['Salvar assim mesmo', ['2026-11-21 14:04:00']],
  ])('[FMT-03] that has passed is asked about, since servers never send such a campaign: %s', async (answer, sent) => {
    const { asked, route } = createRecordedRoute(answered({ status: 'PROGRAMADA' }));
    const { user } = await openNew({ 'POST /campaigns': route });
    write('Nome', 'Natal');
    when('21/11/2026 14:04');
    await user.click(save()!);
    const question = within(await findQuestion('Salvar com um horário que já passou?'));
    expect(question.getByText(/^21\/11\/2026 14:04 já passou\./)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(question.getByRole('button', { name: answer }));
    await eventually(() => expect(save()?.disabled).not.toBe(true));
    expect(asked.map(({ body }) => (body as { scheduledAt: string }).scheduledAt)).toEqual(sent);
  });

  it('[CAMP-11] [LIST-11] that is no moment is refused beside its field, and nothing is sent', async () => {
    const { asked, route } = createRecordedRoute(answered({}));
    await openNew({ 'POST /campaigns': route });
    write('Nome', 'Natal');
    for (const text of ['24/12/2026', '31/02/2027 10:00', '24/12/2026 25:00']) {
      when(text);
      await outwait(() => fireEvent.click(save()!));
      expect(screen.getByLabelText('Agendada para')).toHaveAccessibleDescription('Use uma data como 24/12/2026 08:30');
    }
    expect(asked).toEqual([]);
  });

  it('[CAMP-18] [CAMP-27] [ERR-03] [COMPAT-01] a date the server requires is reported beside the field, and the form keeps its values', async () => {
    const { user } = await openNew({
      'POST /campaigns': { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } },
    });
    write('Nome', 'Natal');
    await user.click(save()!);
    const needed = 'Este servidor exige a data do agendamento';
    expect(await screen.findByText(needed)).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal');
    // With a date it failed for another reason.
    when(LOCAL);
    await user.click(save()!);
    const failed = 'Não foi possível salvar. Confira os dados e tente novamente.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    // It fades out.
    await waitFor(() => expect(screen.queryByText(needed)).not.toBeInTheDocument());
    expect(screen.queryByText('Campanha salva.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal');
  });

  it('[CAMP-18] a date the server requires of a changed campaign is reported in the same way', async () => {
    const { user } = await openStored({}, { 'PUT /campaigns/1': { status: 500, body: {} } });
    write('Nome', 'Natal 2');
    await user.click(save()!);
    await screen.findByText('Este servidor exige a data do agendamento');
    expect(screen.getByLabelText('Agendada para')).toHaveAccessibleDescription(/^Este servidor exige a data/);
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal 2');
  });

  it('[CAMP-23] [ERR-03] three letters the server requires are reported beside the name, which keeps its value', async () => {
    const { user } = await openNew({
      'POST /campaigns': { status: 400, body: { error: 'ERR_CAMPAIGN_INVALID_NAME' } },
    });
    write('Nome', 'Oi');
    await user.click(save()!);
    await screen.findByText('Este servidor exige ao menos 3 letras');
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Este servidor exige ao menos 3 letras');
    expect(screen.getByLabelText('Nome')).toHaveValue('Oi');
    await eventually(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  });

  it('[CAMP-13] [CAMP-27] [COMPAT-01] a confirmation missing from the answer is not reported as saved: the form says so and keeps the rest', async () => {
    const { asked, route } = createRecordedRoute(answered({ confirmation: undefined, name: 'Natal' }));
    const changed = createRecordedRoute(answered({ confirmation: undefined, name: 'Natal' }));
    const { user } = await openNew({
      'POST /campaigns': route,
      'PUT /campaigns/1': changed.route,
    });
    write('Nome', 'Natal');
    await user.click(screen.getByLabelText('Confirmação'));
    await user.click(await screen.findByTitle('Habilitada'));
    await user.click(save()!);
    expect(await screen.findByText('Salvo, mas este servidor não guarda “Confirmação”.')).toBeInTheDocument();
    expect(asked[0]?.body).toMatchObject({ confirmation: true });
    expect(screen.queryByText('Campanha salva.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Confirmação')).toBeDisabled();
    expect(screen.getByLabelText('Confirmação')).toHaveAccessibleDescription('Este servidor não guarda este campo.');
    await user.click(save()!);
    expect(await screen.findByText('Campanha salva.')).toBeInTheDocument();
    expect(changed.asked[0]?.body).toMatchObject({ name: 'Natal', confirmation: false });
  });
});

describe('a campaign whose limit passes while the computer sleeps, when no timer runs', () => {
  const facts = { status: 'PROGRAMADA', scheduledAt: inMs(2 * HOUR) };

  it.each([
    ['one millisecond before the limit', HOUR - 1, 1],
    ['at the limit', HOUR, 0],
  ])(
    '[CAMP-20] a save %s: it is sent only before, and otherwise the form shows what was not saved',
    async (_, ms, sent) => {
      const { asked, route } = createRecordedRoute(answered({ ...facts, name: 'Natal cedo' }));
      const { user } = await openStored(facts, { 'PUT /campaigns/1': route });
      write('Nome', 'Natal cedo');
      vi.setSystemTime(NOW.getTime() + ms);
      await user.click(save()!);
      await screen.findByText(sent === 1 ? 'Campanha salva.' : 'Campanha (somente leitura)');
      expect(asked).toHaveLength(sent);
      expect(screen.getByText('Natal cedo')).toBeInTheDocument();
    },
  );

  it('[CAMP-20] the form is read-only a minute after the computer wakes', async () => {
    await renderStored(facts);
    vi.useFakeTimers({ now: NOW });
    fireEvent.click(screen.getByRole('button', { name: /^(Editar|Ver) Campanha Natal$/ }));
    await drawn(() => screen.getByText('Msg. 1'));
    vi.setSystemTime(NOW.getTime() + 2 * HOUR);
    expect(save()).toBeInTheDocument();
    await pass(60_000);
    expect(save()).not.toBeInTheDocument();
  });
});
