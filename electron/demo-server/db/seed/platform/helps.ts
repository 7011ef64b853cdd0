import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

/** Title, description and code of a public video; the demo has none of its own. */
const HELPS = [
  ['Primeiros passos', 'Como aceitar, responder e finalizar um atendimento.', 'aqz-KE-bpKQ'],
  ['Respostas rápidas', 'Salve textos prontos e use com a barra /.', 'eRsGyueVLvQ'],
  ['Filas e chatbot', 'Organize os setores e o menu de opções.', 'R6MlUcmOul8'],
  ['Agendamentos', 'Envie mensagens no dia e na hora certos.', 'TLkA0RELQ1g'],
  ['Campanhas', 'Fale com uma lista de contatos sem parecer spam.', 'Y-rmzh0PI3c'],
  ['Conexões', 'Conecte um número pelo QR Code e acompanhe a situação dele.', 'WhWc3b3KhnY'],
] as const;

/** The videos of the help page. */
export const seedHelps = (context: SeedContext): void => {
  for (const [index, [title, description, video]] of HELPS.entries()) {
    context.tables.helps.insert({ title, description, video, ...madeDaysAgo(context, 200 - index) });
  }
};
