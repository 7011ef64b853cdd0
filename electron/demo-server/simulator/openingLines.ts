import type { QueueRow } from '../db/rows';

/** First texts of a customer, before the bot has written; the placeholders are for the time of day. */
export const HELLOS = [
  'Oi',
  'Olá, {saudacao}',
  '{Saudacao}!',
  'Oi, tem alguém aí?',
  'Olá! Preciso de uma ajuda',
] as const;

/** Texts of a customer who has waited for a while. */
export const IMPATIENT = [
  'Alguém pode me atender?',
  'Oi? Ainda estou aqui',
  'Vai demorar muito?',
  'Consegue me responder ainda hoje?',
  'Continuo aguardando um retorno',
  'Tem muita gente na minha frente?',
] as const;

/** Texts of a customer who remembers something during a conversation. */
export const AFTERTHOUGHTS = [
  'Ah, esqueci de perguntar: vocês parcelam sem juros?',
  'Conseguiu verificar para mim?',
  'Outra coisa: dá para retirar na loja?',
  'Lembrei de mais um detalhe, posso mandar foto?',
  'Só mais uma dúvida: vocês retiram o móvel antigo?',
  'Ah, e a nota sai no meu CPF, certo?',
  'Dá para mudar o endereço de entrega depois, se precisar?',
  'Vocês entregam com hora marcada?',
] as const;

/** The same, about a message of ours that is quoted with them. */
export const ABOUT_OURS = [
  'Sobre isto: consegue me explicar melhor?',
  'Esta parte eu não entendi bem',
  'Relendo aqui: é isto mesmo, pode seguir',
] as const;

const SALES = [
  'Vi um sofá de três lugares no site, ainda tem em estoque?',
  'Quero um orçamento para uma mesa de jantar com seis cadeiras',
  'Qual o preço do guarda-roupa de casal com espelho?',
  'Estou mobiliando o apartamento, vocês fazem pacote?',
  'O rack que está na vitrine vem montado?',
];
const FINANCE = [
  'Preciso da segunda via do boleto deste mês',
  'Paguei ontem e o pedido ainda aparece como pendente',
  'A nota fiscal veio com o endereço antigo',
  'Foi cobrado duas vezes no meu cartão',
];
const DELIVERY = [
  'Meu pedido era para chegar ontem e até agora nada',
  'Preciso mudar o dia da entrega, não vou estar em casa',
  'Vocês entregam em Guarulhos no sábado?',
  'O entregador disse que passou aqui, mas ninguém tocou o interfone',
];
const REPAIR = [
  'A gaveta da cômoda não fecha direito',
  'O tampo da mesa veio com um risco',
  'Faltou um pacote de parafusos no guarda-roupa',
  'O sofá está rangendo, ainda está na garantia',
];
const SERVICE = [
  'Queria saber o horário de funcionamento da loja',
  'Comprei pela internet, posso trocar na loja física?',
  'Fiz um pedido e quero alterar a cor, ainda dá tempo?',
  'Vocês atendem arquitetos com condição especial?',
];

const BY_QUEUE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/vend|balc/i, SALES],
  [/finan/i, FINANCE],
  [/entreg/i, DELIVERY],
  [/assist/i, REPAIR],
];

/** Texts a customer of this queue may write. */
export const topicsOf = (queue: Pick<QueueRow, 'name'>): readonly string[] =>
  BY_QUEUE.find(([name]) => name.test(queue.name))?.[1] ?? SERVICE;
