import { expect, it } from 'vitest';
import { removeAnnouncementPicture, uploadAnnouncementPicture } from '@/entities/company/announcements/announcements';
import { removeCampaignFile, uploadCampaignFile } from '@/entities/company/campaigns/campaignThunks';
import { saveContact, syncContactTags } from '@/entities/company/contacts/contacts';
import { findOldestUnpaid, payInvoice } from '@/entities/company/invoices/invoices';
import { removeQuickMessageFile, uploadQuickMessageFile } from '@/entities/company/quickMessages/quickMessages';
import { saveHours, saveSetting } from '@/entities/company/settings/settings';
import { removeMessage } from '@/entities/conversations/messages/messageThunks';
import { addNote, removeNote } from '@/entities/conversations/ticketNotes/ticketNotes';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import {
  acceptTicket,
  removeTicket,
  reopenTicket,
  resolveTicket,
  returnTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { changeTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { signedInStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

type Dispatch = ReturnType<typeof signedInStore>['store']['dispatch'];

const refused = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };
const file = new File(['x'], 'foto.png', { type: 'image/png' });
const place = { ticketId: 1, contactId: 5 };
const bia = { name: 'Bia', number: '5511', email: '', extraInfo: [] };

it.each<[call: string, run: (dispatch: Dispatch) => Promise<unknown>]>([
  ['POST /ticket-notes', (dispatch) => dispatch(addNote({ ...place, note: 'Oi' }))],
  ['DELETE /ticket-notes/3', (dispatch) => dispatch(removeNote({ ticketId: 1, noteId: 3 }))],
  ['DELETE /messages/M1', (dispatch) => dispatch(removeMessage({ ticketId: 1, messageId: 'M1' }))],
  [
    'POST /tickets',
    (dispatch) => dispatch(createTicket({ contact: { id: 5, number: '5511' }, queueId: 1, whatsappId: 3 })),
  ],
  ['PUT /tickets/1', (dispatch) => dispatch(acceptTicket({ ticketId: 1 }))],
  ['PUT /tickets/1', (dispatch) => dispatch(returnTicket({ ticketId: 1 }))],
  ['PUT /tickets/1', (dispatch) => dispatch(resolveTicket({ ticketId: 1 }))],
  ['PUT /tickets/1', (dispatch) => dispatch(reopenTicket({ ticketId: 1, queueId: 1 }))],
  ['DELETE /tickets/1', (dispatch) => dispatch(removeTicket({ ticketId: 1 }))],
  ['GET /tickets/u/u-1', (dispatch) => dispatch(openTicketByUuid('u-1'))],
  ['POST /tags/sync', (dispatch) => dispatch(changeTicketTags({ ticketId: 1, tags: [] }))],
  ['POST /contacts', (dispatch) => dispatch(saveContact({ contactId: null, fields: bia }))],
  ['POST /contact-tags/sync', (dispatch) => dispatch(syncContactTags({ contactId: 5, tagIds: [3] }))],
  ['GET /invoices/all', (dispatch) => dispatch(findOldestUnpaid())],
  ['POST /subscription', (dispatch) => dispatch(payInvoice({} as Parameters<typeof payInvoice>[0]))],
  ['PUT /companies/1/schedules', (dispatch) => dispatch(saveHours({ companyId: 1, schedules: [] }))],
  ['PUT /settings/call', (dispatch) => dispatch(saveSetting({ key: 'call', value: 'enabled' }))],
  ['POST /quick-messages/4/media-upload', (dispatch) => dispatch(uploadQuickMessageFile({ quickMessageId: 4, file }))],
  ['DELETE /quick-messages/4/media-upload', (dispatch) => dispatch(removeQuickMessageFile({ quickMessageId: 4 }))],
  ['POST /announcements/4/media-upload', (dispatch) => dispatch(uploadAnnouncementPicture({ id: 4, file }))],
  ['DELETE /announcements/4/media-upload', (dispatch) => dispatch(removeAnnouncementPicture(4))],
  ['POST /campaigns/4/media-upload', (dispatch) => dispatch(uploadCampaignFile({ id: 4, file }))],
  ['DELETE /campaigns/4/media-upload', (dispatch) => dispatch(removeCampaignFile(4))],
])(
  '[ERR-17] [ERR-32] %s, for which no screen has a text of its own, is told by the text of the code',
  async (call, run) => {
    const app = signedInStore({ 'GET /tickets/1': { body: aTicket() }, [call]: refused });
    await run(app.store.dispatch);
    expect(app.calls).toContain(call);
    expect(app.toasts()).toEqual(['errors:ERR_NO_PERMISSION']);
  },
);
