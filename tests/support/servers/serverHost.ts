import { createDemoServer, type DemoServer } from '@native/demo-server/createServer';
import type { DemoServerOptions } from '@native/demo-server/options';

/** What the tests ask of the process that runs their demo servers, `serverHost.ts`. */
export type HostRequest =
  | { readonly id: number; readonly act: 'start'; readonly options: DemoServerOptions }
  | { readonly id: number; readonly act: 'stop'; readonly url: string };

/** The answer to the request of the same id: the address of a started server, or why it failed. */
export interface HostAnswer {
  readonly id: number;
  readonly url?: string;
  readonly error?: string;
}

const running = new Map<string, DemoServer>();

const handle = async (request: HostRequest): Promise<string> => {
  if (request.act === 'start') {
    const server = await createDemoServer(request.options);
    running.set(server.url, server);
    return server.url;
  }
  await running.get(request.url)?.close();
  running.delete(request.url);
  return request.url;
};

process.on('message', (request: HostRequest) => {
  const answer = (rest: Omit<HostAnswer, 'id'>) => process.send?.({ id: request.id, ...rest });
  handle(request).then(
    (url) => answer({ url }),
    (error: unknown) => answer({ error: String(error instanceof Error ? error.stack : error) }),
  );
});
// The worker has ended.
process.on('disconnect', () => process.exit(0));
