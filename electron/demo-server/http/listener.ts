import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address this server ever listens on. */
const HOST = '127.0.0.1';
/** How long running calls may take when the server closes, ms; some would wait for a phone forever. */
const CLOSE_GRACE_MS = 300;
/** How long an idle connection stays open, ms. Node closes it after 5 s, often just while a client sends its next call through it. */
const IDLE_MS = 60_000;

/** An HTTP server whose request listener is set later, since the socket server must come before it. */
export const createListener = () => {
  let handle: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = http.createServer((req, res) => handle(req, res));
  server.keepAliveTimeout = IDLE_MS;
  let port = 0;

  return {
    server,
    /** `http://127.0.0.1:{port}`; the port is 0 until the server listens. */
    origin: () => `http://${HOST}:${port}`,
    /** Origins of pages this server serves. */
    ownOrigins: () => [`http://${HOST}:${port}`, `http://localhost:${port}`],
    use: (listener: RequestListener): void => {
      handle = listener;
    },
    /** Resolves with the port in use. Rejects if the wanted port is not free. */
    listen: (wanted: number): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(wanted, HOST, () => {
          server.off('error', reject);
          port = (server.address() as AddressInfo).port;
          resolve(port);
        });
      }),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        server.close(() => {
          clearTimeout(grace);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
