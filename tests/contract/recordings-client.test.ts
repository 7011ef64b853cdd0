import { describe, expect, it } from 'vitest';
import { ERROR_CODES, isAbsentEndpoint, readFailure } from '@/protocol/errors';
import { channelName, eventNames, parseEvent } from '@/protocol/events';
import { nothing } from '@/protocol/answers';
import { findAdded, findMissing, isObject, keysWithin } from '@tests/support/recordings/differences';
import { findCall } from '@tests/support/recordings/recordedCalls';
import {
  type Exchange,
  exchangeLabel,
  promisedEvents,
  readEvents,
  readExchanges,
  recordedAreas,
  type RecordedEvent,
} from '@tests/support/recordings/recordings';

const SECRET_KEYS = ['session', 'passwordHash', 'dataJson', 'tokenVersion'];
/** Settings the product does not know; nearly all contain tokens of other providers. */
const FOREIGN_SETTINGS = [
  'ipixc',
  'tokenixc',
  'ipmkauth',
  'clientidmkauth',
  'clientsecretmkauth',
  'tokensgp',
  'ipsgp',
  'appsgp',
  'empresa',
  'enabled',
  'chaveNova',
];

/** Keys no screen of the product uses, by path. Everything else a server sends must come out. */
const UNUSED: readonly RegExp[] = [
  new RegExp(`\\.(${SECRET_KEYS.join('|')})$`),
  /\.(UserQueue|WhatsappQueue|TicketTag)$/, // join rows
  /\.(remoteJid|typebotSessionId|typebotStatus|amountUsedBotQueues|jobId)$/, // inner workings of bot and sender
  /queue\.(prompt|queueIntegrations)$/,
  /^GET \/(campaigns|contact-lists|quick-messages)\/list(\.\w+)*\.company$/, // always the own company
  /^GET \/ticket-notes\/list\.(ticket|user\.email)$/,
  /\/queue-options\/\d+\.parent$/,
  /\/messages\/\d+\.records\.queue\.(?!(id|name|color)$)/, // shown by name and colour alone
  /(\/prompt(\/\d+)?|prompt\.record)\.queue\.(?!(id|name)$)/, // shown by name alone
  /^(GET \/prompt(?!\/)|(POST|PUT) \/prompt|prompt\b).*\.apiKey$/, // a secret that only the form reads
  /\.shipping\.contact$/, // the report shows the number
  /^POST \/contacts\/upload\.errorBag\.error\.statusCode$/,
  /^POST \/subscription\.(calendario|txid|revisao|loc|location|status|chave|solicitacaoPagador)$/,
  /(chats?|company-1-chat)\b.*\.(owner|user)\.(?!(id|name|email|profile|online|companyId)$)/, // whole user rows
];
const isUnused = (path: string): boolean => UNUSED.some((pattern) => pattern.test(path));

const isForeignSetting = (value: unknown): boolean =>
  isObject(value) && 'value' in value && FOREIGN_SETTINGS.includes(String(value['key']));

/** The token of the payment provider is left out of companies; a call of its own reads it. */
const isPaymentToken = (value: unknown): boolean => isObject(value) && value['key'] === 'asaas';

function withoutForeignSettings(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isForeignSetting(item) && !(key === 'settings' && isPaymentToken(item)))
      .map((item) => withoutForeignSettings(item));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutForeignSettings(inner, name)]));
}

const compare = (sent: unknown, read: unknown, at: string): string[] => [
  ...findMissing(sent, read, isUnused, at),
  ...findAdded(sent, read, at),
];

/** Gives a list answer the form that readers produce, whatever name the server used. */
function asRead(body: unknown, read: unknown): unknown {
  const list = isObject(body)
    ? Object.entries(body).find(([key, inner]) => key !== 'count' && Array.isArray(inner))?.[1]
    : body;
  if (Array.isArray(read)) return list;
  if (!isObject(read) || !Array.isArray(read['records'])) return body;
  const { hasMore = false, ticket, count } = isObject(body) ? body : {};
  return {
    records: list,
    hasMore,
    ...(ticket !== undefined && { ticket }),
    ...countOf(list, count),
  };
}

/** A count may be a number, or a list of as many items; a plain list counts itself. */
const countOf = (list: unknown, count: unknown): object => {
  if (typeof count === 'number') return { count };
  const counted = count ?? list;
  return Array.isArray(counted) ? { count: counted.length } : {};
};

function lossesOfAnswer({ request, response }: Exchange): string[] {
  const body = withoutForeignSettings(response.body);
  const call = findCall(request.method, request.path);
  if (!call) return response.body === '' ? [] : [`${request.path}: no guard knows this call`];
  const read = call.read(response.body);
  if (call.read === nothing || isForeignSetting(body)) return read === null ? [] : ['something came out'];
  if (typeof read === 'string') return [];
  return compare(asRead(body, read), read, `${request.method} ${request.path}`);
}

