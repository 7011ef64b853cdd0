import { CONNECTION_TOKENS } from '../seedCompanies';
import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const HELP = { title: 'Evento Ajuda', description: 'descr', video: 'ccccccccccc' };
const TXID = 'peer1001';

const seedHelp = ({ context }: Stage): void => {
  context.tables.helps.insert({ id: 3, ...HELP });
};

/** Triggers of helps, payments and the external API, by their names in the recordings. */
export const platformTriggers: Triggers = {
  'help created': (stage) => stage.call('super', 'POST', '/helps', HELP),
  'help updated': (stage) => {
    seedHelp(stage);
    return stage.call('super', 'PUT', '/helps/3', { ...HELP, title: 'Evento Ajuda 2' });
  },
  'help deleted': (stage) => {
    seedHelp(stage);
    return stage.call('super', 'DELETE', '/helps/3');
  },
  'payment confirmed': (stage) => {
    stage.context.tables.charges.insert({ txid: TXID, companyId: 1, invoiceId: 6 });
    return stage.call('admin', 'POST', '/subscription/webhook', { pix: [{ txid: TXID }] });
  },
  'external API message': async (stage) => {
    const response = await fetch(`${stage.url}/api/api/messages/send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${CONNECTION_TOKENS.Principal}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ number: '5511933330009', body: 'via API' }),
    });
    if (!response.ok) throw new Error(`external API: ${response.status}`);
  },
};
