import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { SoundSection } from '@/features/preferences/sound/SoundSection';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { renderAlerts } from './renderAlerts';

let sound: ReturnType<typeof installFakeSound>;
beforeEach(() => {
  sound = installFakeSound();
});
afterEach(() => sound.remove());

const headset = { id: 'h', label: 'Fone H390' };
const screenSpeaker = { id: 's', label: 'Monitor' };
const devices = { microphones: [headset], speakers: [headset, screenSpeaker] };

/** Why there is no sound, and where to mend it. */
const REFUSED =
  'O acesso ao microfone foi recusado. Permita o microfone para o Balcão nas configurações de privacidade do sistema ou, no navegador, no ícone ao lado do endereço.';
const MISSING =
  'Nenhum microfone encontrado. Conecte um microfone; ele aparece aqui sozinho. Texto e arquivos funcionam sem ele.';

const choose = (name: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  // An earlier one may still be closing.
  const list = [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')].at(-1);
  fireEvent.click(within(list as HTMLElement).getByTitle(option));
};
const testButtons = () => screen.getAllByRole('button', { name: 'Testar' });

describe('sound and devices', () => {
  it('[NTV-11] [NTV-10] [DESK-12] speakers are listed by name, and a test plays through the chosen one', async () => {
    const { user, alerts, play } = await renderAlerts(SoundSection, { devices });
    choose('Alto-falante', 'Monitor');
    expect(alerts().speaker).toEqual(screenSpeaker);
    expect(screen.getByRole('combobox', { name: 'Alto-falante' }).closest('.ant-select')).toHaveTextContent('Monitor');
    await user.click(testButtons()[0] as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith('marimba', { volume: 1, speakerId: 's' });
    choose('Alto-falante', 'Padrão do sistema');
    expect(alerts().speaker).toBeNull();
  });

  it('[NTV-11] a test at volume 0 says why nothing is heard, and plays nothing', async () => {
    const { user, play, store } = await renderAlerts(SoundSection, { devices });
    act(() => void store.dispatch(preferencesChanged({ volume: 0 })));
    await user.click(testButtons()[0] as HTMLElement);
    const i18n = await createTestI18n();
    const told = () => store.getState().toasts.map(({ textKey }) => i18n.t(textKey as never));
    expect(told()).toEqual(['O volume das notificações está em 0%. Aumente-o para ouvir o som.']);
    expect(play).not.toHaveBeenCalled();
    act(() => void store.dispatch(preferencesChanged({ volume: 0.1 })));
    await user.click(testButtons()[0] as HTMLElement);
    expect(told()).toHaveLength(1);
    expect(play).toHaveBeenCalledExactlyOnceWith('marimba', { volume: 0.1, speakerId: '' });
  });

  it('[NTV-10] [DESK-12] an unplugged speaker or microphone is named and returns automatically', async () => {
    const { plug } = await renderAlerts(SoundSection, { devices });
    choose('Alto-falante', 'Monitor');
    plug({ ...devices, speakers: [headset] });
    expect(
      screen.getByText('Monitor não está conectado. Por enquanto, o Balcão usa o padrão do sistema.'),
    ).toBeInTheDocument();
    plug(devices);
    expect(screen.queryByText(/não está conectado/)).not.toBeInTheDocument();
    // A microphone too.
    choose('Microfone', 'Fone H390');
    plug({ ...devices, microphones: [{ id: 'w', label: 'Webcam' }] });
    expect(
      screen.getByText('Fone H390 não está conectado. Por enquanto, o Balcão usa o padrão do sistema.'),
    ).toBeInTheDocument();
    plug(devices);
    expect(screen.queryByText(/não está conectado/)).not.toBeInTheDocument();
  });

  it.each([
    ['by its name', headset, ['Fone H390', 'Fone H390'], ['Fone H390', 'Fone H390']],
    [
      'by what it is where the page knows no names',
      { id: 'x', label: '' },
      ['Alto-falante 1', 'Microfone 1'],
      ['O alto-falante escolhido', 'O microfone escolhido'],
    ],
  ])(
    '[NTV-10] [DESK-12] a chosen device that is gone is reported %s',
    async (_, device, [speaker, microphone], told) => {
      const { plug, store } = await renderAlerts(SoundSection, {
        devices: { microphones: [device], speakers: [device] },
      });
      choose('Alto-falante', speaker!);
      choose('Microfone', microphone!);
      plug({ microphones: [], speakers: [] });
      const i18n = await createTestI18n();
      const { toasts } = store.getState();
      expect(toasts.map(({ textKey, values }) => i18n.t(textKey as never, values as never))).toEqual([
        `${told[0]} não está conectado. Os sons saem pelo alto-falante padrão do sistema.`,
        `${told[1]} não está conectado. As gravações usam o microfone padrão do sistema.`,
      ]);
    },
  );

  it('[NTV-11] [DESK-12] the chosen microphone is opened with a level meter, and released', async () => {
    const { user } = await renderAlerts(SoundSection, { devices });
    choose('Microfone', 'Fone H390');
    expect(screen.getByRole('combobox', { name: 'Microfone' }).closest('.ant-select')).toHaveTextContent('Fone H390');
    await user.click(testButtons()[1] as HTMLElement);
    const meter = await screen.findByRole('meter', { name: 'Nível do microfone' });
    expect(sound.opened).toEqual(['h']);
    /** The bars on screen, lit from the first to the level. */
    const bars = () => [...document.querySelectorAll('[class*=meter] > i')].map(({ className }) => className !== '');
    const litTo = (level: number) => Array.from({ length: 15 }, (_, index) => index < level);
    expect(meter).toHaveAttribute('value', '0');
    expect(bars()).toEqual(litTo(0));
    sound.loudness = 0.2;
    await waitFor(() => expect(meter).toHaveAttribute('value', '9'));
    expect(bars()).toEqual(litTo(9));
    sound.loudness = 0.9;
    await waitFor(() => expect(meter).toHaveAttribute('value', '15'));
    expect(bars()).toEqual(litTo(15));
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(sound.stopped()).toBe(true);
  });

  it('[NTV-11] the test of a microphone ends when it is unplugged, and can be started again', async () => {
    const { user } = await renderAlerts(SoundSection, { devices });
    await user.click(testButtons()[1] as HTMLElement);
    await screen.findByRole('meter', { name: 'Nível do microfone' });
    act(() => sound.unplugged());
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(sound.stopped()).toBe(true);
    await user.click(testButtons()[1] as HTMLElement);
    expect(await screen.findByRole('meter', { name: 'Nível do microfone' })).toBeInTheDocument();
  });

  it('[NTV-11] a microphone whose level cannot be measured is released, and the page says that it does not work', async () => {
    const { user } = await renderAlerts(SoundSection, { devices });
    vi.stubGlobal('AudioContext', function Refused() {
      throw new DOMException('No more contexts', 'NotSupportedError');
    });
    await user.click(testButtons()[1] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível usar o microfone.');
    expect(sound.stopped()).toBe(true);
  });

  it('[NTV-11] a microphone that opens after a newer start or another choice is released', async () => {
    const opened: { stops: number; open: () => void }[] = [];
    await renderAlerts(SoundSection, { devices });
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(
      () =>
        new Promise((resolve) => {
          const one = {
            stops: 0,
            open: () => resolve({ getTracks: () => [Object.assign(new EventTarget(), { stop })] } as never),
          };
          const stop = () => (one.stops += 1);
          opened.push(one);
        }),
    );
    fireEvent.click(testButtons()[1] as HTMLElement);
    fireEvent.click(testButtons()[1] as HTMLElement);
    await act(async () => opened.forEach(({ open }) => open()));
    expect(opened.map(({ stops }) => stops)).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Parar' }));
    expect(opened.map(({ stops }) => stops)).toEqual([1, 1]);
    fireEvent.click(testButtons()[1] as HTMLElement);
    choose('Microfone', 'Fone audioinput');
    await act(async () => opened[2]?.open());
    expect(opened[2]?.stops).toBe(1);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('[NTV-11] [DESK-12] without a microphone the page says how to get one, and one that is plugged in appears', async () => {
    const { plug, fake } = await renderAlerts(SoundSection, { devices: { microphones: [], speakers: [] } });
    expect(screen.getByRole('alert').textContent).toBe(MISSING);
    expect(testButtons()[1]).toBeDisabled();
    // What is known already is not asked of the system.
    const access = vi.spyOn(fake.desktop.microphone, 'access');
    fireEvent.focus(window);
    expect(access).not.toHaveBeenCalled();
    plug(devices);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(testButtons()[1]).toBeEnabled();
    await act(async () => void fireEvent.focus(window));
    expect(access).toHaveBeenCalled();
  });

  it('[NTV-11] [DESK-12] a refusal is explained, with a link to the system setting', async () => {
    sound.refusal = 'NotAllowedError';
    const { user, fake } = await renderAlerts(SoundSection, { devices });
    choose('Microfone', 'Fone H390');
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    await user.click(testButtons()[1] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    // Whoever said no is not asked again for the default microphone.
    expect(ask).toHaveBeenCalledOnce();
    await user.click(await screen.findByRole('button', { name: 'Abrir configurações do sistema' }));
    expect(fake.callLog.microphoneSettings).toBe(1);
  });

  it.each([
    ['NotFoundError', MISSING],
    [
      'NotReadableError',
      'Não foi possível usar o microfone. Feche outros programas que o estejam usando e tente de novo.',
    ],
  ])('[NTV-11] a test that ends with %s says why, and how to mend it', async (failure, text) => {
    sound.refusal = failure;
    const { user } = await renderAlerts(SoundSection, { devices });
    await user.click(testButtons()[1] as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('[NTV-11] a refusal by the system is shown before anything is tried', async () => {
    await renderAlerts(SoundSection, { devices, microphone: 'refused' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('O acesso ao microfone foi recusado.'));
    expect(sound.opened).toEqual([]);
  });

  it('[NTV-11] where the app cannot open the system’s settings a refusal is explained without a button', async () => {
    const capabilities = { microphoneSettings: false };
    await renderAlerts(SoundSection, { devices, microphone: 'refused', capabilities });
    expect((await screen.findByRole('alert')).textContent).toBe(REFUSED);
    expect(screen.queryByRole('button', { name: 'Abrir configurações do sistema' })).not.toBeInTheDocument();
  });

  it('[NTV-11] a refusal that the user lifts in the system’s settings is no longer shown', async () => {
    const { user, fake } = await renderAlerts(SoundSection, { devices, microphone: 'refused' });
    await screen.findByRole('alert');
    const access = vi.spyOn(fake.desktop.microphone, 'access').mockResolvedValue('granted');
    await user.click(testButtons()[1] as HTMLElement);
    expect(await screen.findByRole('meter', { name: 'Nível do microfone' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

    access.mockResolvedValue('refused');
    fireEvent.focus(window);
    expect(await screen.findByRole('alert')).toHaveTextContent('O acesso ao microfone foi recusado.');
    access.mockResolvedValue('granted');
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('[NTV-11] unnamed devices are numbered, and named once the microphone is allowed', async () => {
    const nameless = { microphones: [{ id: 'x', label: '' }], speakers: [{ id: 'y', label: '' }] };
    const { user } = await renderAlerts(SoundSection, { devices: nameless });
    expect(screen.getByText(/Para ver os nomes/)).toBeInTheDocument();
    choose('Alto-falante', 'Alto-falante 1');
    choose('Microfone', 'Microfone 1');
    await user.click(testButtons()[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Para ver os nomes/)).not.toBeInTheDocument());
    expect(sound.opened).toEqual(['x']);
    choose('Microfone', 'Fone audioinput');
  });

  it('[TOP-05] the volume ranges from 0 to 1 in steps of 0.1 and is shared with the top bar', async () => {
    const { store } = await renderAlerts(SoundSection);
    const slider = screen.getByRole('slider', { name: 'Volume das notificações' });
    expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual(['0', '1']);
    act(() => slider.focus());
    fireEvent.keyDown(slider, { key: 'ArrowLeft', keyCode: 37 });
    expect(store.getState().preferences.volume).toBe(0.9);
    expect(screen.getByText('90%')).toBeInTheDocument();
  });
});
