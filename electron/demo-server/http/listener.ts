import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address this server ever listens on. */
const HOST = '127.0.0.1';
/** Time, ms, that running calls get to finish when the server closes; some would wait for a phone forever. */
const CLOSE_GRACE_MS = 300;

/** An HTTP server whose request listener is given later: the socket server has to be put in front of it first. */
export const createListener = () => {
  let handle: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = http.createServer((req, res) => handle(req, res));
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
    /** Answers the port taken. Rejects when it is not free. */
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
