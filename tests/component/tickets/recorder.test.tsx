import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { quickReplyPicked } from '@/entities/conversations/drafts/draftsSlice';
import { keepOpenTexts } from '@/entities/conversations/drafts/openTexts';
import { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import { windowLocked } from '@/entities/device/lock/lock';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { signOut } from '@/entities/session/signOut';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { hold } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { mine, openComposer } from './composerTools';

let sound: ReturnType<typeof installFakeSound>;
beforeEach(() => {
  localStorage.clear();
  sound = installFakeSound();
});
afterEach(() => sound.remove());

const START = 'Gravar mensagem de voz';
const bar = () => within(screen.getByRole('group', { name: 'Gravação de voz' }));

type User = Awaited<ReturnType<typeof openComposer>>['user'];
const record = async (routes: FakeRoutes = {}) => {
  const app = await openComposer(routes);
  await app.user.click(app.region().getByRole('button', { name: START }));
  await screen.findByText('Gravando');
  return app;
};

/** The system asks whether the page may use the microphone, until `release`. */
const holdMicrophone = () => {
  const { getUserMedia } = navigator.mediaDevices;
  const { held, release } = hold();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    await held;
    return getUserMedia(wanted);
  });
  return { release };
};

describe('voice messages', () => {
  it('[INPUT-07] [INPUT-13] [INPUT-14] [INPUT-15] a recording of 10000 bytes is sent as MP3 under the name of a recording, unsigned', async () => {
    const { user, sent, untilSent, box } = await record();
    expect(bar().getByRole('button', { name: 'Descartar gravação' })).toBeEnabled();
    await user.click(bar().getByRole('button', { name: 'Enviar gravação' }));
    await untilSent(1);
    expect(sent).toEqual([
      { file: expect.stringMatching(/^audio-record-site-\d{13}\.mp3$/), type: 'audio/mpeg', caption: '' },
    ]);
    expect(sound.stopped()).toBe(true);
    await eventually(() => expect(box()).toHaveFocus());
  });

  it('[DESK-11] [DESK-12] [NTV-11] [NTV-10] records with the chosen microphone, and with the default when it is unavailable', async () => {
    const { user, store, region } = await openComposer();
    const headset = { id: 'h', label: 'Fone' };
    act(() => {
      store.dispatch(audioDevicesListed({ microphones: [headset], speakers: [] }));
      store.dispatch(alertsChanged({ microphone: headset }));
    });
    await user.click(region().getByRole('button', { name: START }));
    await screen.findByText('Gravando');
    await user.click(bar().getByRole('button', { name: 'Descartar gravação' }));
    sound.gone.add('h');
    await user.click(region().getByRole('button', { name: START }));
    await screen.findByText('Gravando');
    expect(sound.opened).toEqual(['h', 'h', null]);
  });

  it('[INPUT-15] a recording of 9999 bytes is discarded, and says so', async () => {
    sound.bytes = 9_999;
    const { user, sent, store } = await record();
    await user.click(bar().getByRole('button', { name: 'Enviar gravação' }));
    expect(
      await screen.findByText('Gravação muito curta: nada foi enviado. Grave por pelo menos 1 segundo.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it('[INPUT-13] [INPUT-16] cancelling by button or Escape sends nothing and releases the microphone', async () => {
    const { user, sent, store, box, region } = await record();
    await user.click(bar().getByRole('button', { name: 'Descartar gravação' }));
    expect(box()).toBeInTheDocument();
    expect(sound.stopped()).toBe(true);
    await user.click(region().getByRole('button', { name: START }));
    await screen.findByText('Gravando');
    await user.keyboard('{Escape}');
    expect(box()).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(store.getState().outbox.order).toEqual([]);
    // Nor is it kept as an attachment.
    await act(async () => {});
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it.each([
    ['the button', (user: User) => user.click(bar().getByRole('button', { name: 'Descartar gravação' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])(
    '[INPUT-13] [INPUT-16] %s cancels while the system still asks for the microphone, which is then released',
    async (_, cancel) => {
      const { user, sent, store, box, region } = await openComposer();
      const { release } = holdMicrophone();
      await user.click(region().getByRole('button', { name: START }));
      await eventually(() => expect(screen.getByRole('group', { name: 'Gravação de voz' })).toHaveFocus());
      await cancel(user);
      await user.type(box(), 'Escrevo então');
      await act(async () => release());
      await eventually(() => expect(sound.stopped()).toBe(true));
      expect(box()).toHaveValue('Escrevo então');
      expect(sent).toEqual([]);
      expect(store.getState().outbox.order).toEqual([]);
    },
  );

  it('shows the recording time, and keeps the typed text meanwhile', async () => {
    const { user, box, region } = await openComposer();
    await user.type(box(), 'Já escrito');
    await user.click(region().getByRole('button', { name: START }));
    await screen.findByText('Gravando');
    expect(bar().getByRole('timer')).toHaveTextContent('0:00');
    await user.click(bar().getByRole('button', { name: 'Descartar gravação' }));
    expect(box()).toHaveValue('Já escrito');
  });

  it('[INPUT-11] a quick reply chosen in the palette meanwhile is in the text box afterwards', async () => {
    const { user, box, live } = await record();
    const quickReply = { id: 1, shortcode: 'prazo', message: 'Chega em 5 dias.', mediaPath: null };
    await live(quickReplyPicked({ ticketId: 1, quickReply }));
    await user.click(bar().getByRole('button', { name: 'Descartar gravação' }));
    expect(box()).toHaveValue('Chega em 5 dias.');
  });

  it('[OFF-10] is kept in the draft when another agent resolves the ticket meanwhile', async () => {
    const { live, store } = await record();
    await live(serverEvents.ticket({ action: 'update', record: { ...mine, status: 'closed' } }));
    await eventually(() =>
      expect(store.getState().drafts.byTicket[1]?.attachments).toMatchObject([
        { name: expect.stringMatching(/^audio-record-site-/), size: 10_000 },
      ]),
    );
  });

  it('[INPUT-15] of 9999 bytes is not kept either when the ticket is resolved meanwhile', async () => {
    sound.bytes = 9_999;
    const { live, store, sent } = await record();
    await live(serverEvents.ticket({ action: 'update', record: { ...mine, status: 'closed' } }));
    await eventually(() => expect(sound.stopped()).toBe(true));
    await act(async () => {});
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('[OFF-04] is in the draft on disk, and the bar is gone, when the app quits or the page is loaded again', async () => {
    const { store, services, box, sent } = await record();
    await act(() => keepOpenTexts(services.storage));
    const drafts = await services.storage.drafts.readAll(selectAccount(store.getState()));
    expect(drafts).toMatchObject([
      { ticketId: 1, attachments: [{ name: expect.stringMatching(/^audio-record-site-/), size: 10_000 }] },
    ]);
    expect(box()).toBeInTheDocument();
    expect([sound.stopped(), sent]).toEqual([true, []]);
  });

  it('[OFF-04] is in the draft on disk when the user signs out', async () => {
    const { store, services } = await record();
    const account = selectAccount(store.getState());
    await act(async () => void (await store.dispatch(signOut())));
    expect(await services.storage.drafts.readAll(account)).toMatchObject([
      { ticketId: 1, attachments: [{ name: expect.stringMatching(/^audio-record-site-/), size: 10_000 }] },
    ]);
    expect([sound.stopped(), store.getState().session.status]).toEqual([true, 'signedOut']);
  });

  it('[TRIAGE-12] ends when the window is locked, and is in the draft', async () => {
    const { live, store, box, sent } = await record();
    await live(windowLocked());
    await eventually(() =>
      expect(store.getState().drafts.byTicket[1]?.attachments).toMatchObject([
        { name: expect.stringMatching(/^audio-record-site-/), size: 10_000 },
      ]),
    );
    expect(box()).toBeInTheDocument();
    expect([sound.stopped(), sent]).toEqual([true, []]);
  });

  it('[TRIAGE-12] does not begin in a window that was locked while the system asked for the microphone', async () => {
    const { user, live, store, region } = await openComposer();
    const { release } = holdMicrophone();
    await user.click(region().getByRole('button', { name: START }));
    await screen.findByRole('group', { name: 'Gravação de voz' });
    await live(windowLocked());
    await act(async () => release());
    await eventually(() => expect(sound.stopped()).toBe(true));
    expect(screen.queryByRole('group', { name: 'Gravação de voz' })).not.toBeInTheDocument();
    expect(store.getState().drafts.byTicket[1]).toBeUndefined();
  });

  it('[OFF-04] is kept when the disk has no room for it, and sent once it has', async () => {
    const { user, sent, untilSent, services, box } = await record();
    const put = vi.spyOn(services.storage.files, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await user.click(bar().getByRole('button', { name: 'Enviar gravação' }));
    const again = await screen.findByRole('button', { name: 'Enviar de novo' });
    expect(again.closest('[role=alert]')).toHaveTextContent(
      'Não foi possível salvar a gravação: o disco pode estar cheio. Libere espaço e envie de novo.',
    );
    expect(screen.queryByText(/salvar o arquivo/)).not.toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    expect(sent).toEqual([]);
    put.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await untilSent(1);
    expect(sent).toMatchObject([{ type: 'audio/mpeg' }]);
    await eventually(() => expect(box()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).not.toBeInTheDocument();
  });

  it('[SEC-08] that the disk has no room for is offered to its own account only', async () => {
    const { user, services } = await record();
    vi.spyOn(services.storage.files, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await user.click(bar().getByRole('button', { name: 'Enviar gravação' }));
    await screen.findByRole('button', { name: 'Enviar de novo' });
    cleanup();
    await openComposer({}, { ...mine, userId: 11 }, aUser({ id: 11 }));
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).not.toBeInTheDocument();
    cleanup();
    const { user: again, untilSent } = await openComposer();
    await again.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
    await untilSent(1);
  });

  it.each([
    ['sent', async (user: User) => user.click(bar().getByRole('button', { name: 'Enviar gravação' }))],
    ['left', async () => {}],
  ])('that the disk has no room for when it is %s is still there after another conversation', async (_, end) => {
    const second = aTicket({ id: 2, status: 'open', userId: mine.userId });
    const { user, sent, untilSent, services } = await record({
      'GET /tickets': ({ params }) => ({
        body: { tickets: params?.status === 'open' ? [mine, second] : [], count: 2, hasMore: false },
      }),
      [`GET /tickets/u/${second.uuid}`]: { body: second },
      'GET /messages/2': { body: { messages: [], count: 0, ticket: second, hasMore: false } },
    });
    const put = vi.spyOn(services.storage.files, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const go = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`^${name},`) }));
    await end(user);
    await go('Cliente 2');
    await screen.findByText('Diga olá!');
    await eventually(() => expect(put).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).not.toBeInTheDocument();
    await go('Cliente 1');
    await user.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
    // Still no room.
    await screen.findByRole('button', { name: 'Enviar de novo' });
    put.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await untilSent(1);
    expect(sent).toMatchObject([{ type: 'audio/mpeg' }]);
    await go('Cliente 2');
    await go('Cliente 1');
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).not.toBeInTheDocument();
  });

  it('[NTV-11] of a microphone that is unplugged ends, says so, and is in the draft', async () => {
    const { sent, store, box } = await record();
    act(() => sound.unplugged());
    expect((await screen.findByText(/^O microfone foi desconectado/)).closest('[role=alert]')).toHaveTextContent(
      'O microfone foi desconectado, e a gravação parou. Se ela durou pelo menos 1 segundo, está entre os anexos.',
    );
    await eventually(() =>
      expect(store.getState().drafts.byTicket[1]?.attachments).toMatchObject([
        { name: expect.stringMatching(/^audio-record-site-/), size: 10_000 },
      ]),
    );
    expect(box()).toBeInTheDocument();
    expect(sound.stopped()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('[DESK-12] says when nothing could be recorded', async () => {
    sound.bytes = null;
    const { user } = await record();
    await user.click(bar().getByRole('button', { name: 'Enviar gravação' }));
    expect(await screen.findByText('Não foi possível gravar. Nada foi enviado. Tente de novo.')).toBeInTheDocument();
  });
});

describe('the microphone', () => {
  it.each(['AudioContext', 'AudioWorkletNode', 'Worker'])(
    'is released where the sound cannot be recorded, since %s fails',
    async (part) => {
      const { user, region } = await openComposer();
      const fail = vi.fn(function fail() {
        throw new DOMException('', 'NotSupportedError');
      });
      vi.stubGlobal(part, fail);
      await user.click(region().getByRole('button', { name: START }));
      expect(await screen.findByText('Não foi possível gravar. Nada foi enviado. Tente de novo.')).toBeInTheDocument();
      expect(sound.stopped()).toBe(true);
    },
  );

  it('[DESK-12] [NTV-11] when missing disables the button, which says so, until one is plugged in; texts and files can still be sent', async () => {
    sound.devices = ['audiooutput'];
    const { region } = await openComposer();
    expect(await region().findByRole('button', { name: 'Nenhum microfone encontrado' })).toBeDisabled();
    expect(region().getByRole('button', { name: 'Anexar arquivos' })).toBeEnabled();
    sound.devices = ['audioinput'];
    act(() => sound.devicesChanged());
    expect(await region().findByRole('button', { name: START })).toBeEnabled();
  });

  it.each([
    [
      'NotAllowedError',
      'O acesso ao microfone foi recusado. Permita o microfone para o Balcão nas configurações de privacidade do sistema ou, no navegador, no ícone ao lado do endereço.',
    ],
    ['NotFoundError', 'Nenhum microfone encontrado. Conecte um microfone e tente de novo.'],
    [
      'NotReadableError',
      'Não foi possível usar o microfone. Feche outros programas que o estejam usando e tente de novo.',
    ],
  ])('[DESK-12] [NTV-11] after %s the button explains what to do, and the text box stays', async (name, words) => {
    sound.refusal = name;
    const { user, region, box } = await openComposer();
    await user.click(region().getByRole('button', { name: START }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(box()).toBeInTheDocument();
    await user.click(region().getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});
