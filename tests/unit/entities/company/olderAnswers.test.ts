import { describe, expect, it } from 'vitest';
import { announcements, loadAnnouncement } from '@/entities/company/announcements/announcements';
import { campaigns } from '@/entities/company/campaigns/campaigns';
import { loadCampaign } from '@/entities/company/campaigns/campaignThunks';
import {
  contactListItems,
  contactLists,
  loadContactList,
  readContactListItem,
} from '@/entities/company/contactLists/contactLists';
import { fileLists, loadFileList } from '@/entities/company/fileLists/fileLists';
import { prompts, readPrompt } from '@/entities/company/prompts/prompts';
import { queueIntegrations, readIntegration } from '@/entities/company/queueIntegrations/queueIntegrations';
import { queues, readQueue } from '@/entities/company/queues/queues';
import { loadQuickMessage, quickMessages } from '@/entities/company/quickMessages/quickMessages';
import { loadSchedule, schedules } from '@/entities/company/schedules/schedules';
import { readTag, tags } from '@/entities/company/tags/tags';
import { readUser, users } from '@/entities/company/users/users';
import { loadConnection } from '@/entities/company/whatsappConnections/connectionThunks';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { Campaign } from '@/protocol/records/campaigns';
import { serverEvents } from '@/realtime/serverEvents';
import { signedInStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';

const read = (thunk: unknown) => (dispatch: EntityDispatch) => dispatch((thunk as typeof readTag)(5)).unwrap();

/** A store in which the call waits for its answer. */
const open = (call: string) => {
  const answer = hold<FakeAnswer>();
  return { ...signedInStore({ [call]: () => answer.held }), answer: answer.release };
};

describe('a record that changes while its form reads it', () => {
  it.each([
    [
      '[CALL-119] an announcement',
      announcements,
      'GET /announcements/5',
      read(loadAnnouncement),
      'title',
      { text: 'Às 9' },
    ],
    ['[CALL-89] a campaign', campaigns, 'GET /campaigns/5', read(loadCampaign), 'name', { message1: 'Oi' }],
    [
      '[CALL-102] a contact list',
      contactLists,
      'GET /contact-lists/5',
      read(loadContactList),
      'name',
      { companyId: 1 },
    ],
    [
      '[CALL-108] an item of a contact list',
      contactListItems,
      'GET /contact-list-items/5',
      read(readContactListItem),
      'name',
      { number: '5511', email: 'b@c.d' },
    ],
    ['[CALL-113] a file list', fileLists, 'GET /files/5', read(loadFileList), 'name', { message: 'Veja', options: [] }],
    [
      '[CALL-138] an integration',
      queueIntegrations,
      'GET /queueIntegration/5',
      read(readIntegration),
      'name',
      { type: 'n8n', urlN8N: 'https://n8n.example' },
    ],
    [
      '[CALL-133] a prompt',
      prompts,
      'GET /prompt/5',
      (dispatch: EntityDispatch) => dispatch(readPrompt(5)),
      'name',
      { apiKey: 'segredo' },
    ],
    [
      '[CALL-144] a queue',
      queues,
      'GET /queue/5',
      (dispatch: EntityDispatch) => dispatch(readQueue(5)),
      'name',
      { color: '#111111', token: 'segredo' },
    ],
    [
      '[CALL-68] a quick reply',
      quickMessages,
      'GET /quick-messages/5',
      read(loadQuickMessage),
      'shortcode',
      { message: 'Olá' },
    ],
    [
      '[CALL-83] a scheduled message',
      schedules,
      'GET /schedules/5',
      read(loadSchedule),
      'body',
      { status: 'PENDENTE' },
    ],
    ['[CALL-77] a tag', tags, 'GET /tags/5', read(readTag), 'name', { color: '#111111', kanban: 1 }],
    ['[CALL-25] a user', users, 'GET /users/5', read(readUser), 'name', { email: 'b@c.d', whatsappId: 3 }],
  ] as const)('%s is shown as changed', async (...parts) => {
    const [, area, call, ask, field, others] = parts;
    const app = open(call);
    // The events are alike except for their records.
    const event = serverEvents[area.event as 'tag'];
    const change = (facts: object) =>
      app.store.dispatch(event({ action: 'update', record: { id: 5, ...facts } } as never));
    change({ [field]: 'Antes' });
    const reading = ask(app.store.dispatch);
    change({ [field]: 'Agora' });
    app.answer({ body: { id: 5, [field]: 'Antes', ...others } });
    expect(await reading).toMatchObject({ id: 5, [field]: 'Agora', ...others });
    expect(area.selectById(app.store.getState(), 5)).toMatchObject({ [field]: 'Agora' });
  });

  it('[CALL-56] a connection is shown as changed', async () => {
    const app = open('GET /whatsapp/5');
    const change = (name: string) =>
      app.store.dispatch(serverEvents.whatsapp({ action: 'update', record: { id: 5, name, status: 'CONNECTED' } }));
    change('Antes');
    const reading = app.store.dispatch(loadConnection(5)).unwrap();
    change('Agora');
    app.answer({ body: { id: 5, name: 'Antes', status: 'CONNECTED', token: 'segredo' } });
    expect(await reading).toMatchObject({ id: 5, name: 'Agora', token: 'segredo' });
  });

  it('keeps the contacts of a campaign’s list, which the change lacks', async () => {
    const app = open('GET /campaigns/5');
    const contacts = [{ id: 1, name: 'Bia', number: '5511' }];
    const change = (facts: Partial<Campaign>) =>
      app.store.dispatch(serverEvents.campaign({ action: 'update', record: { id: 5, name: 'Natal', ...facts } }));
    const reading = app.store.dispatch(loadCampaign(5)).unwrap();
    change({ contactList: { id: 9, name: 'Clientes VIP' } });
    app.answer({ body: { id: 5, name: 'Natal', contactList: { id: 9, name: 'Clientes', contacts } } });
    expect(await reading).toMatchObject({ contactList: { id: 9, name: 'Clientes VIP', contacts } });
  });

  it('is read as it was where it is deleted meanwhile, and does not come back', async () => {
    const app = open('GET /quick-messages/5');
    const reply = { id: 5, shortcode: 'oi', message: 'Olá' };
    app.store.dispatch(quickMessages.received(reply));
    const reading = app.store.dispatch(loadQuickMessage(5)).unwrap();
    app.store.dispatch(serverEvents.quickmessage({ action: 'delete', id: 5 }));
    app.answer({ body: reply });
    expect(await reading).toEqual(reply);
    expect(quickMessages.selectById(app.store.getState(), 5)).toBeUndefined();
  });
});
