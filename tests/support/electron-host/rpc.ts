/** Calls by name in one direction; each side of the pipe implements one map. */
export type Calls<Map> = { [Name in keyof Map]: (...args: never[]) => unknown };

/** The implementation of a map: every call may return a value or a promise. */
export type Answers<Map extends Calls<Map>> = {
  [Name in keyof Map]: (...args: Parameters<Map[Name]>) => ReturnType<Map[Name]> | Promise<ReturnType<Map[Name]>>;
};

type Packet =
  | { kind: 'call'; id: number; name: string; args: unknown[] }
  | { kind: 'answer'; id: number; ok: true; value: unknown }
  | { kind: 'answer'; id: number; ok: false; message: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Calls and answers in both directions over one message pipe (`child_process` with structured clone).
 * Of an error, only the message crosses.
 */
export class Rpc<Out extends Calls<Out>, In extends Calls<In>> {
  #lastId = 0;
  #failure: Error | null = null;
  readonly #waiting = new Map<number, Waiting>();
  readonly #post: (packet: object) => void;
  readonly #answers: Answers<In>;

  constructor(post: (packet: object) => void, answers: Answers<In>) {
    this.#post = post;
    this.#answers = answers;
  }

  call<Name extends keyof Out & string>(
    name: Name,
    ...args: Parameters<Out[Name]>
  ): Promise<Awaited<ReturnType<Out[Name]>>> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#post({ kind: 'call', id, name, args } satisfies Packet);
    return answer as Promise<Awaited<ReturnType<Out[Name]>>>;
  }

  receive(message: unknown): void {
    const packet = message as Packet;
    if (packet.kind === 'call') void this.#answer(packet);
    else this.#settle(packet);
  }

  /** The other side is gone: rejects pending and later calls. */
  fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #answer({ id, name, args }: Extract<Packet, { kind: 'call' }>): Promise<void> {
    try {
      const run = this.#answers[name as keyof In] as (...args: unknown[]) => unknown;
      this.#post({ kind: 'answer', id, ok: true, value: await run(...args) } satisfies Packet);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#post({ kind: 'answer', id, ok: false, message } satisfies Packet);
    }
  }

  #settle(packet: Extract<Packet, { kind: 'answer' }>): void {
    const waiting = this.#waiting.get(packet.id);
    this.#waiting.delete(packet.id);
    if (packet.ok) waiting?.resolve(packet.value);
    else waiting?.reject(new Error(packet.message));
  }
}
