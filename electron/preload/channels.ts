import { ipcRenderer } from 'electron';
import type { InvokeAnswer, InvokeChannels, PushChannels, Unsubscribe } from '@/bridge/desktop';

/** Calls main; rejects with a plain error unless the answer has a value. */
export const invoke = async <Channel extends keyof InvokeChannels>(
  channel: Channel,
  ...sent: Parameters<InvokeChannels[Channel]>
): Promise<ReturnType<InvokeChannels[Channel]>> => {
  const answer = (await ipcRenderer.invoke(channel, ...sent)) as InvokeAnswer<ReturnType<InvokeChannels[Channel]>>;
  if (!answer.ok) throw new Error(`${channel}: ${answer.code}`);
  return answer.value;
};

/**
 * Listens to one push channel from the start: the newest `kept` messages wait for the page's first listener. The event object never
 * reaches the page, since it contains the sender.
 */
export const hear = <Channel extends keyof PushChannels>(channel: Channel, kept = 1) => {
  type Listener = (payload: PushChannels[Channel]) => void;
  const listeners = new Set<Listener>();
  const waiting: PushChannels[Channel][] = [];
  ipcRenderer.on(channel, (_event, payload: PushChannels[Channel]) => {
    if (listeners.size === 0 && waiting.push(payload) > kept) waiting.shift();
    for (const listener of listeners) listener(payload);
  });
  return (listener: Listener): Unsubscribe => {
    // Wrap the listener, so that the same function added twice counts twice.
    const entry: Listener = (payload) => listener(payload);
    listeners.add(entry);
    for (const early of waiting.splice(0)) entry(early);
    return () => {
      listeners.delete(entry);
    };
  };
};
