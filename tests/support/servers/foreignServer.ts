import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const certificates = path.join(import.meta.dirname, 'certificates');

/** A host that is not one of our servers and records its requests. */
export interface ForeignServer {
  readonly url: string;
  /** Method and path of every request so far. */
  readonly requests: readonly string[];
  close(): void;
}

const listen = async (server: http.Server, scheme: 'http' | 'https', requests: string[]): Promise<ForeignServer> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const page =
  (requests: string[]): RequestListener =>
  (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end('<!doctype html><title>Foreign</title><p>A foreign page</p>');
  };

/** A web page that any origin may read. */
export const startForeignServer = (): Promise<ForeignServer> => {
  const requests: string[] = [];
  return listen(http.createServer(page(requests)), 'http', requests);
};

/** The same behind an untrusted certificate. */
export const startSelfSigned = (): Promise<ForeignServer> => {
  const requests: string[] = [];
  const credentials = {
    key: readFileSync(path.join(certificates, 'selfSigned.key.pem')),
    cert: readFileSync(path.join(certificates, 'selfSigned.cert.pem')),
  };
  return listen(https.createServer(credentials, page(requests)), 'https', requests);
};

/** An address on this computer where nothing listens. */
export const closedAddress = async (): Promise<string> => {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `https://127.0.0.1:${port}`;
};

/** A host that redirects every request to another one. */
export const startRedirect = (target: string): Promise<ForeignServer> => {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(301, { Location: `${target}${request.url}` }).end();
  });
  return listen(server, 'http', requests);
};
