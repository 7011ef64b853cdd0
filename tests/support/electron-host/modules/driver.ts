import { Rpc, type Answers } from '../rpc';
import type { DriverCalls, HostCalls } from '../protocol';

let answers: Answers<HostCalls> | null = null;

/** The host's end of the pipe to the driver. */
const rpc = new Rpc<DriverCalls, HostCalls>(
  (packet) => {
    if (process.connected) process.send?.(packet, undefined, undefined, () => undefined); // a driver that has just gone is no error
  },
  new Proxy({} as Answers<HostCalls>, {
    get: (_empty, name) => {
      if (!answers) throw new Error('The test host does not answer yet');
      return answers[name as keyof HostCalls];
    },
  }),
);

export const callDriver = <Name extends keyof DriverCalls>(
  name: Name,
  ...args: Parameters<DriverCalls[Name]>
): Promise<Awaited<ReturnType<DriverCalls[Name]>>> => rpc.call(name, ...args);

/** Like `callDriver`, without waiting for the answer; a failure is written to the app's own stderr. */
export const tellDriver = <Name extends keyof DriverCalls>(
  name: Name,
  ...args: Parameters<DriverCalls[Name]>
): void => {
  callDriver(name, ...args).catch((error: unknown) => {
    if (process.connected) console.error(`[electron test host] ${name}:`, error);
  });
};

export const answerDriver = (map: Answers<HostCalls>): void => {
  answers = map;
  process.on('message', (message) => rpc.receive(message));
};
