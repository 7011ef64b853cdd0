import type { DesktopBridge } from '@/bridge/desktop';
import type { SoundPlayer } from '@/desktop/audio/soundPlayer';
import type { WatchAudioDevices } from '@/desktop/audio/audioDevices';
import { audioDevicesListed, selectSpeaker } from '@/entities/device/audioDevices/audioDevices';
import { notificationHappened, trayChosen } from '@/processes/notifications/noticesSlice';
import { soundWanted } from '@/processes/notifications/soundActions';
import { screenLockChanged } from '@/entities/device/attention/attentionSlice';
import type { AppStore } from './store';

interface Machine {
  readonly desktop: Pick<DesktopBridge, 'notifications' | 'unread' | 'tray' | 'screen'>;
  readonly player: SoundPlayer;
  readonly watchDevices: WatchAudioDevices;
}

/** Brings events of notifications, tray, lock and sound devices into the store, and plays the sounds the store asks for. */
export const connectAlerts = async (
  store: Pick<AppStore, 'dispatch' | 'startListening'>,
  { desktop, player, watchDevices }: Machine,
): Promise<void> => {
  store.startListening({
    actionCreator: soundWanted,
    effect: ({ payload }, { getState }) => {
      const state = getState();
      const { volume } = state.preferences;
      // Play no sounds while the screen is locked.
      if (state.attention.locked || volume === 0) return;
      void player.play(payload, { volume, speakerId: selectSpeaker(state)?.id ?? '' });
    },
  });
  desktop.screen.onLockChanged((locked) => store.dispatch(screenLockChanged(locked)));
  desktop.notifications.onEvent((event) => store.dispatch(notificationHappened(event)));
  desktop.tray.onChosen((choice) => store.dispatch(trayChosen(choice)));
  watchDevices((devices) => store.dispatch(audioDevicesListed(devices)));
  // Tray and badge still show the numbers of the page before a reload, whose session may be over.
  await Promise.all([
    desktop.unread.set({ messages: 0, pending: 0 }),
    desktop.tray.set({ disconnected: false, pending: [], doNotDisturb: null }),
  ]);
  store.dispatch(screenLockChanged(await desktop.screen.isLocked()));
};
