import type { App, Certificate } from 'electron';
import { originOf } from '../window/appOrigin';
import type { Log } from '../system/log';

interface Parts {
  readonly app: Pick<App, 'on'>;
  /** Origins of the server in use. Only these may get a certificate, which names the user. */
  readonly origins: () => readonly string[];
  /** Resolves with the index of the chosen certificate, null for none. */
  readonly choose: (origin: string, names: readonly string[]) => Promise<number | null>;
  readonly log: Log;
}

/** The value that means "no certificate" to Electron. Its type allows only `undefined`, which it refuses. */
const NONE = null as unknown as undefined;

/**
 * Answers a server that asks for a client certificate, for example of a smart card. Electron would send the first one it finds;
 * here the user chooses, once per run and server.
 */
export const answerCertificateQuestion = ({ app, origins, choose, log }: Parts): void => {
  /** What was chosen for an origin, or is being chosen: the fingerprint, null for none. */
  const chosen = new Map<string, Promise<string | null>>();

  const ask = async (origin: string, certificates: readonly Certificate[]): Promise<string | null> => {
    const index = await choose(
      origin,
      certificates.map(({ subjectName, issuerName }) => `${subjectName} (${issuerName})`),
    );
    log.info('a server asked for a client certificate', { origin, given: index !== null });
    return index === null ? null : (certificates[index]?.fingerprint ?? null);
  };

  const answerWith = async (
    origin: string,
    certificates: readonly Certificate[],
    callback: (certificate?: Certificate) => void,
  ): Promise<void> => {
    const answer = chosen.get(origin) ?? ask(origin, certificates);
    chosen.set(origin, answer);
    try {
      const fingerprint = await answer;
      callback(certificates.find((one) => one.fingerprint === fingerprint) ?? NONE);
    } catch (error) {
      chosen.delete(origin);
      log.error('the choice of a certificate failed', { error });
      callback(NONE);
    }
  };

  app.on('select-client-certificate', (event, _contents, url, certificates, callback) => {
    event.preventDefault();
    const origin = originOf(url);
    if (origin === null || certificates.length === 0 || !origins().includes(origin)) {
      callback(NONE);
      return;
    }
    void answerWith(origin, certificates, callback);
  });
};
