import { ipcRenderer } from 'electron';
import type { InvokeAnswer, InvokeChannels, PushChannels, Unsubscribe } from '@/bridge/desktop';

/** Asks main; anything but an answer with a value becomes a plain rejection. */
export const invoke = async <Channel extends keyof InvokeChannels>(
  channel: Channel,
  ...sent: Parameters<InvokeChannels[Channel]>
): Promise<ReturnType<InvokeChannels[Channel]>> => {
  const answer = (await ipcRenderer.invoke(channel, ...sent)) as InvokeAnswer<ReturnType<InvokeChannels[Channel]>>;
  if (!answer.ok) throw new Error(`${channel}: ${answer.code}`);
  return answer.value;
};

/**
 * One push channel, heard from the start: the newest messages that came before the page's first listener wait for it, `kept`
 * of them. The event itself never reaches the page, since it carries the sender.
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
    // Wrapped, so that the same function given twice counts twice.
    const entry: Listener = (payload) => listener(payload);
    listeners.add(entry);
    for (const early of waiting.splice(0)) entry(early);
    return () => {
      listeners.delete(entry);
    };
  };
};
