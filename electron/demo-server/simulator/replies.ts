import { fillInSome, thanksOf } from '../db/seed/facts';
import type { AssetName } from '../db/seed/mediaAssets';
import type { Random } from '../db/seed/random';

/** What a customer answers: a text, or a file with an optional caption. */
export interface Reply {
  text: string;
  file?: AssetName;
}

interface Rule {
  /** The pattern in the company's message that triggers the reply. */
  when: RegExp;
  texts: readonly string[];
  /** Sent instead of a text in some cases. */
  files?: readonly (readonly [AssetName, string])[];
}

/** A longer text of a customer says what it is about; a shorter one only greets. */
const TELLS_TOPIC = 25;

const THANKS: readonly string[] = [
  'Muito {obrigado}!',
  'Perfeito, valeu 🙏',
  'Valeu, ajudou demais!',
  '{Obrigado}, bom trabalho para você',
];

const CLOSING = /obrigad|disponha|agradec|qualquer d[uú]vida|tenha um|at[eé] logo|encerr|foi um prazer/i;
const GREETING = /(?<!\p{L})(ol[aá]|oi|bom dia|boa tarde|boa noite)(?!\p{L})|meu nome|posso ajudar/iu;
/** Answers to a greeting by customers who have not said yet what they want. */
const CONCERNS: readonly string[] = [
  'Oi! Queria saber o preço de um sofá de três lugares',
  'Olá! Tenho uma dúvida sobre a entrega do meu pedido',
  'Oi! Preciso da segunda via de um boleto',
];

/** From the specific to the general; the first match counts. */
const RULES: readonly Rule[] = [
  { when: /protocolo(?![^.!]*\?)/i, texts: ['Anotei, {obrigado}', 'Anotado aqui', 'Certo, guardei o número'] },
  {
    when: /(^|[.!,:] )(segue|seguem)\b|em anexo|^esta é a tabela/i,
    texts: ['Recebi certinho, {obrigado}', 'Chegou aqui, vou ver com calma', 'Recebi, vou conferir'],
  },
  {
    when: /atendemos de|funcionamento|abrimos|abre das|nosso hor[aá]rio/i,
    texts: [
      'Ótimo, então passo aí esta semana',
      'Perfeito, {obrigado} pela informação',
      'Ah, que bom que abrem no sábado',
    ],
  },
  {
    when: /nossa loja fica|nosso endere[cç]o|ficamos na/i,
    texts: ['Ah, é perto do meu trabalho', 'Perfeito, passo aí esta semana', 'Já achei no mapa, {obrigado}'],
  },
  {
    when: /(qual|inform|pass|confirm|mand|envi)[^.!]*(cep|endere[cç]o|bairro)|(cep|endere[cç]o|bairro)[^.!]*\?|onde (fica|mora)/i,
    texts: ['Rua das Palmeiras, 310, Vila Mariana', 'O CEP é 04015-002', 'Fica na Rua Tuiuti, 1200, apto 42, Tatuapé'],
  },
  {
    when: /n[uú]mero (do|de) pedido|qual.{0,12}pedido|(cpf|cadastro)[^.!]*\?/i,
    texts: ['É o 48213', 'Pedido 50127, está no meu nome', 'Não estou achando, mas comprei na sexta passada'],
  },
  {
    when: /comprovante/i,
    texts: ['Já faço e te mando', 'Vou procurar aqui e te mando'],
    files: [['comprovante', 'Segue o comprovante']],
  },
  {
    when: /(mand|envi|consegu|pode|tir|grav)[^.!]*(foto|imagem|v[ií]deo)|(foto|imagem|v[ií]deo)[^.!]*\?/i,
    texts: ['Vou tirar e já te mando'],
    files: [
      ['defeito', 'É aqui, dá para ver?'],
      ['mesa', 'Ficou assim'],
      ['video', 'Gravei também'],
    ],
  },
  {
    when: /(largura|altura|medidas?)[^.!]*(\?|\bpass|\binform)|(qual|quais|pass|inform|cabe)[^.!]*(largura|altura|medidas?)/i,
    texts: [
      'A parede tem 2,30 m, e a altura é 2,60 m',
      'São 2,30 m de largura, com uma tomada à direita',
      'Vou medir e já te passo',
    ],
  },
  {
    when: /(qual|que|quando)[^.!]*(\bdia\b|hor[aá]rio|per[ií]odo|melhor para voc)[^.!]*\?/i,
    texts: ['Quinta à tarde, se der', 'Sexta de manhã', 'Qualquer dia depois das 14h'],
  },
  {
    when: /(forma|como|qual)[^.!]*pagament[^.!]*\?|(pix|cart[aã]o|boleto),? ou /i,
    texts: ['Pode ser no Pix', 'No cartão, por favor', 'Pix mesmo'],
  },
  { when: /algo mais|mais alguma coisa/i, texts: ['Era só isso mesmo, {obrigado}', 'Por enquanto não, valeu!'] },
  {
    when: /entregamos/i,
    texts: ['Ótimo! E quanto fica o frete?', 'Perfeito. Qual é o prazo?', 'Que bom, era o que eu precisava saber'],
  },
  {
    when: /parcelamos|sem juros|\b\d+ ?x\b/i,
    texts: ['Em 10x fica bom para mim', 'Prefiro no Pix, então', 'Boa, vou pensar na melhor forma'],
  },
  {
    when: /desconto|abatimento|\d ?%/i,
    texts: ['Ótimo, assim eu fecho', 'Já ajudou, {obrigado}!', 'E com o frete, quanto fica?'],
  },
  {
    when: /pre[cç]o|valor|r\$|promo[cç]/i,
    texts: [
      'Tem desconto à vista?',
      'Em quantas vezes dá para fazer?',
      'Gostei! Como faço para fechar?',
      'E com o frete, quanto fica?',
    ],
  },
  {
    when: /\bpix\b|pagament|pagar/i,
    texts: ['Vou pagar agora', 'Certo, já vou fazer', 'Já faço e te mando o comprovante'],
    files: [['comprovante', 'Segue o comprovante']],
  },
  {
    when: /boleto|nota fiscal|fatura|segunda via|vencimento/i,
    texts: ['Certo, {obrigado}', 'Está bem, fico de olho', 'Combinado, {obrigado} pela ajuda'],
  },
  {
    when: /medida|\bcor(es)?\b|tecido|modelo|cat[aá]logo|estoque|dispon[ií]vel|pronta[ -]entrega|lugares/i,
    texts: ['Tem em cinza?', 'Qual a largura exata?', 'Gostei! Vou mostrar em casa', 'É esse mesmo que eu procuro'],
    files: [['sofa', 'Parecido com este']],
  },
  {
    when: /garantia/i,
    texts: ['Que bom, então estou dentro do prazo', 'Ótimo saber, {obrigado}', 'E como faço para acionar?'],
  },
  {
    when: /troca|defeito|t[eé]cnico|monta(dor|gem)|risco/i,
    texts: ['E quanto tempo demora?', 'Preciso estar em casa?', 'Perfeito, é só me avisar o dia', 'Pode agendar então'],
  },
  {
    when: /entreg|prazo|chega|agend|marcad|motoboy|caminh[aã]o/i,
    texts: [
      'Pode ser no período da tarde?',
      'Perfeito, vou estar em casa',
      'Não consegue um pouco antes?',
      'Combinado, pode confirmar',
    ],
  },
  {
    when: /um momento|um minut|aguard|verific|consult|j[aá] (te )?(retorno|respondo|volto)|vou (ver|olhar|checar)/i,
    texts: ['Certo, fico no aguardo', 'Está bem, espero aqui', 'Sem problema'],
  },
  { when: CLOSING, texts: THANKS, files: [['stickerValeu', '']] },
  {
    when: GREETING,
    texts: [
      'Oi! {Obrigado} por responder rápido. Conseguiu ver o que eu escrevi?',
      'Olá! Então, é sobre aquilo que mandei acima',
      'Oi, tudo bem? É sobre o que escrevi antes',
    ],
    files: [['vozCliente', '']],
  },
  {
    when: /(?<!\p{L})(qual|quais|quando|quantos?|quantas?|como|onde|por que|quem)(?!\p{L})[^.!]*\?/iu,
    texts: ['Deixa eu ver e já te falo', 'Não sei dizer agora, te respondo daqui a pouco', 'O que você recomenda?'],
  },
  { when: /\?/, texts: ['Sim, isso mesmo', 'Acho que sim', 'Pode ser', 'Não sei ao certo, o que você recomenda?'] },
  {
    when: /amanh[aã]|hoje|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado/i,
    texts: ['Combinado, fico no aguardo', 'Está ótimo para mim', 'Certo, {obrigado}'],
  },
];

