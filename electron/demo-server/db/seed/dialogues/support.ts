import { a, aFile, aSpecial, c, cFile, cSpecial, fork } from './dialogue';
import type { Dialogue } from './dialogue';

const welcome = a(
  'Olá, {nome}! Sou {agente}, do suporte. Já vou verificar para você.',
  'Oi, {nome}, boa tarde. Aqui é {agente}. Pode me passar o número do pedido?',
  'Bom dia, {nome}! {agente} falando. Lamento pelo transtorno, vamos resolver.',
);
const order = c('É o pedido {pedido}', 'Pedido {pedido}', 'O número é {pedido}, está no nome de {nome}');
const solved = c(
  'Resolvido, obrigado!',
  'Deu certo aqui 🙏',
  'Agora sim, muito obrigada',
  'Ok, fico no aguardo. Obrigado',
);
const bye = a(
  'Que bom, {nome}! Precisando é só chamar.',
  'Ficamos à disposição. Tenha um ótimo dia!',
  'Combinado, {nome}. Registrei tudo no seu pedido.',
);

export const SUPPORT: readonly Dialogue[] = [
  {
    department: 'suporte',
    steps: [
      c(
        'Oi, meu pedido ainda não chegou',
        'Boa tarde, era para entregar ontem e nada até agora',
        'Alguém sabe do meu {produto}?',
      ),
      welcome,
      order,
      a(
        'Localizei. O caminhão está na rota do {bairro} e a previsão é {dia} pela manhã.',
        'Houve atraso na transportadora; a nova previsão é {dia}.',
      ),
      fork(
        [
          c('Poxa, eu faltei no trabalho para receber'),
          a('Peço desculpas, {nome}. Vou pedir prioridade e te aviso uma hora antes.'),
          c('Tá bom, obrigado'),
        ],
        [c('Tranquilo, obrigado por avisar'), a('Obrigado pela compreensão!')],
      ),
      c('Consegue me mandar a localização do caminhão?', 'Tem como acompanhar?'),
      aSpecial('liveLocation'),
      solved,
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Recebi a mesa hoje e veio com um risco', 'O tampo chegou lascado 😕'),
      cFile('defeito', 'Olha como veio', 'Dá para ver bem na foto'),
      welcome,
      order,
      cFile('video', 'Gravei um vídeo também'),
      a(
        'Recebi as imagens, {nome}. Vou abrir a troca da peça agora mesmo.',
        'Sinto muito! A troca do tampo fica agendada para {dia}.',
      ),
      fork(
        [c('Precisa desmontar?'), a('Não precisa, nosso montador faz a troca no local.')],
        [
          c('Posso ficar com desconto em vez de trocar?'),
          a('Posso oferecer 15% de abatimento. Aceita?'),
          c('Aceito sim'),
        ],
      ),
      solved,
      bye,
    ],
  },
  {
    department: 'suporte',
    steps: [
      cFile('vozMontagem'),
      welcome,
      c('É da mesa de 6 lugares, pedido {pedido}'),
      a('Vou enviar o kit de parafusos pelo motoboy ainda hoje.', 'Enquanto isso segue o manual com a lista de peças:'),
      aFile('manual', 'Manual de montagem'),
      cFile('mesa', 'Ficou assim por enquanto'),
      a('Ficou linda! O kit chega até as 18h.'),
      cSpecial('reaction', '❤️'),
      solved,
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Preciso remarcar minha entrega', 'Não vou estar em casa {dia}, dá para mudar a entrega?'),
      welcome,
      order,
      a('Claro! Qual o melhor dia para você?', 'Tenho disponível {dia} de manhã ou à tarde.'),
      c('Pode ser {dia} à tarde', 'De manhã, se possível antes das 11h'),
      a('Remarcado. Você vai receber a confirmação por aqui.'),
      aSpecial('deleted', 'Mensagem para outro cliente, desculpe'),
      solved,
      cFile('stickerValeu'),
    ],
  },
  {
    department: 'suporte',
    steps: [
      cSpecial('missedCall'),
      c('Oi, tentei ligar e ninguém atendeu', 'Vocês não atendem ligação?'),
      welcome,
      c('Quero saber da garantia do {produto}, comprei faz 8 meses', 'Meu {produto} está rangendo, a garantia cobre?'),
      a(
        'A garantia é de 12 meses, então cobre sim. Vou agendar um técnico.',
        'Cobre sim! Pode me mandar uma foto da etiqueta?',
      ),
      cFile('defeito', 'É aqui que faz barulho'),
      a('Visita marcada para {dia}, entre 9h e 12h.'),
      solved,
      bye,
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Montaram meu guarda-roupa e a porta não fecha direito', 'A gaveta do {produto} está emperrando'),
      welcome,
      cFile('guardaRoupa', 'É a porta da direita'),
      a('Parece só regulagem da dobradiça. Posso te orientar ou prefere um montador?'),
      fork(
        [
          c('Me explica que eu tento'),
          a('Solte o parafuso menor meia volta, alinhe a porta e aperte de novo.'),
          c('Consegui! Era isso mesmo'),
          a('Show, {nome}! 👏'),
        ],
        [c('Prefiro o montador'), a('Agendado para {dia}, sem custo.'), c('Obrigada!')],
      ),
    ],
  },
  {
    department: 'suporte',
    steps: [
      c('Veio o produto errado', 'Pedi o {produto} azul e chegou o cinza'),
      cFile('sofa', 'Olha o que chegou'),
      welcome,
      order,
      cSpecial('quote', 'Sobre este aqui, no site aparece outra cor'),
      a(
        'Confirmado, foi erro na expedição. A coleta é {dia} e o certo vai junto.',
        'Realmente trocamos as etiquetas. Mil desculpas, {nome}!',
      ),
      fork(
        [c('Tudo bem, acontece'), bye],
        [cFile('stickerOps'), c('Da próxima confiram melhor, por favor'), a('Você tem toda razão. Já avisei o time.')],
      ),
    ],
  },
];
