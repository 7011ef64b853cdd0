import { daysFromNow, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from '../company/companies';

/** Priority, title and text, the newest first. */
const NEWS = [
  [1, 'Manutenção no domingo', 'No domingo, das 2h às 4h, as conexões podem cair por alguns minutos.'],
  [2, 'Colunas do kanban com cor', 'Agora cada coluna do kanban pode ter a sua própria cor, escolhida na página Tags.'],
  [3, 'Dicas de atendimento', 'Respostas rápidas com a barra / poupam tempo. Veja a página de ajuda.'],
  [2, 'Campanhas com cuidado', 'Intervalos maiores entre as mensagens protegem o seu número contra bloqueios.'],
  [3, 'Chat interno', 'Fale com os seus colegas sem sair do Balcão: o ícone fica na barra de cima.'],
  [3, 'Agendamentos', 'Mensagens podem ser agendadas para qualquer dia e hora, com arquivo também.'],
] as const;

const MONTHLY = 18;
const MONTH_NAME = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' });
const CHANGES = [
  'A lista de atendimentos abre mais rápido, e os filtros ficam como você os deixou.',
  'Relatórios de campanhas mostram quem confirmou, recebeu e leu.',
  'Arquivos maiores podem ser enviados, com aviso quando passam do limite.',
  'Correções no envio de áudios e na busca de contatos.',
  'O painel mostra o tempo de espera de cada fila.',
] as const;

/** Announcements: the latest ones, a year and a half of monthly reports, and an inactive one. */
export const seedAnnouncements = (context: SeedContext, { main }: SeededCompanies): void => {
  const { announcements } = context.tables;
  const add = (values: { priority: number; title: string; text: string; status: boolean }, daysAgo: number): void => {
    announcements.insert({ ...values, companyId: main.id, ...madeDaysAgo(context, daysAgo) });
  };
  for (let month = MONTHLY; month > 0; month -= 1) {
    const daysAgo = 60 + (MONTHLY - month) * 30;
    const title = `Novidades de ${MONTH_NAME.format(new Date(daysFromNow(context, -daysAgo)))}`;
    add({ priority: 3, title, text: CHANGES[month % CHANGES.length]!, status: true }, daysAgo);
  }
  for (const [index, [priority, title, text]] of NEWS.entries()) {
    add({ priority, title, text, status: true }, 2 + index * 9);
  }
  add({ priority: 2, title: 'Rascunho de comunicado', text: 'Ainda não publicado.', status: false }, 1);
};
