import type { Stage } from '../stage';
import type { Triggers } from './trigger';

/** Time from the start of a session to its first QR code, and a code's lifetime, ms; both a little longer than the server's. */
const UNTIL_CODE = 1_000;
const CODE_LIFE = 21_000;

/** Opens a session up to its first QR code, without waiting for it. */
const openSession = async (stage: Stage, id: number): Promise<void> => {
  // Stop the other connection that shows a code, which would send its next one too.
  stage.context.pairing.forget(3);
  void stage.context.pairing.start(id);
  stage.advance(UNTIL_CODE);
  await stage.settle();
  stage.forget();
};

/** Triggers of connections, by their names in the recordings. */
export const connectionTriggers: Triggers = {
  'connection created': async (stage) => {
    await stage.call('admin', 'POST', '/whatsapp', { name: 'Evento', isDefault: false, queueIds: [] });
    stage.advance(UNTIL_CODE);
  },
  'connection QR code refreshed': async (stage) => {
    await openSession(stage, 4);
    stage.advance(CODE_LIFE);
  },
  'connection QR code scanned': async (stage) => {
    await openSession(stage, 4);
    stage.context.pairing.scan(4);
  },
  'connection updated': (stage) => stage.call('admin', 'PUT', '/whatsapp/4', { name: 'Evento', queueIds: [] }),
  'connection dropped by the network': (stage) => stage.context.pairing.drop(2),
  'connection disconnected': async (stage) => {
    await stage.call('admin', 'DELETE', '/whatsappsession/2');
    stage.advance(UNTIL_CODE);
  },
  'QR code not scanned three times': async (stage) => {
    await openSession(stage, 4);
    for (let code = 1; code <= 3; code++) stage.advance(CODE_LIFE);
  },
  'connection deleted': (stage) => stage.call('admin', 'DELETE', '/whatsapp/4'),
};