const OTHERWISE: readonly string[] = ['Entendi', 'Certo', 'Ok 👍', 'Ah, entendi', 'Está bem'];

/** Share of replies with a file, where one fits. */
const FILE_SHARE = 0.35;

const isThanks = (text: string): boolean =>
  text === 'sticker' ||
  THANKS.some((thanks) => ['Ana', 'Caio'].some((name) => fillInSome(thanks, thanksOf(name)) === text));

/**
 * The customer's answer to the company's text, fitting and not a repetition; null if no answer is needed: after thanks, a goodbye
 * needs none.
 * @param said what this customer wrote recently, newest last
 * @param customer the customer's name, which tells whether to write obrigado or obrigada
 */
export const replyTo = (ours: string, said: readonly string[], random: Random, customer: string): Reply | null => {
  const rule = RULES.find(({ when }) => when.test(ours));
  if (rule?.when === CLOSING && isThanks(said.at(-1) ?? '')) return null;
  const fill = (text: string): string => fillInSome(text, thanksOf(customer));
  const isNew = (text: string): boolean => text === '' || !said.includes(text);
  const files = (rule?.files ?? []).filter(([, text]) => isNew(text));
  if (files.length > 0 && random.chance(FILE_SHARE)) {
    const [file, text] = random.pick(files);
    return { text, file };
  }
  const isOpen = rule?.when === GREETING && !said.some((text) => text.length >= TELLS_TOPIC);
  const texts = isOpen ? CONCERNS : (rule?.texts ?? OTHERWISE);
  const fresh = texts.map(fill).filter(isNew);
  return { text: random.pick(fresh.length > 0 ? fresh : OTHERWISE) };
};
