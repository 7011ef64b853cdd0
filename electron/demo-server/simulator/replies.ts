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

const THANKS: readonly string[] = [
  'Muito obrigado!',
  'Perfeito, valeu 🙏',
  'Valeu, ajudou demais!',
  'Obrigado, bom trabalho para você',
];

const CLOSING = /obrigad|disponha|agradec|qualquer d[uú]vida|tenha um|at[eé] logo|encerr/i;

/** From the specific to the general; the first match counts. */
const RULES: readonly Rule[] = [
  {
    when: /cep|endere[cç]o|bairro|onde (fica|mora)/i,
    texts: ['Rua das Palmeiras, 310, Vila Mariana', 'O CEP é 04015-002', 'Fica na Rua Tuiuti, 1200, apto 42, Tatuapé'],
  },
  {
    when: /n[uú]mero (do|de) pedido|qual.{0,12}pedido|\bcpf\b|protocolo|cadastro/i,
    texts: ['É o 48213', 'Pedido 50127, está no meu nome', 'Não estou achando, mas comprei na sexta passada'],
  },
  {
    when: /foto|imagem|v[ií]deo|mostr/i,
    texts: ['Vou tirar e já te mando'],
    files: [
      ['defeito', 'É aqui, dá para ver?'],
      ['mesa', 'Ficou assim'],
      ['video', 'Gravei também'],
    ],
  },
  {
    when: /comprovante|\bpix\b|pagament|pagar/i,
    texts: ['Pode ser no Pix?', 'Vou pagar agora', 'Aceita dois cartões?'],
    files: [['comprovante', 'Segue o comprovante']],
  },
  {
    when: /boleto|nota fiscal|fatura|segunda via|vencimento/i,
    texts: ['Pode mandar por aqui mesmo', 'Consegue colocar o vencimento para sexta?', 'Recebi certinho, obrigado'],
  },
  {
    when: /pre[cç]o|valor|r\$|desconto|parcel|promo[cç]|\d+x/i,
    texts: [
      'Tem desconto à vista?',
      'Em quantas vezes dá para fazer?',
      'Gostei do preço! Como faço para fechar?',
      'E com o frete, quanto fica?',
    ],
  },
  {
    when: /troca|garantia|defeito|t[eé]cnico|monta(dor|gem)|risco/i,
    texts: ['E quanto tempo demora?', 'Preciso estar em casa?', 'Certo. E fica sem custo?', 'Pode agendar então'],
  },
  {
    when: /entreg|prazo|chega|agend|hor[aá]rio|amanh[aã]|hoje|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado/i,
    texts: [
      'Pode ser no período da tarde?',
      'Perfeito, vou estar em casa',
      'Não consegue um pouco antes?',
      'Combinado, pode confirmar',
    ],
  },
  {
    when: /medida|\bcor(es)?\b|tecido|modelo|cat[aá]logo|estoque|dispon[ií]vel/i,
    texts: ['Tem em cinza?', 'Qual a largura exata?', 'Gostei! Vou mostrar em casa', 'É esse mesmo que eu procuro'],
    files: [['sofa', 'Parecido com este']],
  },
  { when: CLOSING, texts: THANKS, files: [['stickerValeu', '']] },
  {
    when: /\b(ol[aá]|oi|bom dia|boa tarde|boa noite)\b|meu nome|posso ajudar/i,
    texts: [
      'Oi! Obrigado por responder rápido. Conseguiu ver o que eu escrevi?',
      'Olá! Então, é sobre aquilo que mandei acima',
      'Oi, tudo bem? Fico no aguardo da sua posição',
    ],
    files: [['vozCliente', '']],
  },
  { when: /\?/, texts: ['Sim, isso mesmo', 'Acho que sim', 'Pode ser', 'Não tenho certeza, o que você recomenda?'] },
];

const OTHERWISE: readonly string[] = [
  'Entendi',
  'Certo, fico no aguardo',
  'Ok 👍',
  'Ah, que ótimo',
  'Beleza. E depois disso?',
];

/** Share of replies with a file, where one fits. */
const FILE_SHARE = 0.35;

const isThanks = (text: string): boolean => THANKS.includes(text) || text === 'sticker';

/**
 * The customer's answer to the company's text, fitting and not a repetition; null if no answer is needed: after thanks, a goodbye
 * needs none.
 * @param said what this customer wrote recently, newest last
 */
export const replyTo = (ours: string, said: readonly string[], random: Random): Reply | null => {
  const rule = RULES.find(({ when }) => when.test(ours));
  if (rule?.when === CLOSING && isThanks(said.at(-1) ?? '')) return null;
  if (rule?.files && random.chance(FILE_SHARE)) {
    const [file, text] = random.pick(rule.files);
    return { text, file };
  }
  const texts = rule?.texts ?? OTHERWISE;
  const fresh = texts.filter((text) => !said.includes(text));
  return { text: random.pick(fresh.length > 0 ? fresh : OTHERWISE) };
};