const kinds = new Map([
  ...[6, 7, 8].flatMap((userId) => Array.from(eventNames(1, userId))),
  [channelName('chat', 1, 3), 'chat'] as const,
  [channelName('contactListItem', 1, 4), 'contactListItem'] as const,
]);

function readEvent({ event, payload }: RecordedEvent) {
  const kind = event === null ? undefined : kinds.get(event);
  return kind ? parseEvent(kind, payload, 1) : null;
}

/** The parts of a payload by the names of the normalised form. */
function asReadEvent(payload: Readonly<Record<string, unknown>>, read: object): Record<string, unknown> {
  const { action, message, newMessage, ticket, contact, ...rest } = payload;
  if (newMessage !== undefined) return { action, message: newMessage, record: rest['chat'] };
  if (message !== undefined) {
    const { ticket: nested, ...record } = message as Record<string, unknown>;
    return { action, record, ticket: ticket ?? nested ?? null, contact: contact ?? record['contact'] ?? null };
  }
  if ('id' in read) return { action, id: Object.values(rest).find((value) => typeof value !== 'object') };
  const content = ticket ?? contact ?? Object.values(rest).find((value) => typeof value === 'object');
  return Array.isArray(content) ? { ...read, records: content } : { action, record: content };
}

const isSuccess = ({ response: { status } }: Exchange): boolean => status !== null && status >= 200 && status < 300;
/** The socket's own signals, which are no company events. */
const isSign = ({ event }: RecordedEvent): boolean => event === null || /^(ready|connect|disconnect)$/.test(event);

const replayed = (areas: readonly string[]): Exchange[] => areas.flatMap(readExchanges);

describe('recordings of real servers', () => {
  const promised = recordedAreas();
  const exchanges = replayed([...promised.keys()]);
  const events = readEvents();

  it('[COMPAT-04] hold every exchange and event their index promises', () => {
    for (const [area, count] of promised) expect(readExchanges(area).length, area).toBeGreaterThanOrEqual(count);
    expect(events.length).toBeGreaterThanOrEqual(promisedEvents());
    expect(exchanges.length).toBeGreaterThan(0);
  });

  it('[COMPAT-01] [COMPAT-04] read every answer without losing a record or a field the client uses', () => {
    const differences = exchanges
      .filter(isSuccess)
      .flatMap((exchange) => lossesOfAnswer(exchange).map((loss) => `${exchangeLabel(exchange)}: ${loss}`));
    expect(differences).toEqual([]);
  });

  it('[COMPAT-01] [COMPAT-04] read every event without losing a record or a field the client uses', () => {
    const differences = events
      .filter((event) => !isSign(event))
      .flatMap((recorded) => {
        const read = readEvent(recorded);
        if (read === null || !isObject(recorded.payload)) return [`${recorded.trigger}: ${recorded.event} was dropped`];
        return compare(asReadEvent(recorded.payload, read), read, String(recorded.event));
      });
    expect(differences).toEqual([]);
  });

  it('[COMPAT-04] contain no secret', () => {
    const answers = exchanges.filter(isSuccess).map(({ request, response }) => {
      return findCall(request.method, request.path)?.read(response.body);
    });
    const read = [...answers, ...events.map(readEvent)];
    const sent = [...exchanges.map(({ response }) => response.body), ...events.map(({ payload }) => payload)];
    expect(keysWithin(sent)).toEqual(expect.arrayContaining(SECRET_KEYS));
    expect(keysWithin(read).filter((key) => SECRET_KEYS.includes(key))).toEqual([]);
    expect(read).toEqual(withoutForeignSettings(read));
  });

  it('[COMPAT-01] [COMPAT-04] read every refusal, whatever its form', () => {
    for (const exchange of exchanges.filter((one) => !isSuccess(one))) {
      const { status, body } = exchange.response;
      if (status === null) continue; // no answer came
      const failure = readFailure(status, body);
      const sent = isObject(body) ? String(body['error'] ?? body['message']) : '';
      const code = ERROR_CODES.find((known) => sent === known) ?? failure.code;
      const label = exchangeLabel(exchange);
      // Objects as text are read by their message.
      const words = sent === '' || sent.startsWith('{') ? failure.message : sent.trim();
      expect(failure.message, label).toBe(words || 'some words');
      expect(failure.code, label).toBe(code);
      expect(isAbsentEndpoint(failure), label).toBe(typeof body === 'string' && status === 404);
    }
  });
});
