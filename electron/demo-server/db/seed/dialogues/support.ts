import { a, aFile, aSpecial, c, cFile, cSpecial, fork, later, polite } from './dialogue';
import type { Dialogue } from './dialogue';

/** A welcome without a question, so that the customer may continue with anything. */
const welcome = polite(
  a(
    'Olá, {nome}! Sou {oAgente}, do suporte. Já vou verificar para você.',
    '{Saudacao}, {nome}! Aqui é {oAgente}. Sinto muito pelo transtorno, vamos resolver.',
  ),
);
const askOrder = a(
  'Olá, {nome}! Aqui é {oAgente}, do suporte. Pode me passar o número do pedido?',
  'Oi, {nome}, {saudacao}. Sinto muito pelo transtorno. Qual é o número do pedido?',
);
/** For a wish instead of a complaint: nothing to be sorry for. */
const askOrderKindly = a(
  'Olá, {nome}! Aqui é {oAgente}, do suporte. Pode me passar o número do pedido?',
  'Oi, {nome}, {saudacao}! Claro. Qual é o número do pedido?',
);
const order = c('É o pedido {pedido}', 'Pedido {pedido}', 'O número é {pedido}, está no meu nome');
const thanks = polite(c('Ok, fico no aguardo. {Obrigado}', 'Combinado, {obrigado}!', 'Está ótimo, muito {obrigado}'));
const bye = polite(a('Precisando, é só chamar, {nome}.', 'Ficamos à disposição. Tenha um ótimo dia!'));

export const SUPPORT: readonly Dialogue[] = [
  {
    department: 'suporte',
    steps: [
      c(
        'Oi, meu pedido ainda não chegou',
        '{Saudacao}, era para entregar ontem e nada até agora',
        'Alguém sabe do meu {produto}? Era para ter chegado ontem',
      ),
      askOrder,
      order,
      fork(
        [
          a('Localizei. O caminhão está na rota {doBairro} e chega hoje, até as 18h.'),
          c('Consegue me mandar a localização do caminhão?', 'Tem como acompanhar?'),
          aSpecial('liveLocation'),
          later(3, c('Já está pertinho, {obrigado}!', 'Ah, que bom. Valeu!')),
        ],
        [
          a('Houve atraso na transportadora; a nova previsão é {dia}.'),
          fork(
            [
              c('Poxa, eu faltei no trabalho para receber'),
              a('Peço desculpas, {nome}. Vou pedir prioridade e te aviso uma hora antes.'),
              c('Tá bom, {obrigado}'),
            ],
            [c('Tranquilo, {obrigado} por avisar'), polite(a('Agradeço a compreensão!'))],
          ),
        ],
      ),
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Recebi a mesa hoje e ela veio com um risco', 'O tampo da mesa chegou lascado 😕'),
      cFile('defeito', 'Olha como veio', 'Dá para ver bem na foto'),
      askOrder,
      order,
      cFile('video', 'Gravei um vídeo também'),
      a(
        'Recebi as imagens, {nome}. A troca do tampo fica agendada para {dia}, sem custo.',
        'Sinto muito! A troca do tampo fica agendada para {dia}.',
      ),
      fork(
        [
          c('Precisa desmontar?'),
          a('Não precisa, nosso montador faz a troca no local.'),
          c('Perfeito, {obrigado}!', 'Ótimo, fico no aguardo'),
        ],
        [
          c('Posso ficar com desconto em vez de trocar?'),
          a('Posso oferecer 15% de abatimento. Aceita?'),
          c('Aceito sim'),
          a('Feito! O valor volta para o seu cartão na próxima fatura.'),
        ],
      ),
      bye,
    ],
  },
  {
    department: 'suporte',
    steps: [
      cFile('vozMontagem'),
      askOrder,
      c('É da mesa de 6 lugares, pedido {pedido}'),
      a('Vou enviar o kit de parafusos pelo motoboy ainda hoje. Enquanto isso, segue o manual com a lista de peças:'),
      aFile('manual', 'Manual de montagem'),
      cFile('mesa', 'Ficou assim por enquanto'),
      a('Está quase! O kit chega até as 18h.'),
      cSpecial('reaction', '❤️'),
      later(150, c('Chegou e serviu certinho, {obrigado}!', 'Chegou, já montei tudo 🙌')),
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Preciso remarcar minha entrega', 'Não vou estar em casa no dia combinado, dá para mudar a entrega?'),
      askOrderKindly,
      order,
      fork(
        [
          a('Claro! Qual o melhor dia para você?'),
          c('Pode ser {dia} à tarde', 'Na {dia}, de manhã, se possível antes das 11h'),
        ],
        [a('Tenho horário na {dia}, de manhã ou à tarde. Qual prefere?'), c('À tarde', 'De manhã, antes das 11h')],
      ),
      a('Remarcado. Você vai receber a confirmação por aqui.'),
      aSpecial('deleted', 'Mensagem para outro cliente, desculpe'),
      thanks,
      cFile('stickerValeu'),
    ],
  },
  {
    department: 'suporte',
    steps: [
      cSpecial('missedCall'),
      c('Oi, tentei ligar e ninguém atendeu', 'Vocês não atendem ligação?'),
      a('Oi, {nome}! Aqui é {oAgente}. O atendimento é só por mensagem; como posso ajudar?'),
      fork(
        [
          c('Quero saber da garantia do {movel}, comprei faz 8 meses e a porta range'),
          a('A garantia é de 12 meses, então cobre sim. Pode me mandar uma foto?'),
        ],
        [
          c('Meu {movel} está rangendo, a garantia cobre?'),
          a('Cobre sim, são 12 meses. Pode me mandar uma foto de onde faz barulho?'),
        ],
      ),
      cFile('defeito', 'É aqui que faz barulho'),
      a('Visita do técnico marcada para {dia}, entre 9h e 12h.'),
      thanks,
      bye,
    ],
  },
  {
    department: 'suporte',
    steps: [
      fork(
        [
          c('Montaram meu guarda-roupa e a porta não fecha direito'),
          welcome,
          cFile('guardaRoupa', 'É a porta da direita'),
          a('Parece só regulagem da dobradiça. Posso te orientar ou prefere um montador?'),
          fork(
            [
              c('Me explica que eu tento'),
              a('Solte o parafuso menor meia volta, alinhe a porta e aperte de novo.'),
              later(5, c('Consegui! Era isso mesmo')),
              a('Show, {nome}! 👏'),
            ],
            [c('Prefiro o montador'), a('Agendado para {dia}, sem custo.'), c('{Obrigado}!')],
          ),
        ],
        [
          c('A gaveta do {movel} está emperrando'),
          welcome,
          a('Costuma ser o trilho fora do lugar. Prefere que eu mande um montador?'),
          c('Prefiro, por favor'),
          a('Agendado para {dia}, sem custo.'),
          c('{Obrigado}!'),
        ],
      ),
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Veio o produto errado', 'Pedi o {sofa} azul e chegou o cinza'),
      cFile('sofa', 'Olha o que chegou'),
      askOrder,
      order,
      cSpecial('quote', 'Sobre este aqui: no site a cor era outra'),
      a(
        'Confirmado, foi erro na expedição. A coleta é na {dia}, e o produto certo vai junto.',
        'Trocamos mesmo as etiquetas, mil desculpas, {nome}! Na {dia} levamos o certo e recolhemos este.',
      ),
      fork(
        [c('Tudo bem, acontece'), polite(a('Agradeço a compreensão, {nome}!'))],
        [cFile('stickerOps'), c('Da próxima confiram melhor, por favor'), a('Você tem toda razão. Já avisei o time.')],
      ),
    ],
  },
];
