import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from './companies';

type Colored = readonly (readonly [name: string, color: string])[];

const COLUMNS: Colored = [
  ['Novo contato', '#0284c7'],
  ['Orçamento enviado', '#7c3aed'],
  ['Em negociação', '#d97706'],
  ['Aguardando pagamento', '#be123c'],
  ['Pedido fechado', '#15803d'],
];

const LABELS: Colored = [
  ['Cliente VIP', '#b45309'],
  ['Arquiteto parceiro', '#0f766e'],
  ['Sala de estar', '#1d4ed8'],
  ['Quarto', '#6d28d9'],
  ['Cozinha planejada', '#a16207'],
  ['Escritório', '#334155'],
  ['Área externa', '#166534'],
  ['Garantia', '#b91c1c'],
  ['Troca', '#c2410c'],
  ['Entrega atrasada', '#9f1239'],
  ['Montagem agendada', '#4338ca'],
  ['Retirada na loja', '#0e7490'],
  ['Primeira compra', '#047857'],
  ['Indicação', '#86198f'],
  ['Corporativo', '#1e40af'],
  ['Black Friday', '#111827'],
  ['Sem interesse', '#64748b'],
  ['Retornar depois', '#854d0e'],
  ['Boleto vencido', '#991b1b'],
  ['Elogio', '#be185d'],
];

/** Kanban columns, left to right, and labels. */
export const seedTags = (context: SeedContext, { main, other }: SeededCompanies): void => {
  const stamps = madeDaysAgo(context, 440);
  const add = (companyId: number, list: Colored, kanban: number): void => {
    for (const [name, color] of list) context.tables.tags.insert({ name, color, kanban, companyId, ...stamps });
  };
  add(other.id, LABELS.slice(0, 1), 0);
  add(main.id, COLUMNS, 1);
  add(main.id, LABELS, 0);
};
