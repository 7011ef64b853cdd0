import { PASSWORD } from '../accounts';
import type { Triggers } from './trigger';

const QUEUE = {
  greetingMessage: '',
  outOfHoursMessage: '',
  schedules: [],
  orderQueue: '',
  integrationId: '',
  promptId: '',
};
const USER = { name: 'Evento', email: 'evento@empresa1.test', profile: 'user', companyId: 1, queueIds: [1] };
const CONTACT = {
  name: 'Contato Evento',
  number: '5511966660001',
  email: '',
  extraInfo: [{ name: 'Nota', value: 'abc' }],
};
const TAG = { name: 'Evento', color: '#123456', kanban: 0 };

/** Triggers of contacts, users, queues, tags and settings, by their names in the recordings. */
export const recordTriggers: Triggers = {
  'contact created': (stage) => stage.call('agent', 'POST', '/contacts', CONTACT),
  'contact updated': (stage) => stage.call('agent', 'PUT', '/contacts/34', CONTACT),
  'contact deleted': (stage) => stage.call('agent', 'DELETE', '/contacts/34'),
  'contacts imported from rows': (stage) =>
    stage.call('admin', 'POST', '/contacts/upload', [{ Nome: 'Importado', Telefone: '5511966660009' }]),
  'user created': (stage) =>
    stage.call('admin', 'POST', '/users', { ...USER, password: PASSWORD, allTicket: 'disabled', whatsappId: null }),
  'user updated': (stage) => stage.call('admin', 'PUT', '/users/9', { ...USER, whatsappId: null, queueIds: [] }),
  'user deleted': (stage) => stage.call('admin', 'DELETE', '/users/9'),
  'queue created': (stage) => stage.call('admin', 'POST', '/queue', { ...QUEUE, name: 'Evento', color: '#0d0d0d' }),
  'queue updated': (stage) => stage.call('admin', 'PUT', '/queue/3', { ...QUEUE, name: 'Evento', color: '#0d0d0d' }),
  'queue deleted': (stage) => stage.call('admin', 'DELETE', '/queue/3'),
  'tag created': (stage) => stage.call('admin', 'POST', '/tags', TAG),
  'tag updated': (stage) => stage.call('admin', 'PUT', '/tags/9', TAG),
  'tag deleted': (stage) => stage.call('admin', 'DELETE', '/tags/9'),
  'setting updated': (stage) => stage.call('admin', 'PUT', '/settings/call', { value: 'enabled' }),
  'the same account logs in elsewhere': (stage) =>
    stage.call('agent', 'POST', '/auth/login', { email: 'ana@empresa1.test', password: PASSWORD }),
};
