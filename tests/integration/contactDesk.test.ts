import { describe, expect, it } from 'vitest';
import { loadContactExtras, selectContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { loadContact, saveContact, syncContactTags } from '@/entities/company/contacts/contacts';
import {
  loadSchedule,
  removeScheduleFile,
  schedules,
  sendScheduleNotice,
  uploadScheduleFile,
} from '@/entities/company/schedules/schedules';
import { createTag, loadTags, selectTags } from '@/entities/company/tags/tags';
import { addNote, loadNotes, removeNote, selectNotes } from '@/entities/conversations/ticketNotes/ticketNotes';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { changeTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { selectTicket, selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';

const ANA = 'ana@demo.balcao';
const CARLA = 'carla@demo.balcao';

const deskOf = async (email: string, world?: Awaited<ReturnType<typeof createDemoWorld>>) => {
  const app = (world ?? (await createDemoWorld())).app();
  await signInLive(app, email);
  const [ticket] = selectTickets(app.store.getState(), 'pending');
  if (!ticket?.contactId) throw new Error('No pending ticket with a contact');
  return { app, ticketId: ticket.id, contactId: ticket.contactId };
};
const contactIn = (app: LiveApp, ticketId: number) => selectTicket(app.store.getState(), ticketId)?.contact;

describe('the contact’s data with a server', () => {
  it('[CDRAWER-04] [CDRAWER-05] [CDRAWER-06] [CDRAWER-07] notes are added, listed, and deleted by admins only', async () => {
    const world = await createDemoWorld();
    const { app: ana, ...place } = await deskOf(ANA, world);
    const short = await ana.store.dispatch(addNote({ ...place, note: 'ok' }));
    expect(short).toMatchObject({ error: { message: 'ERR_TICKETNOTE_INVALID_NAME' } });
    await ana.store.dispatch(addNote({ ...place, note: 'Prefere entrega à tarde' }));
    const [added] = selectNotes(ana.store.getState(), place.ticketId).notes;
    expect(added).toMatchObject({ note: 'Prefere entrega à tarde', user: { name: expect.stringContaining('Ana') } });

    const refused = await ana.store.dispatch(removeNote({ ticketId: place.ticketId, noteId: added!.id }));
    expect(refused).toMatchObject({ error: { code: 'ERR_NO_PERMISSION' } });
    expect(selectNotes(ana.store.getState(), place.ticketId).notes).toHaveLength(1);

    const carla = world.app();
    await signInLive(carla, CARLA);
    await carla.store.dispatch(loadNotes(place));
    expect(selectNotes(carla.store.getState(), place.ticketId).notes[0]).toMatchObject({ id: added!.id });
    await carla.store.dispatch(removeNote({ ticketId: place.ticketId, noteId: added!.id }));
    await carla.store.dispatch(loadNotes(place));
    expect(selectNotes(carla.store.getState(), place.ticketId).notes).toEqual([]);
  });

  it('[CDRAWER-03] [CDRAWER-08] [CONT-18] [CONT-19] a changed contact reaches another agent live, with its extra fields; missing calls are remembered', async () => {
    const world = await createDemoWorld();
    const { app: ana, ticketId, contactId } = await deskOf(ANA, world);
    const carla = world.app();
    await signInLive(carla, CARLA);
    await carla.store.dispatch(refreshTicket(ticketId));
    await ana.store.dispatch(loadContact({ contactId }));
    await ana.store.dispatch(loadContactExtras({ contactId }));
    expect(ana.store.getState().absentCalls.contactExtras).toBe(true);

    const number = contactIn(ana, ticketId)?.number ?? '';
    const extraInfo = [{ name: 'Bairro', value: 'Vila Mariana' }];
    const fields = { name: 'Juliana Prado', number, email: 'ju@mail.com', extraInfo };
    await ana.store.dispatch(saveContact({ contactId, fields }));
    expect(selectContactExtras(ana.store.getState(), contactIn(ana, ticketId))).toMatchObject(extraInfo);
    await carla.until(() => contactIn(carla, ticketId)?.name === 'Juliana Prado', 'the new name');

    await ana.store.dispatch(syncContactTags({ contactId, tagIds: [1] }));
    expect(ana.store.getState().absentCalls.contactTags).toBe(true);
    expect(ana.store.getState().toasts).toEqual([]);
  });

  it('[TICKET-32] [TICKET-33] the server stores a created tag and a chosen set', async () => {
    const { app, ticketId } = await deskOf(ANA);
    await app.store.dispatch(loadTags());
    const [first] = selectTags(app.store.getState());
    const made = await app.store.dispatch(createTag('Retorno urgente')).unwrap();
    await Promise.all([
      app.store.dispatch(changeTicketTags({ ticketId, tags: [first!] })),
      app.store.dispatch(changeTicketTags({ ticketId, tags: [first!, made!] })),
    ]);
    await app.store.dispatch(refreshTicket(ticketId));
    const ids = selectTicket(app.store.getState(), ticketId)?.tags?.map(({ id }) => id);
    expect(ids?.toSorted()).toEqual([first!.id, made!.id].toSorted());
    expect(selectTags(app.store.getState()).map(({ name }) => name)).toContain('Retorno urgente');
  });

  it('[SCHED-18] [SCHED-19] [SCHED-22] a scheduled message with a picture is stored, activated again by an edit, and its picture removed', async () => {
    const { app, contactId } = await deskOf(CARLA);
    const fields = {
      title: 'Lembrete',
      body: 'O boleto vence amanhã',
      contactId,
      sendAt: '2030-01-02T12:00:00.000Z',
      isSendNotification: true,
      userId: null,
    };
    const made = await app.store.dispatch(schedules.save({ id: null, fields })).unwrap();
    const scheduleId = made!.id;
    const file = new File([new Uint8Array([137, 80, 78, 71])], 'boleto novo.png', { type: 'image/png' });
    const withFile = await app.store.dispatch(uploadScheduleFile({ scheduleId, file })).unwrap();
    expect(withFile).toMatchObject({ mediaName: expect.stringContaining('boleto') });

    const changed = { ...fields, body: 'O boleto vence hoje' };
    await app.store.dispatch(schedules.save({ id: scheduleId, fields: changed })).unwrap();
    await app.store.dispatch(removeScheduleFile({ scheduleId })).unwrap();
    const read = await app.store.dispatch(loadSchedule(scheduleId)).unwrap();
    expect(read).toMatchObject({ body: 'O boleto vence hoje', contact: { id: contactId } });
    expect(read?.mediaPath ?? null).toBeNull();

    await app.store.dispatch(sendScheduleNotice({ body: fields.body, contactId }));
    expect(app.store.getState().absentCalls.scheduleNotice).toBe(true);
  });
});
