import { randomBytes } from 'node:crypto';
import type { Pairing, ServerContext } from '../../context';
import type { WhatsappRow } from '../../db/rows';
import { createAnnounce } from '../../realtime/announce';
import { createConnectionViews } from './connectionViews';

/** Pace of the simulated phone, in ms. */
export interface PairingPace {
  /** From the start of a session to its first QR code. */
  opening: number;
  /** Lifetime of one code. */
  code: number;
  /** When the simulated owner scans a requested code; null for never. */
  scan: number | null;
}

/** Time between checks of the clock, ms. */
const LOOK_EVERY = 200;
/** Number of unscanned codes after which a session is given up. */
const MAX_CODES = 3;

/** A session on its way to CONNECTED. */
interface Attempt {
  codes: number;
  /** Time of the next step. */
  due: number;
  /** Time of the scan by the simulated owner; null for never. */
  scanAt: number | null;
}

const newCode = (): string => `2@${randomBytes(48).toString('base64')},${randomBytes(32).toString('base64')}`;

/** Simulates what happens between a connection and its phone: changing codes, a scan, a lost connection. */
export const createPairing = (
  context: Pick<ServerContext, 'db' | 'tables' | 'hub' | 'clock' | 'timers'>,
  pace: PairingPace,
): Pairing => {
  const { db, tables, clock, timers } = context;
  const views = createConnectionViews(context);
  const attempts = new Map<number, Attempt>();
  const waiting = new Map<number, (() => void)[]>();
  const now = () => clock.now().getTime();

  const announce = {
    company: createAnnounce(context, (companyId) => `company-${companyId}-whatsappSession`),
    bare: createAnnounce(context, () => 'whatsappSession'),
  };

  /** ⚠ The events of opening and giving up have a name without the company's id. */
  const move = (id: number, values: Partial<WhatsappRow>, name: keyof typeof announce): void =>
    db.transaction(() => {
      if (tables.whatsapps.update({ id }, values) === 0) return;
      const whatsapp = tables.whatsapps.get(id)!;
      announce[name](whatsapp, { action: 'update', session: views.listed(whatsapp) });
    });

  const open = (id: number, asked: boolean): void => {
    const scanAt = asked && pace.scan !== null ? now() + pace.opening + pace.scan : null;
    attempts.set(id, { codes: 0, due: now() + pace.opening, scanAt });
    move(id, { status: 'OPENING', qrcode: null, retries: 0 }, 'bare');
  };

  const connect = (id: number): void => {
    attempts.delete(id);
    move(id, { status: 'CONNECTED', qrcode: '', session: '{"creds":{},"keys":{}}' }, 'company');
    for (const done of waiting.get(id) ?? []) done();
    waiting.delete(id);
  };

  const showCode = (id: number, attempt: Attempt): void => {
    attempts.set(id, { ...attempt, codes: attempt.codes + 1, due: now() + pace.code });
    move(id, { status: 'qrcode', qrcode: newCode() }, 'company');
  };

  const giveUp = (id: number): void => {
    attempts.delete(id);
    move(id, { status: 'DISCONNECTED', qrcode: '' }, 'bare');
  };

  const step = (id: number, attempt: Attempt): void => {
    if (attempt.codes > 0 && attempt.scanAt !== null && attempt.scanAt <= now()) connect(id);
    else if (attempt.due > now()) return;
    else if (attempt.codes < MAX_CODES) showCode(id, attempt);
    else giveUp(id);
  };

  const cancel = timers.every(LOOK_EVERY, () => {
    for (const [id, attempt] of attempts) step(id, attempt);
  });

  return {
    start: (id) => {
      const connected = new Promise<void>((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
      });
      open(id, true);
      return connected;
    },
    scan: connect,
    drop: (id) => {
      move(id, { status: 'OPENING' }, 'bare');
      connect(id);
    },
    logOut: (id) => {
      move(id, { status: 'PENDING', qrcode: '', session: '' }, 'company');
      open(id, false);
    },
    forget: (id) => {
      attempts.delete(id);
      waiting.delete(id);
    },
    resume: () => {
      attempts.clear();
      waiting.clear();
      for (const { id, status } of tables.whatsapps.findAll()) {
        if (status === 'OPENING' || status === 'PENDING') open(id, false);
        if (status === 'qrcode') attempts.set(id, { codes: 1, due: now() + pace.code, scanAt: null });
      }
    },
    stop: cancel,
  };
};
