import { describe, expect, it, vi } from 'vitest';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import {
  audioDevicesListed,
  openMicrophoneSettings,
  readMicrophonePermission,
  selectMicrophone,
  selectSpeaker,
} from '@/entities/device/audioDevices/audioDevices';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';

const headset = { id: 's1', label: 'Fone' };
const loud = { id: 's2', label: 'Caixa' };
const table = { id: 'm1', label: 'Mesa' };
const chosen = { id: 'm2', label: 'Fone' };

const createWorld = () => {
  const { desktop } = createFakeDesktop();
  const world = createTestStore({ desktop });
  world.begin();
  const { store } = world;
  return {
    ...world,
    desktop,
    devices: () => store.getState().audioDevices,
    used: () => ({ speaker: selectSpeaker(store.getState()), microphone: selectMicrophone(store.getState()) }),
  };
};

describe('the sound devices of this computer', () => {
  it('[NTV-10] are unknown until they are listed, and each list replaces the one before', () => {
    const { store, devices } = createWorld();
    expect(devices()).toEqual({ known: false, microphones: [], speakers: [] });
    store.dispatch(audioDevicesListed({ microphones: [table], speakers: [headset, loud] }));
    expect(devices()).toEqual({ known: true, microphones: [table], speakers: [headset, loud] });
    store.dispatch(audioDevicesListed({ microphones: [], speakers: [loud] }));
    expect(devices()).toEqual({ known: true, microphones: [], speakers: [loud] });
  });

  it('[DESK-11] [DESK-12] [NTV-10] are used as chosen while they are plugged in, else the default of the system is', () => {
    const { store, used } = createWorld();
    store.dispatch(audioDevicesListed({ microphones: [table, chosen], speakers: [headset, loud] }));
    expect(used()).toEqual({ speaker: null, microphone: null });
    store.dispatch(alertsChanged({ speaker: loud, microphone: chosen }));
    expect(used()).toEqual({ speaker: loud, microphone: chosen });
    store.dispatch(audioDevicesListed({ microphones: [table], speakers: [headset] }));
    expect(used()).toEqual({ speaker: null, microphone: null });
    store.dispatch(audioDevicesListed({ microphones: [{ ...chosen, id: 'new' }], speakers: [headset, loud] }));
    expect(used()).toEqual({ speaker: loud, microphone: { ...chosen, id: 'new' } });
  });
});

describe('the permission to use the microphone', () => {
  it.each([true, false])('is asked of the system, which has a page of permissions: %s', async (hasSettings) => {
    const { desktop } = createFakeDesktop();
    const world = createTestStore({
      desktop: { ...desktop, capabilities: { ...desktop.capabilities, microphoneSettings: hasSettings } },
    });
    vi.spyOn(desktop.microphone, 'access').mockResolvedValue('refused');
    expect(await world.store.dispatch(readMicrophonePermission()).unwrap()).toEqual({ access: 'refused', hasSettings });
  });

  it('[NTV-11] that cannot be read is nothing that a toast says; its page opens at the wish of the user', async () => {
    const { store, desktop } = createWorld();
    vi.spyOn(desktop.microphone, 'access').mockRejectedValue(new Error('no'));
    await store.dispatch(readMicrophonePermission());
    expect(store.getState().toasts).toEqual([]);
    const open = vi.spyOn(desktop.microphone, 'openSettings');
    await store.dispatch(openMicrophoneSettings());
    expect(open).toHaveBeenCalledOnce();
  });
});
