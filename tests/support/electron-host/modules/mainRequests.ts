import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { sendThrough, type AskForAccount, type Upstream } from '../network/upstream';
import type { HostCookies } from './cookies';
import { toNetError } from './netErrors';

/** What one of main's requests needs from its session. */
export interface Sender {
  readonly jar: HostCookies;
  upstreamFor(ask: AskForAccount): Upstream | null;
}

interface MainCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly withCookies: boolean;
  readonly signal: AbortSignal | null;
  /** Called when a proxy asks for an account. */
  readonly ask: AskForAccount;
}

interface MainAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Buffer;
  /** The target of a redirect, null for any other answer. */
  readonly location: string | null;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const sendStraight = async ({ url, method, headers, body, signal }: MainCall): Promise<IncomingMessage> => {
  const { request } = url.startsWith('https:') ? https : http;
  const outgoing = request(url, { method, headers, agent: false, ...(signal === null ? {} : { signal }) });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
};

/** One hop of one of main's requests: without `Origin`, with the session's cookies if wanted, with Chromium's error names. */
export const sendOfMain = async (session: Sender, call: MainCall): Promise<MainAnswer> => {
  const { jar } = session;
  const { url, body, withCookies, ask } = call;
  const cookie = withCookies ? await jar.headerFor(url) : '';
  const headers: Record<string, string> = {
    ...call.headers,
    host: new URL(url).host,
    ...(cookie ? { cookie } : {}),
    ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
  };
  try {
    const upstream = session.upstreamFor(ask);
    const answer = await (upstream === null
      ? sendStraight({ ...call, headers })
      : sendThrough(upstream, url, { method: call.method, headers }, body));
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const { statusCode: status = 200, rawHeaders } = answer;
    const lines = rawHeaders.flatMap((name, at): [string, string][] =>
      at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
    );
    if (withCookies) await jar.store(url, answer.headers['set-cookie'] ?? []);
    const { location } = answer.headers;
    const leads = REDIRECTS.has(status) && location !== undefined;
    return {
      status,
      headers: lines,
      body: Buffer.concat(chunks),
      location: leads ? new URL(location, url).href : null,
    };
  } catch (error) {
    throw toNetError(error);
  }
};
