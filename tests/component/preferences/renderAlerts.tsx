import type { ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { MicrophoneAccess } from '@/bridge/alerts';
import type { DesktopCapabilities } from '@/bridge/desktop';
import type { SoundPlayer } from '@/desktop/audio/soundPlayer';
import type { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { connectAlerts } from '@/store/connectAlerts';
import { StoreProvider } from '@/store/StoreProvider';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';

type Devices = Parameters<typeof audioDevicesListed>[0];

interface Machine {
  readonly devices?: Devices;
  readonly microphone?: MicrophoneAccess;
  readonly capabilities?: Partial<DesktopCapabilities>;
}

/** A section of the preferences with real store, texts and listeners, on a fake machine. */
export const renderAlerts = async (
  Section: ComponentType,
  { devices, microphone = 'granted', capabilities = {} }: Machine = {},
) => {
  const fake = createFakeDesktop({ microphone, capabilities });
  const app = createTestStore({ desktop: fake.desktop });
  const play = vi.fn<SoundPlayer['play']>(async () => {});
  let plug: (next: Devices) => void = () => {};
  await connectAlerts(app.store, {
    desktop: fake.desktop,
    player: { play },
    watchDevices: (tell) => {
      plug = tell;
    },
  });
  app.begin();
  if (devices) plug(devices);
  const i18n = await createTestI18n();
  render(
    <StoreProvider store={app.store} server={app.services.server}>
      <TextsProvider i18n={i18n}>
        <ConfirmProvider>
          <Section />
        </ConfirmProvider>
      </TextsProvider>
    </StoreProvider>,
  );
  await act(async () => {});
  return {
    ...app,
    fake,
    play,
    plug: (next: Devices) => act(() => plug(next)),
    alerts: () => app.store.getState().alerts,
    user: userEvent.setup(),
  };
};
