import type { z } from 'zod';

/** One call of the page: what its arguments must look like, and what happens. */
interface Handler<Arguments extends unknown[], Value> {
  readonly schema: z.ZodType<Arguments>;
  readonly run: (...received: Arguments) => Value | Promise<Value>;
}

type CallsOf<Channels> = { readonly [Channel in keyof Channels]: (...sent: never[]) => unknown };

/** Handlers of a map of channels: one entry per channel, and one that is missing does not compile. */
export type HandlersOf<Channels extends CallsOf<Channels>> = {
  readonly [Channel in keyof Channels]: Handler<Parameters<Channels[Channel]>, ReturnType<Channels[Channel]>>;
};
