import { localDay } from '@/lib/dates';
import type { ServerContext } from '@native/demo-server/context';
import { createTokens } from '@native/demo-server/http/tokens';
import { loadSecrets } from '@native/demo-server/secrets';
import { isObject } from '../differences';
import type { Exchange } from '../recordings';
import { ACTORS, isActor, PASSWORD } from './accounts';
import { SPREADSHEET } from './seedCampaigns';
import { CONNECTION_TOKENS } from './seedCompanies';
import { spreadsheetOf } from '../../spreadsheet';

/** The server that replaces the recorded one. */
export interface Target {
  readonly url: string;
  readonly context: ServerContext;
  readonly dataDir: string;
}

export interface Answer {
  readonly status: number | null;
  readonly body: unknown;
}

const REDACTED = '<redacted>';
const LONG_AGO = { now: () => new Date('2020-01-01T00:00:00Z') };
/** How long a call is watched that was recorded without an answer, ms. The others take as long as a busy machine needs. */
const WATCH_MS = 1_500;

const accountOf = (exchange: Exchange) => (isActor(exchange.actor) ? ACTORS[exchange.actor] : ACTORS.agent);

/** Inserts tokens, cookies and passwords, which the recordings hide; the exchange's name says which. */
async function credentials(exchange: Exchange, { context, dataDir }: Target): Promise<Record<string, string>> {
  const { headers } = exchange.request;
  const owner = { ...accountOf(exchange), tokenVersion: 0 };
  const { tokens } = context;
  const expired = createTokens(loadSecrets(dataDir), LONG_AGO);
  const sent: Record<string, string> = {};
  if (exchange.actor.startsWith('external api')) {
    sent['Authorization'] = `Bearer ${exchange.name.includes('wrong token') ? 'another' : CONNECTION_TOKENS.Principal}`;
  } else if (headers['Authorization']?.includes(REDACTED)) {
    const token = exchange.name.includes('expired') ? await expired.access(owner) : await tokens.access(owner);
    sent['Authorization'] = `Bearer ${exchange.name.includes('malformed token') ? 'abc.def' : token}`;
  }
  if (headers['Cookie']?.includes(REDACTED)) {
    const token = exchange.name.includes('expired') ? await expired.refresh(owner) : await tokens.refresh(owner);
    sent['Cookie'] = `jrt=${exchange.name.includes('garbage') ? 'garbage' : token}`;
  }
  return sent;
}

function secretFor(key: string, { name, request }: Exchange): string {
  const connection = isObject(request.body) ? String(request.body['name']) : '';
  if (key === 'token') return new Map(Object.entries(CONNECTION_TOKENS)).get(connection) ?? CONNECTION_TOKENS.Principal;
  if (name.includes('short password')) return 'abcd';
  return name.includes('wrong password') ? 'another' : PASSWORD;
}

interface RecordedPart {
  readonly name: string;
  readonly value?: string;
  readonly filename?: string;
  readonly contentType?: string;
}

const contentOf = (filename: string): BlobPart => (filename.endsWith('.xlsx') ? spreadsheetOf(SPREADSHEET) : 'content');

function formOf(parts: readonly RecordedPart[]): FormData {
  const form = new FormData();
  for (const { name, value, filename, contentType = '' } of parts) {
    if (filename === undefined) form.append(name, value ?? '');
    else form.append(name, new Blob([contentOf(filename)], { type: contentType }), filename);
  }
  return form;
}

function bodyOf(exchange: Exchange): { body?: string | FormData } {
  const { body } = exchange.request;
  if (body === undefined) return {};
  if (isObject(body) && typeof body['_raw'] === 'string') return { body: body['_raw'] };
  if (isObject(body) && Array.isArray(body['_multipart'])) return { body: formOf(body['_multipart']) };
  return { body: JSON.stringify(body, (key, value) => (value === REDACTED ? secretFor(key, exchange) : value)) };
}

/** Replaces recorded days with today, in the server's zone, if the exchange is about records just created. */
function queryOf({ request: { query = {} } }: Exchange): string {
  const values = Object.entries(query).map(([key, value]) => [
    key,
    key === 'date' ? localDay(Date.now()) : String(value),
  ]);
  return values.length > 0 ? `?${new URLSearchParams(values).toString()}` : '';
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: empty answers and HTML pages are compared as text.
    return text;
  }
};

/** Sends one recorded request to the server, with credentials of its own. */
export async function sendExchange(exchange: Exchange, target: Target): Promise<Answer> {
  const { method, path, headers } = exchange.request;
  const { Authorization: _token, Cookie: _cookie, 'Content-Type': type, ...plain } = headers;
  const content = bodyOf(exchange);
  const prefix = path.startsWith('/public/') ? '' : '/api';
  try {
    const response = await fetch(`${target.url}${prefix}${path}${queryOf(exchange)}`, {
      method,
      headers: {
        ...plain,
        ...(headers['Authorization'] && !headers['Authorization'].includes(REDACTED)
          ? { Authorization: headers['Authorization'] }
          : {}),
        ...(type && typeof content.body === 'string' ? { 'Content-Type': type } : {}),
        ...(await credentials(exchange, target)),
      },
      ...content,
      ...(exchange.response.status === null ? { signal: AbortSignal.timeout(WATCH_MS) } : {}),
    });
    return { status: response.status, body: parse(await response.text()) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { status: null, body: null };
    throw error;
  }
}
