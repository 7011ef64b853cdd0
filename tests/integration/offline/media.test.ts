import { describe, expect, it } from 'vitest';
import { keepFile } from '@/entities/device/files/fileThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { retryOutbox, sendFile, sendText } from '@/entities/conversations/outbox/outboxThunks';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { signInLive } from '@tests/support/servers/demoWorld';
import { ANA, createWorkday, isLost } from './workday';

const SEND = { method: 'POST', path: /^\/messages\// } as const;
const CONTENT = '%PDF-1.4 orçamento';

const attach = async (app: LiveApp, ticketId: number, name: string): Promise<void> => {
  const content = new Blob([CONTENT], { type: 'application/pdf' });
  const file = await app.store.dispatch(keepFile({ content, name })).unwrap();
  await app.store.dispatch(sendFile({ ticketId, file, caption: `legenda ${name}` }));
};

const createDesk = async () => {
  const day = await createWorkday();
  const { app, ticket, world } = day;
  const entries = (of: LiveApp = app) => selectOutboxOfTicket(of.store.getState(), ticket.id);
  return {
    ...day,
    id: ticket.id,
    entries,
    isEmpty: (of: LiveApp = app) =>
      of.until((state) => state.outbox.loaded && entries(of).length === 0, 'an empty outbox'),
    filesOnDisk: (of: LiveApp = app) => of.services.storage.files.readAll(`${world.server.url}#2`),
    /** Text or caption of our latest messages on the server. */
    latest: (count: number) =>
      day
        .control()
        .snapshot(1)
        .messages.filter(({ ticketId, fromMe }) => ticketId === ticket.id && fromMe)
        .slice(-count),
  };
};

describe('files and a lost connection', () => {
  it('[OFF-05] files chosen offline are sent once and in order with the texts, and leave the disk', async () => {
    const { app, world, id, entries, isEmpty, filesOnDisk, latest } = await createDesk();
    await world.stop();
    await isLost(app);
    await app.store.dispatch(sendText({ ticketId: id, body: 'antes' }));
    await attach(app, id, 'a.pdf');
    await attach(app, id, 'b.pdf');
    await app.store.dispatch(sendText({ ticketId: id, body: 'depois' }));
    expect(entries().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(await filesOnDisk()).toHaveLength(2);
    await world.start();
    app.machine.networkBack();
    await isEmpty();
    expect(latest(4).map(({ body }) => body)).toEqual(['antes', 'legenda a.pdf', 'legenda b.pdf', 'depois']);
    await expect.poll(filesOnDisk).toEqual([]);
  });

  it('[OFF-06][OFF-09] a refused file is kept, and arrives complete at the next try', async () => {
    const { app, control, id, entries, isEmpty, filesOnDisk, latest } = await createDesk();
    control().faults.add({ ...SEND, kind: 'answer', status: 500, body: { error: 'ERR_SENDING_WAPP_MSG' } });
    await attach(app, id, 'a.pdf');
    await app.until(() => entries()[0]?.state === 'failed', 'the refusal');
    expect(entries()[0]).toMatchObject({ reason: 'ERR_SENDING_WAPP_MSG', file: { name: 'a.pdf' } });
    expect(await filesOnDisk()).toHaveLength(1);
    await app.store.dispatch(retryOutbox(entries()[0]?.id ?? ''));
    await isEmpty();
    const [message] = latest(1);
    expect(message?.body).toBe('legenda a.pdf');
    const { records } = await app.services.api.messages.page(id, 1);
    const shown = records.find((record) => record.id === message?.id);
    expect(await (await fetch(shown?.mediaUrl ?? '')).text()).toBe(CONTENT);
  });

  it('[OFF-07] a file whose answer is lost is found by its message and not sent twice', async () => {
    const { app, control, id, isEmpty, latest } = await createDesk();
    control().faults.add({ ...SEND, kind: 'loseAnswer' });
    await attach(app, id, 'a.pdf');
    await isEmpty();
    expect(latest(3).filter(({ body }) => body === 'legenda a.pdf')).toHaveLength(1);
  });

  it('[OFF-05][OFF-09] a file that waited when the app closed is sent by the next start', async () => {
    const { app, world, id, isEmpty, filesOnDisk, latest } = await createDesk();
    await world.stop();
    await isLost(app);
    await attach(app, id, 'a.pdf');
    app.stop();
    await world.start();
    const next = world.app();
    await signInLive(next, ANA);
    await isEmpty(next);
    expect(latest(1).map(({ body }) => body)).toEqual(['legenda a.pdf']);
    await expect.poll(() => filesOnDisk(next)).toEqual([]);
  });
});
