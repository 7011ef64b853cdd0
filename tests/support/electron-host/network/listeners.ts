import type { IncomingMessage, ServerResponse } from 'node:http';
import { session } from '../modules/session';
import {
  collectRequestHeaders,
  collectResponseHeaders,
  initiatorOf,
  resourceTypeOf,
  type HeaderLines,
} from './headers';

let lastRequest = 0;

/** Facts of one request that both listeners receive. */
export interface RequestFacts {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly resourceType: Electron.OnBeforeSendHeadersListenerDetails['resourceType'];
  readonly referrer: string;
  readonly timestamp: number;
  readonly initiatorOrigin?: string;
}

export const describeRequest = (request: IncomingMessage, url: string): RequestFacts => {
  const initiator = initiatorOf(request);
  return {
    id: ++lastRequest,
    url,
    method: request.method ?? 'GET',
    resourceType: resourceTypeOf(request),
    referrer: '',
    timestamp: Date.now(),
    ...(initiator === null ? {} : { initiatorOrigin: initiator }),
  };
};

/** `onBeforeSendHeaders`: the headers to send, or null when the app cancelled the request. */
export const headersToSend = async (facts: RequestFacts, request: IncomingMessage): Promise<HeaderLines | null> => {
  const requestHeaders = collectRequestHeaders(request);
  const answer = await session.defaultSession.network.beforeSendHeaders.ask({ ...facts, requestHeaders });
  if (answer?.cancel) return null;
  return (answer?.requestHeaders as HeaderLines | undefined) ?? requestHeaders;
};

export interface ReceivedHead {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Record<string, string | string[]>;
}

const readStatusLine = (line: string): Pick<ReceivedHead, 'status' | 'statusText'> => {
  const [, status = '200', statusText = ''] = /^HTTP\/\S+ (\d{3}) ?(.*)$/.exec(line) ?? [];
  return { status: Number(status), statusText };
};

/** `onHeadersReceived`: the answer's head after the app's changes, or null when the app cancelled. */
export const headToShow = async (facts: RequestFacts, response: IncomingMessage): Promise<ReceivedHead | null> => {
  const { statusCode = 200, statusMessage = '' } = response;
  const responseHeaders = collectResponseHeaders(response);
  const statusLine = `HTTP/1.1 ${statusCode} ${statusMessage}`;
  const details = { ...facts, statusCode, statusLine, responseHeaders };
  const answer = await session.defaultSession.network.headersReceived.ask(details);
  if (answer?.cancel) return null;
  return { ...readStatusLine(answer?.statusLine ?? statusLine), headers: answer?.responseHeaders ?? responseHeaders };
};

/** `onCompleted` or `onErrorOccurred`, once the page has the whole answer or its connection has ended without it. */
export const tellEnd = (facts: RequestFacts, response: ServerResponse): void => {
  const { completed, errorOccurred } = session.defaultSession.network;
  response.on('close', () => {
    const { statusCode, writableFinished } = response;
    if (writableFinished) completed.tell({ ...facts, fromCache: false, statusCode, statusLine: '', error: '' });
    else errorOccurred.tell({ ...facts, fromCache: false, error: 'net::ERR_ABORTED' });
  });
};
