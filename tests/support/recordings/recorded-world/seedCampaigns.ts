import type { ServerContext } from '@native/demo-server/context';
import { inDays } from './seedCompanies';

const PEOPLE = ['Alice Silva', 'Beatriz Silva', 'Caio Silva', 'Daniel Silva', 'Elisa Silva'] as const;

/** Rows of the spreadsheet imported into the first list; the last number is unknown to the network. */
export const SPREADSHEET = [
  ['nome', 'numero', 'email'],
  ['Planilha Um', '5511977770001', 'p1@example.com'],
  ['Planilha Dois', '5511977770002', ''],
  ['Planilha Ruim', '0000123', 'x'],
] as const;

function seedContactLists({ tables: { contactLists, contactListItems } }: ServerContext): void {
  const company = { companyId: 1 };
  const names = ['Clientes ativos', 'Leads feira', 'Campanha Tag | TAG: 4 - 2026-11-21T06:00:49.876Z'];
  for (const [place, name] of names.entries()) contactLists.insert({ ...company, id: place + 1, name });
  const known = { ...company, isWhatsappValid: true };
  for (const [place, name] of PEOPLE.entries()) {
    const number = `551198000${place}${place}${place}${place}`;
    contactListItems.insert({ ...known, id: place + 1, name, number, email: '', contactListId: 1 });
  }
  for (const [place, [name, number, email]] of SPREADSHEET.slice(1).entries()) {
    const isWhatsappValid = !number.startsWith('0');
    contactListItems.insert({ ...company, id: place + 6, name, number, email, isWhatsappValid, contactListId: 1 });
  }
  contactListItems.insert({
    ...known,
    id: 9,
    name: 'Alice Silva',
    number: '5511980000000',
    email: '',
    contactListId: 3,
  });
  contactListItems.insert({
    ...known,
    id: 10,
    name: 'Elisa Silva',
    number: '5511980004444',
    email: '',
    contactListId: 3,
  });
}

function seedCampaignRows({ tables: { campaigns, campaignSettings } }: ServerContext): void {
  const texts = { message1: 'Olá {nome}, novidades!', message2: 'Oi {nome}' };
  const empty = { message3: null, message4: null, message5: null };
  const planned = { companyId: 1, whatsappId: 1, status: 'PROGRAMADA', timeZone: 'America/Sao_Paulo' };
  const media = { mediaPath: '1795240849933_imagem.png', mediaName: 'imagem.png', mediaType: 'image/png' };
  const natal = { ...planned, ...texts, ...empty, ...media, contactListId: 1 };
  campaigns.insert({ ...natal, id: 1, name: 'Campanha Natal', scheduledAt: inDays(3) });
  const tagged = { ...planned, ...texts, ...empty, contactListId: 3, tagId: 4 };
  campaigns.insert({ ...tagged, id: 2, name: 'Campanha Tag', scheduledAt: inDays(4) });
  const draft = { companyId: 1, whatsappId: 1, contactListId: 1, message1: 'Rascunho {nome}' };
  campaigns.insert({ ...draft, id: 3, name: 'Campanha Rascunho', status: 'INATIVA' });

  const settings = { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60 };
  const variables = [{ key: 'empresa', value: 'Empresa 1' }];
  for (const [key, value] of Object.entries({ ...settings, variables })) {
    campaignSettings.insert({ companyId: 1, key, value: JSON.stringify(value) });
  }
}

/** Contact lists, campaigns and file lists of the recorded server. */
export function seedCampaigns(context: ServerContext): void {
  const { fileLists, fileOptions } = context.tables;
  fileLists.insert({ id: 1, companyId: 1, name: 'Materiais', message: 'Materiais de divulgação' });
  const option = { fileId: 1 };
  fileOptions.insert({ ...option, id: 1, name: 'Tabela', path: 'contrato.pdf', mediaType: 'application/pdf' });
  fileOptions.insert({ ...option, id: 2, name: 'Folder', path: 'imagem.png', mediaType: 'image/png' });
  seedContactLists(context);
  seedCampaignRows(context);
}
