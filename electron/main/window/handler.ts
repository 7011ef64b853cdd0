import type { z } from 'zod';

/** One call of the page: the schema of its arguments, and the function that runs. */
interface Handler<Arguments extends unknown[], Value> {
  readonly schema: z.ZodType<Arguments>;
  readonly run: (...received: Arguments) => Value | Promise<Value>;
}

type CallsOf<Channels> = { readonly [Channel in keyof Channels]: (...sent: never[]) => unknown };

/** Handlers of a channel map: one per channel; a missing one does not compile. */
export type HandlersOf<Channels extends CallsOf<Channels>> = {
  readonly [Channel in keyof Channels]: Handler<Parameters<Channels[Channel]>, ReturnType<Channels[Channel]>>;
};
