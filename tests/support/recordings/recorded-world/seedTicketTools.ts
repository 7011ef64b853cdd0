import type { ServerContext } from '@native/demo-server/context';
import { inDays } from './seedCompanies';

/** Notes, quick messages and schedules of the recorded server. */
export function seedTicketTools({ tables: { ticketNotes, quickMessages, schedules } }: ServerContext): void {
  const note = { ticketId: 1, contactId: 1 };
  ticketNotes.insert({ ...note, id: 1, note: 'Cliente pediu retorno às 15h', userId: 7 });
  ticketNotes.insert({ ...note, id: 2, note: 'Prioridade alta', userId: 6 });

  const ana = { companyId: 1, userId: 7 };
  quickMessages.insert({ ...ana, id: 1, shortcode: 'ola', message: 'Olá {{name}}, tudo bem?' });
  quickMessages.insert({ ...ana, id: 2, userId: 6, shortcode: 'pix', message: 'Nossa chave Pix é o CNPJ.' });
  quickMessages.insert({ ...ana, id: 3, shortcode: 'horario', message: 'Atendemos de segunda a sexta, 8h às 18h.' });
  const file = { mediaPath: 'catalogo_2026.png', mediaName: 'catalogo 2026.png' };
  quickMessages.insert({ ...ana, ...file, id: 4, shortcode: 'catalogo', message: 'Segue o catálogo' });

  const picture = { mediaPath: '1795240849708_imagem.png', mediaName: 'imagem.png', mediaType: 'image/png' };
  const carla = { companyId: 1, userId: 6 };
  schedules.insert({ ...ana, id: 1, body: 'Lembrete do boleto', sendAt: inDays(1), contactId: 1 });
  schedules.insert({ ...carla, ...picture, id: 2, body: 'Confirmação de visita', sendAt: inDays(2), contactId: 2 });
  schedules.insert({ ...carla, id: 3, body: 'Feliz aniversário!', sendAt: inDays(12.5), contactId: 3 });
}
