import type { Random } from './random';

/** What the blanks of a dialogue are filled with. */
export interface Facts {
  nome: string;
  agente: string;
  produto: string;
  preco: string;
  pedido: string;
  bairro: string;
  dia: string;
}

/** All masculine, so that articles in the dialogues fit. */
const PRODUCTS = [
  'sofá Aruanã',
  'sofá-cama Lençóis',
  'guarda-roupa Jequitibá',
  'rack Cerrado',
  'painel Mantiqueira',
  'conjunto de jantar Ipê',
  'aparador Lis',
  'colchão Sertão',
  'armário Nau',
  'buffet Pampa',
];
const PRICES = ['749,00', '890,00', '1.120,00', '1.849,90', '1.990,00', '2.490,00', '3.299,90'];
const DISTRICTS = ['Moema', 'Tatuapé', 'Vila Mariana', 'Santana', 'Pinheiros', 'Ipiranga', 'Butantã', 'Lapa', 'Mooca'];
const DAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];

export const drawFacts = (random: Random, customer: string, agent: string): Facts => ({
  nome: customer.split(' ')[0]!,
  agente: agent.split(' ')[0]!,
  produto: random.pick(PRODUCTS),
  preco: random.pick(PRICES),
  pedido: String(random.between(41_000, 52_999)),
  bairro: random.pick(DISTRICTS),
  dia: random.pick(DAYS),
});

export const fillIn = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => facts[name as keyof Facts] ?? blank);
