import { describe, expect, it, vi } from 'vitest';
import { registerOpenText } from '@/entities/conversations/drafts/openTexts';
import { intervalChanged, variableTyped } from '@/entities/company/campaignSettings/campaignChanges';
import { importContactRows } from '@/entities/company/contacts/contactImport';
import { hoursTyped, tokenTyped } from '@/entities/company/settings/typedSettings';
import { taskTyped } from '@/entities/company/tasks/typedTask';
import { keepQueues } from '@/entities/company/whatsappConnections/connectionThunks';
import { runBatch } from '@/processes/batch/runBatch';
import { serverEvents } from '@/realtime/serverEvents';
import { reconnectNow } from '@/realtime/socketActions';
import { connectDesktop } from '@/store/connectDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';

const createWorld = async () => {
  const { desktop } = createFakeDesktop();
  const world = createTestStore({ desktop });
  const network = new EventTarget();
  const heard: Record<string, (value?: boolean) => unknown> = {};
  const settled = vi.fn(async () => {});
  const hear = (name: string) => (listener: (value: never) => unknown) => {
    heard[name] = listener as (value?: boolean) => unknown;
    return () => {};
  };
  const reconnects: boolean[] = [];
  world.store.startListening({
    actionCreator: reconnectNow,
    effect: ({ payload }) => void reconnects.push(payload.probe),
  });
  await connectDesktop(
    world.store,
    {
      desktop: {
        window: { ...desktop.window, onFocusChanged: hear('focus') },
        lifecycle: { onWake: hear('wake'), onFlushRequested: hear('flush') },
      },
      storage: { settled },
    },
    network as never,
  );
  return { ...world, heard, settled, reconnects, network };
};

describe('events of the computer', () => {
  it('[OFF-03] [NTV-16] [SESS-14] waking up and a returning network reconnect at once', async () => {
    const { heard, network, reconnects } = await createWorld();
    heard['wake']?.();
    network.dispatchEvent(new Event('online'));
    expect(reconnects).toEqual([true, true]);
  });

  it('[NTV-06] the focus is known from the start and followed', async () => {
    const { heard, store } = await createWorld();
    expect(store.getState().attention.focused).toBe(true);
    heard['focus']?.(false);
    expect(store.getState().attention.focused).toBe(false);
  });

  it('[NTV-03] [OFF-04] quitting waits for pending writes, after what is being typed was handed over', async () => {
    const { heard, settled } = await createWorld();
    const save = vi.fn(() => expect(settled).not.toHaveBeenCalled());
    const leave = registerOpenText(save);
    await heard['flush']?.();
    expect(save).toHaveBeenCalledTimes(1);
    expect(settled).toHaveBeenCalledTimes(1);
    leave();
    await heard['flush']?.();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'opening hours',
      () => hoursTyped([{ weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '07:00', endTime: '' }]),
    ],
    ['a payment token', () => tokenTyped('tk-1')],
    ['a task', () => taskTyped('Ligar para a Ana')],
    ['an interval of campaigns', () => intervalChanged({ messageInterval: 5 })],
    ['a variable of campaigns', () => variableTyped({ key: 'loja', value: '' })],
  ])('quitting is told of %s that is typed on a page and not saved', async (_, typed) => {
    const { heard, store } = await createWorld();
    expect(await heard['flush']?.()).toBe(false);
    store.dispatch(typed());
    expect(await heard['flush']?.()).toBe(true);
  });

  it('quitting is told of contacts that are being imported', async () => {
    const { heard, store } = await createWorld();
    const imported = store.dispatch(importContactRows([{ name: 'Lia', number: '5511911111111' }]));
    expect(await heard['flush']?.()).toBe(true);
    await imported;
    expect(await heard['flush']?.()).toBe(false);
  });

  it('quitting is told of an action on several tickets that is under way', async () => {
    const { heard, store, begin } = await createWorld();
    begin();
    store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ id: 1, status: 'open', userId: 10 }) }));
    const changed = store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: [1] }));
    expect(await heard['flush']?.()).toBe(true);
    await changed;
    expect(await heard['flush']?.()).toBe(false);
  });

  it('quitting is told of the queues of a connection that are still to be restored after a new code', async () => {
    const { heard, store } = await createWorld();
    const before = { id: 1, name: 'Loja', status: 'CONNECTED', queues: [{ id: 2, name: 'Vendas', color: '#00aa00' }] };
    store.dispatch(keepQueues.pending('r', before));
    expect(await heard['flush']?.()).toBe(true);
    store.dispatch(keepQueues.fulfilled(null, 'r', before));
    expect(await heard['flush']?.()).toBe(false);
  });
});
