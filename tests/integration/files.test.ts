import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getAdapter, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { attachFiles } from '@/entities/conversations/drafts/attachFiles';
import { selectAttachments } from '@/entities/conversations/drafts/draftsState';
import { keepFile } from '@/entities/device/files/fileThunks';
import { selectOutboxOfTicket, selectUpload } from '@/entities/conversations/outbox/outboxSelectors';
import { cancelUpload, retryOutbox, sendFile, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadQuickMessages, selectQuickMessages } from '@/entities/company/quickMessages/quickMessages';
import type { RootState } from '@/store/rootReducer';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';

const ANA = 'ana@demo.balcao';
const MEDIA = path.resolve('electron/demo-server/db/seed/media');
const SENDING = { method: 'POST', path: /^\/messages\// } as const;

const read = (name: string, type: string) => ({
  content: new Blob([readFileSync(path.join(MEDIA, name))], { type }),
  name,
});
const photo = () => read('sofa.jpg', 'image/jpeg');
const contract = () => read('contrato.pdf', 'application/pdf');

/** As in a browser, a body is sent no faster than the server reads it; Node's client buffers all of it when redirects are allowed. */
const adapter: AxiosAdapter = (config) => getAdapter('http')({ ...config, maxRedirects: 0 });

const start = async () => {
  const world = await createDemoWorld();
  const app = world.app({ adapter });
  await signInLive(app, ANA);
  const id = selectTickets(app.store.getState(), 'open')[0]?.id ?? 0;
  app.store.dispatch(conversationShown({ ticketId: id }));
  await app.store.dispatch(loadMessages({ ticketId: id }));
  const before = selectThreadMessages(app.store.getState(), id).length;
  return {
    world,
    app,
    id,
    send: async (file: ReturnType<typeof photo>, caption = '') => {
      const kept = await app.store.dispatch(keepFile(file)).unwrap();
      return app.store.dispatch(sendFile({ ticketId: id, file: kept, caption })).unwrap();
    },
    entries: () => selectOutboxOfTicket(app.store.getState(), id),
    /** What was sent from here and came back as messages. */
    back: () =>
      selectThreadMessages(app.store.getState(), id)
        .slice(before)
        .filter(({ fromMe }) => fromMe),
    stored: () => world.server.control.snapshot(1).messages.filter(({ ticketId, fromMe }) => ticketId === id && fromMe),
  };
};
const isEmpty = (id: number) => (state: RootState) => selectOutboxOfTicket(state, id).length === 0;
const inState = (id: number, wanted: string) => (state: RootState) =>
  selectOutboxOfTicket(state, id)[0]?.state === wanted;
const filesOnDisk = (app: LiveApp) => app.services.storage.files.readAll(app.store.getState().session.account ?? '');

describe('files and a server', () => {
  it('[INPUT-05] [OFF-05] texts and files arrive in the order they were sent, with their captions', async () => {
    const { app, id, send, back } = await start();
    await send(photo(), 'O sofá');
    await app.store.dispatch(sendText({ ticketId: id, body: 'E o contrato:' }));
    await send(contract());
    await app.until(isEmpty(id), 'an empty outbox');
    expect(back().map(({ mediaType, body }) => [mediaType, body])).toEqual([
      ['image', 'O sofá'],
      ['extendedTextMessage', 'E o contrato:'],
      ['application', '-'],
    ]);
    await expect.poll(() => filesOnDisk(app)).toEqual([]);
  });

  it('[INPUT-14] a recording arrives as a voice note, byte for byte', async () => {
    const { app, id, send, back } = await start();
    const { content } = read('voz-atendente.mp3', 'audio/mpeg');
    await send({ content, name: 'audio-record-site-1795270181009.mp3' });
    await app.until(isEmpty(id), 'an empty outbox');
    const [voice] = back();
    expect(voice).toMatchObject({ mediaType: 'audio', body: 'Áudio' });
    const copy = await app.services.api.files.download(voice?.mediaUrl ?? '');
    expect(Buffer.from(await copy.arrayBuffer())).toEqual(Buffer.from(await content.arrayBuffer()));
  });

  it('[OFF-09] progress is reported up to 100 percent', async () => {
    const { app, id, world, send } = await start();
    world.server.control.faults.add({ kind: 'hang', ...SENDING });
    const { id: entryId } = await send(photo());
    await app.until((state) => selectUpload(state, entryId) === 100, 'the whole file on its way');
    world.server.control.faults.clear();
    await app.until(isEmpty(id), 'an empty outbox');
  });

  it('[OFF-09] a file the server refuses as too large fails, and is sent when tried again', async () => {
    const { app, id, world, send, entries, back } = await start();
    world.server.control.faults.add({ kind: 'answer', status: 413, body: '<html>Too large</html>', ...SENDING });
    const { id: entryId } = await send(photo(), 'Grande');
    await app.until(inState(id, 'failed'), 'the refusal');
    expect(entries()).toMatchObject([{ state: 'failed', reason: 'tooLarge', body: 'Grande' }]);
    await app.store.dispatch(retryOutbox(entryId));
    await app.until(isEmpty(id), 'an empty outbox');
    expect(back()).toMatchObject([{ mediaType: 'image', body: 'Grande' }]);
  });

  it('[OFF-09] a file cancelled during upload never reaches the conversation, and can still be sent later', async () => {
    const { app, id, world, send, entries, stored } = await start();
    const before = stored().length;
    // The server stops reading, so that the body cannot leave as a whole.
    world.server.control.faults.add({ kind: 'hang', ...SENDING });
    const huge = { content: new Blob([new Uint8Array(60_000_000)], { type: 'application/zip' }), name: 'obra.zip' };
    const { id: entryId } = await send(huge);
    await app.until((state) => (selectUpload(state, entryId) ?? 0) > 0, 'the first bytes');
    await app.store.dispatch(cancelUpload(entryId));
    await app.until(inState(id, 'failed'), 'the end of the upload');
    expect(entries()[0]?.reason).toBe('cancelled');
    world.server.control.faults.clear();
    expect(stored()).toHaveLength(before);
    await app.store.dispatch(retryOutbox(entryId));
    await app.until(isEmpty(id), 'an empty outbox');
    expect(stored()).toHaveLength(before + 1);
  });

  it('[OFF-07] a file whose answer is lost is found again and never repeated', async () => {
    const { app, id, world, send, stored } = await start();
    const before = stored().length;
    world.server.control.faults.add({ kind: 'loseAnswer', ...SENDING });
    await send(photo(), 'só uma vez');
    await app.until(isEmpty(id), 'an empty outbox');
    expect(stored()).toHaveLength(before + 1);
  });

  it('[OFF-05] files attached and sent while the server is away go out once and in order when it is back', async () => {
    const { app, id, world, send, back } = await start();
    await world.stop();
    await app.until(({ socketStatus }) => socketStatus.state === 'connecting');
    await send(photo(), 'um');
    await app.store.dispatch(sendText({ ticketId: id, body: 'dois' }));
    await send(contract(), 'três');
    await world.start();
    await app.until(isEmpty(id), 'an empty outbox');
    await app.store.dispatch(loadMessages({ ticketId: id }));
    expect(back().map(({ body }) => body)).toEqual(['um', 'dois', 'três']);
  });

  it('[SEC-08] [OFF-04] attachments survive the app, and another account never sees them', async () => {
    const { app, id, world } = await start();
    await app.store.dispatch(attachFiles({ ticketId: id, files: [photo(), contract()] }));
    await app.services.storage.settled();
    app.stop();
    const bruno = world.app();
    await signInLive(bruno, 'bruno@demo.balcao');
    await bruno.until(({ drafts }) => drafts.loaded);
    expect(bruno.store.getState().drafts.byTicket).toEqual({});
    const next = world.app();
    await signInLive(next, ANA);
    await next.until(({ drafts }) => drafts.loaded);
    expect(selectAttachments(next.store.getState(), id).map(({ name }) => name)).toEqual(['sofa.jpg', 'contrato.pdf']);
  });

  it('[INPUT-09] quick replies have shortcode, message and mediaPath, and their file can be fetched', async () => {
    const { app } = await start();
    await app.store.dispatch(loadQuickMessages());
    const answers = selectQuickMessages(app.store.getState());
    expect(answers.length).toBeGreaterThan(2);
    for (const { shortcode, message } of answers) expect(shortcode.length * message.length).toBeGreaterThan(0);
    const withFile = answers.find(({ mediaPath }) => mediaPath);
    const content = await app.services.api.files.download(withFile?.mediaPath ?? '');
    expect(content.size).toBeGreaterThan(0);
  });
});
