import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import type { Control } from '@native/demo-server/control/control';
import { signInLive } from '@tests/support/servers/demoWorld';
import { createLiveApp } from '@tests/support/servers/liveApp';
import { createControl } from '@tests/e2e/support/control';
import { temporaryFolder } from '../demo-server/support';
import { buildServer, removeBuild, spawnServer, type ServerProcess } from '../demo-server/serverProcess';
import { eventually } from '@tests/support/eventually';
import { expectTruth, ownTexts } from './truth';
import { ANA, BRUNO, isLost, isOnline, rowOf, show } from './workday';

let entry: string;

beforeAll(async () => {
  entry = await buildServer();
}, 60_000);
afterAll(removeBuild);

/** What the comparison asks a server in another process. */
const read = async (url: string): Promise<Control> => {
  const snapshot = await createControl(url).post<ReturnType<Control['snapshot']>>('snapshot', { companyId: 1 });
  return { snapshot: () => snapshot } as Pick<Control, 'snapshot'> as Control;
};

it('[OFF-02] [DEMO-04] after kill -9 during work and a restart with the same data everything shown equals the server', async () => {
  const dataDir = temporaryFolder();
  const start = async (port = 0): Promise<ServerProcess> => {
    const running = await spawnServer(entry, ['--data', dataDir, '--port', String(port), '--control']);
    onTestFinished(() => void running.child.kill('SIGKILL'));
    return running;
  };
  const first = await start();
  const { url } = first;
  const { post } = createControl(url);
  const app = createLiveApp({ url });
  onTestFinished(() => void app.stop());
  await signInLive(app, ANA);
  const ticket = rowOf(app, 'open');
  const [other, taken] = [rowOf(app, 'open', 1), rowOf(app, 'pending')];
  await show(app, ticket.id);

  const isHeard = () =>
    selectThreadMessages(app.store.getState(), ticket.id).some(({ body }) => body === 'Alguém aí? 0');
  const customers = Array.from({ length: 20 }, (_, turn) =>
    post('receive', { contactId: ticket.contactId, text: `Alguém aí? ${turn}` }),
  );
  const settled = Promise.allSettled(customers);
  await app.until(isHeard, 'a first text of the customer');
  first.child.kill('SIGKILL');
  await Promise.all([first.exited, settled, isLost(app)]);

  const texts = ['um', 'dois', 'três'];
  for (const body of texts) void app.store.dispatch(sendText({ ticketId: ticket.id, body }));
  await start(Number(new URL(url).port));
  await post('receive', { contactId: other.contactId, text: 'E o meu pedido?' });
  await post('act', { as: BRUNO, what: 'accept', ticketId: taken.id });
  await isOnline(app);
  await app.until(({ outbox }) => Object.keys(outbox.byId).length === 0, 'every text sent');
  await app.until((state) => !selectTickets(state, 'pending').some(({ id }) => id === taken.id), 'the taken ticket');
  // Acknowledgements advance by themselves, also between the two readings.
  await eventually(async () => {
    const control = await read(url);
    expectTruth(app, control, ticket.id);
    expect(ownTexts(control, ticket.id).slice(-texts.length)).toEqual(texts);
  });
}, 60_000);
