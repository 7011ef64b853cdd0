import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultQuietHours } from '@/domain/device/quietHours';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import {
  chatHidden,
  chatShown,
  conversationShown,
  windowFocusChanged,
} from '@/entities/device/attention/attentionSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { reminderNotice } from '@/processes/notifications/noticesOf';
import { raiseNotice } from '@/processes/notifications/raiseNotice';
import { soundWanted } from '@/processes/notifications/soundActions';
import { connectAlerts } from '@/store/connectAlerts';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aMessage, aTicket } from '@tests/support/records';
import { chatMessage, createNoticeWorld, mine, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  // A Monday, 12:00.
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

describe('sounds', () => {
  it('[TOP-07] [NTV-09] differ for each kind of notice', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket({ id: 1 }));
    world.know(aTicket({ id: 2, status: 'open', userId: 11 }), mine({ id: 2 }));
    world.write(mine({ id: 2 }), 'M1');
    world.store.dispatch(chatMessage());
    await settle();
    expect(world.callLog.notices.map(({ kind }) => kind)).toEqual(['pending', 'transfer', 'message', 'chat']);
    expect(world.wanted).toEqual(['bell', 'rise', 'drop', 'tap']);
    expect(world.callLog.notices.at(-1)).toMatchObject({
      id: 'chat:5',
      title: 'Bruno',
      body: 'Pode me ajudar?',
      target: { kind: 'chat', uuid: 'c-3' },
    });
  });

  it('[TOP-07] [NTV-08] [NTV-09] are silent for the user’s own messages, the conversation being read, and do-not-disturb', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    const own = aMessage({ id: 'M1', fromMe: true });
    world.store.dispatch(serverEvents.appMessage({ action: 'create', record: own, ticket: mine(), contact: null }));
    world.store.dispatch(chatMessage({ senderId: 10 }));
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(conversationShown({ ticketId: 1 }));
    world.write(mine(), 'M2');
    world.store.dispatch(chatShown({ chatId: 3 }));
    world.store.dispatch(chatMessage());
    world.store.dispatch(chatHidden({ chatId: 3 }));
    world.store.dispatch(alertsChanged({ doNotDisturb: true }));
    world.store.dispatch(chatMessage({ id: 6 }));
    await settle();
    expect([world.wanted, world.callLog.notices]).toEqual([[], []]);
    expect(world.outcomes()).toEqual(['chat doNotDisturb', 'chat conversationOpen', 'message conversationOpen']);
  });

  it('[NTV-08] [NTV-09] a silent kind is still shown, and a disabled kind is neither', async () => {
    const world = await createNoticeWorld();
    world.begin();
    const { kinds } = world.state().alerts;
    world.store.dispatch(
      alertsChanged({
        kinds: { ...kinds, chat: { on: true, sound: null }, pending: { on: false, sound: 'bell' } },
      }),
    );
    world.store.dispatch(chatMessage());
    world.know(aTicket());
    await settle();
    expect(world.callLog.notices.map(({ kind }) => kind)).toEqual(['chat']);
    expect(world.wanted).toEqual([]);
    expect(world.outcomes()).toEqual(['chat shown', 'pending kindOff']);
  });

  it('[NTV-09] [TRIAGE-05] a reminder follows the switch and the sound of its own kind', async () => {
    const world = await createNoticeWorld();
    world.begin();
    const { translate } = world.services;
    const raise = async (ticketId: number) => {
      const due = { ticketId, uuid: `u-${ticketId}`, contactName: 'Cliente', at: 0, note: '', onlyUnanswered: false };
      const notice = reminderNotice(
        translate,
        [{ ...due, answered: false, lastMessage: '', fromMe: false, stage: 'due' }],
        false,
      );
      await raiseNotice(notice!, { ...world.store, extra: world.services, getState: world.state });
    };
    const set = (reminder: { readonly on: boolean; readonly sound: 'marimba' }) =>
      world.store.dispatch(alertsChanged({ kinds: { ...world.state().alerts.kinds, reminder } }));
    set({ on: false, sound: 'marimba' });
    await raise(1);
    set({ on: true, sound: 'marimba' });
    await raise(2);
    expect(world.outcomes()).toEqual(['reminder shown', 'reminder kindOff']);
    expect(world.wanted).toEqual(['marimba']);
  });

  it('[DESK-11] [NTV-10] [TOP-07] play at the chosen volume and through the chosen speaker, and not at volume 0', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(chatMessage());
    const headset = { id: 'h', label: 'Fone' };
    world.plug({ microphones: [], speakers: [headset] });
    world.store.dispatch(alertsChanged({ speaker: headset }));
    world.store.dispatch(preferencesChanged({ volume: 0.4 }));
    await vi.advanceTimersByTimeAsync(2_000);
    world.store.dispatch(chatMessage({ id: 6 }));
    world.store.dispatch(preferencesChanged({ volume: 0 }));
    await vi.advanceTimersByTimeAsync(2_000);
    world.store.dispatch(chatMessage({ id: 7 }));
    await settle();
    expect(world.player.play.mock.calls).toEqual([
      ['tap', { volume: 1, speakerId: '' }],
      ['tap', { volume: 0.4, speakerId: 'h' }],
    ]);
  });

  it('[NTV-10] [DESK-12] a speaker that was unplugged gives way to the default, reported once', async () => {
    const world = await createNoticeWorld();
    world.begin();
    const headset = { id: 'h', label: 'Fone' };
    world.plug({ microphones: [headset], speakers: [headset] });
    world.store.dispatch(alertsChanged({ speaker: headset, microphone: headset }));
    world.plug({ microphones: [headset], speakers: [] });
    expect(world.state().toasts).toHaveLength(1);
    world.plug({ microphones: [], speakers: [] });
    world.plug({ microphones: [], speakers: [] });
    expect(world.state().toasts.map(({ textKey, values }) => [textKey, values])).toEqual([
      ['notices:devices.speakerGone', { name: 'Fone' }],
      ['notices:devices.microphoneGone', { name: 'Fone' }],
    ]);
    world.store.dispatch(chatMessage());
    await settle();
    expect(world.player.play).toHaveBeenLastCalledWith('tap', { volume: 1, speakerId: '' });
  });

  it('[NTV-10] a speaker that is missing already at the start gives way to the default, with a notice', async () => {
    const local = createMemoryStorage();
    const before = await createNoticeWorld([], {}, local);
    before.begin();
    before.store.dispatch(alertsChanged({ speaker: { id: 'h', label: 'Fone' } }));
    const world = await createNoticeWorld([], {}, local);
    world.plug({ microphones: [], speakers: [] });
    expect(world.state().toasts).toEqual([]);
    world.begin();
    expect(world.state().toasts).toMatchObject([{ textKey: 'notices:devices.speakerGone', values: { name: 'Fone' } }]);
    world.store.dispatch(chatMessage());
    await settle();
    expect(world.player.play).toHaveBeenLastCalledWith('tap', { volume: 1, speakerId: '' });
  });

  it('[PERF-10] of one kind within two seconds play once, those of another kind play too', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    world.write(mine(), 'M1', 'Oi');
    await vi.advanceTimersByTimeAsync(1_999);
    world.write(mine(), 'M2', 'Bom dia');
    expect(world.wanted).toHaveLength(1);
    world.store.dispatch(chatMessage());
    expect(world.wanted).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    world.write(mine(), 'M3', 'Tudo bem?');
    expect(world.wanted).toHaveLength(3);
    expect(world.wanted.at(-1)).toBe(world.wanted[0]);
  });

  it('[NTV-16] while the screen is locked nothing plays and no text is shown', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    world.fake.lockScreen(true);
    world.write(mine(), 'M1', 'Meu CPF é 000');
    world.fake.lockScreen(false);
    world.write(mine(), 'M2', 'Bom dia');
    await settle();
    expect(world.player.play).toHaveBeenCalledTimes(1);
    expect(world.callLog.notices.map(({ title, body }) => [title, body])).toEqual([
      ['Cliente 1', 'notices:notify.hidden'],
      ['Cliente 1', 'Bom dia'],
    ]);
  });

  it('[NTV-16] a screen that is locked when the page starts counts as locked until it is unlocked', async () => {
    const fake = createFakeDesktop();
    vi.spyOn(fake.desktop.screen, 'isLocked').mockResolvedValue(true);
    const { store } = createTestStore({ desktop: fake.desktop });
    const play = vi.fn(async () => {});
    await connectAlerts(store, { desktop: fake.desktop, player: { play }, watchDevices: () => {} });
    store.dispatch(soundWanted('bell'));
    expect(play).not.toHaveBeenCalled();
    fake.lockScreen(false);
    store.dispatch(soundWanted('bell'));
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('the repeated sound', () => {
  it('[NTV-09] is off at first', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.wanted).toEqual(['bell']);
  });

  it('[NTV-09] plays every 20 seconds until the last waiting ticket is accepted', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(alertsChanged({ repeatsSound: true }));
    world.know(aTicket({ id: 1 }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(world.wanted).toEqual(['bell']);
    await vi.advanceTimersByTimeAsync(1);
    world.know(aTicket({ id: 2 }));
    world.know(aTicket({ id: 1, status: 'open', userId: 11 }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.wanted).toEqual(['bell', 'bell', 'bell', 'bell']);
    world.know(aTicket({ id: 2, status: 'open', userId: 11 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.wanted).toHaveLength(4);
  });

  it('[NTV-09] pauses in do-not-disturb', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket());
    world.store.dispatch(alertsChanged({ repeatsSound: true, doNotDisturb: true }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(world.wanted).toEqual(['bell']);
    world.store.dispatch(alertsChanged({ doNotDisturb: false }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.wanted).toEqual(['bell', 'bell']);
  });

  it('[NTV-09] pauses at the times of the weekly schedule', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket());
    vi.setSystemTime(new Date('2026-11-23T17:59:30'));
    world.store.dispatch(alertsChanged({ repeatsSound: true, quietHours: { ...defaultQuietHours, enabled: true } }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(world.wanted).toEqual(['bell', 'bell']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.wanted).toEqual(['bell', 'bell']);
  });

  it('[NTV-09] [NTV-16] is not heard while the screen is locked, and goes on afterwards', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket());
    await settle();
    world.store.dispatch(alertsChanged({ repeatsSound: true }));
    world.fake.lockScreen(true);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(world.player.play).toHaveBeenCalledTimes(1);
    world.fake.lockScreen(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.player.play).toHaveBeenCalledTimes(2);
  });

  it('[NTV-09] is silent while waiting tickets are switched off, or have no sound', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(alertsChanged({ repeatsSound: true }));
    world.know(aTicket());
    const { kinds } = world.state().alerts;
    world.store.dispatch(alertsChanged({ kinds: { ...kinds, pending: { on: false, sound: 'bell' } } }));
    await vi.advanceTimersByTimeAsync(40_000);
    world.store.dispatch(alertsChanged({ kinds: { ...kinds, pending: { on: true, sound: null } } }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(world.wanted).toEqual(['bell']);
    world.store.dispatch(alertsChanged({ kinds: { ...kinds, pending: { on: true, sound: 'marimba' } } }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.wanted).toEqual(['bell', 'marimba']);
  });
});
