import fs from 'node:fs';
import path from 'node:path';

/** One request and a real server's answer, see `index.json` of the recordings. */
export interface Exchange {
  readonly area: string;
  readonly name: string;
  readonly actor: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string | number | boolean>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly response: {
    /** Null = the server had not answered within the time stated in `note`. */
    readonly status: number | null;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: unknown;
    readonly note?: string;
  };
  /** Body paths of which only a part was recorded. */
  readonly truncated?: Readonly<Record<string, string>>;
}

/** One socket event; `event` null = the trigger caused none. */
export interface RecordedEvent {
  readonly trigger: string;
  readonly event: string | null;
  readonly payload: unknown;
  readonly receivedBy: readonly string[];
}

interface Index {
  readonly files: Readonly<Record<string, { readonly entries: number }>>;
}

const EVENTS_FILE = 'socket-events.json';

/**
 * The shapes of a real server's recorded answers: status, keys, types, dates and ids, without people's words.
 * `npm run shapes` regenerates them from a folder of recordings.
 */
const folder = path.resolve(import.meta.dirname, '../../contract/shapes');

const read = <Content>(file: string): Content =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Content;

/** The recorded areas, with the number of exchanges of each according to the index. */
export function recordedAreas(): ReadonlyMap<string, number> {
  const files = Object.entries(read<Index>('index.json').files).filter(([file]) => file !== EVENTS_FILE);
  return new Map(files.map(([file, { entries }]) => [file.replace(/\.json$/, ''), entries]));
}

export const readExchanges = (area: string): Exchange[] =>
  read<Omit<Exchange, 'area'>[]>(`${area}.json`).map((exchange) => Object.assign(exchange, { area }));

export const readEvents = (): RecordedEvent[] => read<RecordedEvent[]>(EVENTS_FILE);

export const promisedEvents = (): number => read<Index>('index.json').files[EVENTS_FILE]?.entries ?? 0;

/** The name of an exchange in failure messages. */
export const exchangeLabel = ({ area, request, name }: Exchange): string =>
  `${area}: ${request.method} ${request.path} (${name})`;
