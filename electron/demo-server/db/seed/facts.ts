import { isWoman } from './people';
import type { Random } from './random';

/** Values for the placeholders of a dialogue. */
export interface Facts {
  nome: string;
  /** How the customer says thanks, within and at the start of a sentence. */
  obrigado: string;
  Obrigado: string;
  agente: string;
  /** The agent's name with an article: "a Ana". */
  oAgente: string;
  /** Anything the shop sells, with its price. */
  produto: string;
  preco: string;
  sofa: string;
  /** Furniture with doors or drawers, which is assembled at the customer's home. */
  movel: string;
  /** One instalment. */
  parcela: string;
  pedido: string;
  noBairro: string;
  doBairro: string;
  dia: string;
}

/** Names and prices; all masculine, so that the articles in the dialogues fit. */
const SOFAS = [
  ['sofá Aruanã', '3.299,90'],
  ['sofá-cama Lençóis', '1.990,00'],
  ['sofá Tapajós', '2.490,00'],
] as const;
const CABINETS = [
  ['guarda-roupa Jequitibá', '2.490,00'],
  ['rack Cerrado', '749,00'],
  ['aparador Lis', '890,00'],
  ['armário Nau', '1.849,90'],
  ['buffet Pampa', '1.120,00'],
] as const;
const OTHERS = [
  ['painel Mantiqueira', '890,00'],
  ['conjunto de jantar Ipê', '2.490,00'],
  ['colchão Sertão', '1.849,90'],
] as const;
const PRODUCTS = [...SOFAS, ...CABINETS, ...OTHERS];
const INSTALMENTS = ['149,80', '224,90', '332,00', '415,00'];
/** "in" and "of" each district, whose articles differ. */
const DISTRICTS = [
  ['em Moema', 'de Moema'],
  ['no Tatuapé', 'do Tatuapé'],
  ['na Vila Mariana', 'da Vila Mariana'],
  ['em Santana', 'de Santana'],
  ['em Pinheiros', 'de Pinheiros'],
  ['no Ipiranga', 'do Ipiranga'],
  ['no Butantã', 'do Butantã'],
  ['na Lapa', 'da Lapa'],
  ['na Mooca', 'da Mooca'],
] as const;
/** The days on which the shop delivers. */
const DAYS = ['terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira'];
const WEEKDAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long' });

/** This delivery day, or the next one on which none of these moments, ms, lies: nobody says Friday for today or yesterday. */
export const dayOtherThan = (day: string, moments: readonly number[]): string => {
  const taken = new Set(moments.map((moment) => WEEKDAY.format(moment)));
  const order = DAYS.map((_, index) => DAYS[(DAYS.indexOf(day) + index) % DAYS.length]!);
  return order.find((other) => !taken.has(other)) ?? day;
};

/** How a customer is addressed: "Dona Lúcia" by both words, others by the first name. */
const calledBy = (name: string): string => /^(?:Dona|Seu) \S+/.exec(name)?.[0] ?? name.split(' ')[0]!;

export const renderFacts = (random: Random, customer: string, agent: string): Facts => {
  const [produto, preco] = random.pick(PRODUCTS);
  const [noBairro, doBairro] = random.pick(DISTRICTS);
  const agente = calledBy(agent);
  return {
    nome: calledBy(customer),
    ...thanksOf(customer),
    agente,
    oAgente: `${isWoman(agent) ? 'a' : 'o'} ${agente}`,
    produto,
    preco,
    sofa: random.pick(SOFAS)[0],
    movel: random.pick(CABINETS)[0],
    parcela: random.pick(INSTALMENTS),
    pedido: String(random.between(41_000, 52_999)),
    noBairro,
    doBairro,
    dia: random.pick(DAYS),
  };
};

/** Fills in the placeholders of a text for which there is a value; the others stay. */
export const fillInSome = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);

/** A greeting for the time of day, within and at the start of a sentence: for `{saudacao}` and `{Saudacao}`. */
export const greetingAt = (at: Date): { saudacao: string; Saudacao: string } => {
  const hour = at.getHours();
  const saudacao = hour < 12 ? 'bom dia' : hour < 18 ? 'boa tarde' : 'boa noite';
  return { saudacao, Saudacao: `B${saudacao.slice(1)}` };
};

/** How somebody of this name says thanks, within and at the start of a sentence: for `{obrigado}` and `{Obrigado}`. */
export const thanksOf = (name: string): { obrigado: string; Obrigado: string } => {
  const obrigado = isWoman(name) ? 'obrigada' : 'obrigado';
  return { obrigado, Obrigado: `O${obrigado.slice(1)}` };
};

/** Fills in the placeholders of a text, also the greeting for the time of day. */
export const fillIn = (text: string, facts: Facts, at: Date): string =>
  fillInSome(text, { ...facts, ...greetingAt(at) });
