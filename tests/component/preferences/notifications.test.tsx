import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { noticesRecorded } from '@/processes/notifications/noticesSlice';
import { NotificationsSection } from '@/features/preferences/notifications/NotificationsSection';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderAlerts } from './renderAlerts';

const choose = (name: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  // An earlier one may still be closing.
  const list = [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')].at(-1);
  fireEvent.click(within(list as HTMLElement).getByTitle(option));
};

describe('the notification preferences', () => {
  it('[TRIAGE-03] [NTV-09] long waits have their own switch, which is off at first', async () => {
    const { user, alerts } = await renderAlerts(NotificationsSection);
    const name = 'Espera acima do limite vermelho';
    const toggle = screen.getByRole('switch', { name: `Avisar: ${name}` });
    expect(toggle).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: `Som: ${name}` })).toBeDisabled();
    await user.click(toggle);
    expect(alerts().kinds.longWait).toEqual({ on: true, sound: 'bell' });
  });

  it('[NTV-09] [TRIAGE-05] switch each kind on and off, choose its sound and play it', async () => {
    const { user, alerts, play } = await renderAlerts(NotificationsSection);
    const kinds = {
      pending: 'Novo atendimento aguardando',
      message: 'Mensagem nos meus atendimentos',
      transfer: 'Transferência para mim',
      reminder: 'Lembrete',
      chat: 'Chat interno',
    };
    for (const kind of Object.values(kinds)) {
      expect(screen.getByRole('switch', { name: `Avisar: ${kind}` })).toBeChecked();
      expect(screen.getByRole('combobox', { name: `Som: ${kind}` })).toBeEnabled();
    }
    choose('Som: Chat interno', 'Marimba');
    await user.click(screen.getByRole('button', { name: 'Ouvir o som: Chat interno' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('marimba', { volume: 1, speakerId: '' });
    choose('Som: Chat interno', 'Sem som');
    expect(screen.getByRole('button', { name: 'Ouvir o som: Chat interno' })).toBeDisabled();
    choose('Som: Lembrete', 'Gota');
    for (const [kind, name] of Object.entries(kinds)) {
      await user.click(screen.getByRole('switch', { name: `Avisar: ${name}` }));
      expect(alerts().kinds).toMatchObject({ [kind]: { on: false } });
    }
    await user.click(screen.getByRole('switch', { name: `Avisar: ${kinds.chat}` }));
    expect(alerts().kinds).toMatchObject({
      pending: { on: false, sound: 'bell' },
      message: { on: false, sound: 'drop' },
      transfer: { on: false, sound: 'rise' },
      reminder: { on: false, sound: 'drop' },
      chat: { on: true, sound: null },
    });
  });

  it('[NTV-09] repeat the sound, hide the text, and turn on do-not-disturb', async () => {
    const { user, alerts } = await renderAlerts(NotificationsSection);
    for (const name of ['Repetir o som até alguém aceitar', 'Ocultar o texto da mensagem', 'Não perturbe agora']) {
      expect(screen.getByRole('switch', { name })).not.toBeChecked();
      await user.click(screen.getByRole('switch', { name }));
      expect(screen.getByRole('switch', { name })).toBeChecked();
    }
    expect(alerts()).toMatchObject({ repeatsSound: true, hidesText: true, doNotDisturb: true });
  });

  it('[NTV-09] [FMT-02] the weekly schedule is described in words, edited per day, and enabled by saving', async () => {
    const { user, alerts } = await renderAlerts(NotificationsSection);
    expect(
      screen.getByText('Segunda-feira a sexta-feira, das 18:00 às 08:00. Fim de semana, o dia todo.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Editar horário' }));
    const dialog = within(await screen.findByRole('dialog'));
    await eventually(() => expect(dialog.getByRole('combobox', { name: 'segunda-feira' })).toHaveFocus());
    fireEvent.change(dialog.getByLabelText('segunda-feira: início'), { target: { value: '12:00' } });
    fireEvent.change(dialog.getByLabelText('segunda-feira: fim'), { target: { value: '13:30' } });
    fireEvent.change(dialog.getByLabelText('terça-feira: fim'), { target: { value: '' } });
    choose('domingo', 'Sempre avisar');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    const { enabled, days } = alerts().quietHours;
    expect([enabled, days[1], days[2]?.to, days[0]?.mode]).toEqual([
      true,
      { mode: 'hours', from: 720, to: 810 },
      480,
      'never',
    ]);
    expect(
      screen.getByText(
        'Segunda-feira, das 12:00 às 13:30. Terça-feira a sexta-feira, das 18:00 às 08:00. Sábado, o dia todo.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Não perturbe por horário' }));
    expect(alerts().quietHours.enabled).toBe(false);
  });

  it.each([
    ['8:15', 495],
    ['0815', 495],
    ['815', 495],
    // No time at all: the field shows the stored one again.
    ['12:3', 1080],
    ['2560', 1080],
  ])('[NTV-09] a time typed as %s is understood when the field is left', async (typed, minutes) => {
    const { user, alerts } = await renderAlerts(NotificationsSection);
    await user.click(screen.getByRole('button', { name: 'Editar horário' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByLabelText('segunda-feira: início');
    fireEvent.change(from, { target: { value: typed } });
    fireEvent.blur(from);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(alerts().quietHours.days[1]?.from).toBe(minutes);
  });

  it('Escape asks before a changed weekly schedule is thrown away', async () => {
    const { user } = await renderAlerts(NotificationsSection);
    await user.click(screen.getByRole('button', { name: 'Editar horário' }));
    const from = within(await screen.findByRole('dialog')).getByLabelText('segunda-feira: início');
    fireEvent.change(from, { target: { value: '12:00' } });
    await user.type(from, '{Escape}');
    await user.click(within(await findQuestion('Descartar alterações?')).getByText('Cancelar'));
    expect(from).toHaveValue('12:00');
    fireEvent.change(from, { target: { value: '18:00' } });
    await user.type(from, '{Escape}');
    await waitFor(() => expect(from).not.toBeInTheDocument());
  });

  it('[NTV-08] a test notification is sent, and advice is shown when the system suppresses it', async () => {
    const { user, fake, play } = await renderAlerts(NotificationsSection);
    expect(screen.getByText('Nenhuma notificação nesta sessão.')).toBeInTheDocument();
    const send = screen.getByRole('button', { name: 'Enviar notificação de teste' });
    await user.click(send);
    expect(fake.callLog.notices).toMatchObject([{ kind: 'test', title: 'notices:notify.testTitle' }]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Entregue')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const show = vi.spyOn(fake.desktop.notifications, 'show').mockResolvedValueOnce('unsupported');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Permita as notificações do Balcão');
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    show.mockRejectedValueOnce(new Error('notifications:show: failed'));
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Permita as notificações do Balcão');
  });

  it('[NTV-08] [FMT-01] the last notices are listed with their outcomes', async () => {
    const { store } = await renderAlerts(NotificationsSection);
    const outcomes = {
      shown: 'Entregue',
      clicked: 'Clicada',
      accepted: 'Aceita',
      replied: 'Respondida',
      closed: 'Fechada',
      failed: 'Falhou',
      unsupported: 'Sem permissão',
      conversationOpen: 'Conversa aberta',
      pendingShown: 'Lista aberta',
      kindOff: 'Desligada',
      doNotDisturb: 'Não perturbe',
    } as const;
    act(() => {
      const records = (Object.keys(outcomes) as (keyof typeof outcomes)[]).map(
        (outcome) => ({ id: outcome, kind: 'message', title: `De ${outcome}`, at: 0, ticketId: 1, outcome }) as const,
      );
      store.dispatch(noticesRecorded(records));
    });
    for (const [outcome, word] of Object.entries(outcomes)) {
      const line = (await screen.findByText(`De ${outcome}`)).closest('li') as HTMLElement;
      expect(within(line).getByText(word)).toBeInTheDocument();
      expect(within(line).getByText('31/12/1969')).toBeInTheDocument();
    }
    // The newest first; the oldest leave.
    const later = [1, 2].map(
      (at) => ({ id: `m${at}`, kind: 'message', title: `Nova ${at}`, at, ticketId: 1, outcome: 'shown' }) as const,
    );
    act(() => void store.dispatch(noticesRecorded(later)));
    await screen.findByText('Nova 2');
    const titles = within(screen.getByRole('region', { name: 'Últimas notificações' }))
      .getAllByRole('listitem')
      .map((line) => within(line).getByTitle(/^(De|Nova) /).textContent);
    const former = Object.keys(outcomes).map((outcome) => `De ${outcome}`);
    expect(titles).toEqual(['Nova 2', 'Nova 1', ...former.toReversed().slice(0, 10)]);
  });
});
