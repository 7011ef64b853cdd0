import { a, aFile, c, cFile, cSpecial, fork, later, polite } from './dialogue';
import type { Step } from './dialogue';

const HOUR = 60;

/** What an architect who buys for her or his clients, and knows the agent, writes about from week to week. */
export const REGULAR: readonly (readonly Step[])[] = [
  [
    c(
      '{Saudacao}, {agente}! Tem o {produto} em estoque?',
      '{Saudacao}! Preciso de um {produto} para um cliente {noBairro}. Vocês têm?',
    ),
    a('{Saudacao}, {nome}! Temos sim. Com o seu desconto de parceria sai por R$ {preco}.'),
    fork(
      [
        c('Pode separar um, por favor', 'Quero sim, pode separar'),
        a('Separado. Entregamos na {dia}.'),
        aFile('pedido', 'Pedido {pedido}'),
        polite(c('{Obrigado}!', 'Perfeito 👍')),
      ],
      [
        c('Vou confirmar com o cliente e te aviso'),
        a('Combinado, deixo reservado até {dia}.'),
        later(HOUR, c('Ele topou! Pode fechar')),
        a('Fechado! Segue o resumo.'),
        aFile('pedido', 'Pedido {pedido}'),
      ],
    ),
  ],
  [
    c('{Saudacao}! Quando sai o pedido {pedido}?', 'Oi, {agente}. Consegue ver a entrega do pedido {pedido}?'),
    a('Vi aqui: a entrega está marcada para {dia}, de manhã.'),
    fork(
      [
        c('Pode ser à tarde? De manhã a portaria não recebe'),
        a('Pode, já troquei para a tarde.'),
        c('Ótimo, {obrigado}'),
      ],
      [c('Perfeito, vou avisar o cliente'), polite(a('Combinado!'))],
      [c('Tem como antecipar?'), a('Desta vez não, o caminhão já está cheio.'), c('Sem problema, fica assim então')],
    ),
  ],
  [
    c('Preciso da nota do pedido {pedido}, por favor', '{Saudacao}, {agente}! Me manda a nota do pedido {pedido}?'),
    aFile('notaFiscal', 'Nota fiscal do pedido {pedido}'),
    fork(
      [c('Recebi. E o boleto?'), aFile('boleto', 'Boleto do pedido {pedido}'), c('Agora sim, {obrigado}!')],
      [c('Recebi, {obrigado}!')],
    ),
  ],
  [
    cFile('sofa', 'Meu cliente gostou deste. Vocês têm algum parecido?', '{Saudacao}! Procuro um sofá nesta linha'),
    a('O mais próximo é o {sofa}, {nome}. Segue o catálogo:'),
    aFile('catalogo', 'Catálogo de salas'),
    fork(
      [c('Qual é a largura?'), a('São 2,10 m de largura por 0,95 m de profundidade.'), c('Cabe. Vou propor a ele')],
      [c('Tem em cinza?'), a('Tem, em cinza e em azul-petróleo.'), c('Maravilha, mostro hoje para ele')],
      [c('Esse não é bem o estilo, mas {obrigado}'), a('Se chegar outro parecido, eu te aviso.')],
    ),
  ],
  [
    c('A mesa do pedido {pedido} chegou com um risco no tampo 😕'),
    cFile('defeito', 'Olha a foto', 'É este aqui'),
    a('Sinto muito, {nome}. A troca do tampo fica marcada para {dia}, sem custo.'),
    c('Combinado, vou avisar o morador', 'Está bem, {obrigado} pela rapidez'),
  ],
  [
    c('Saiu a tabela deste mês?', '{Saudacao}! Tem a tabela atualizada?'),
    aFile('tabela', 'Tabela deste mês'),
    fork(
      [c('Mudou muita coisa?'), a('Os sofás ficaram iguais, o resto subiu 3%.'), c('Certo, {obrigado} por avisar')],
      [c('Recebida! Vou refazer o orçamento {doBairro}')],
    ),
  ],
  [
    c('A montagem do pedido {pedido} já tem data?', '{Saudacao}, {agente}. Quando montam o guarda-roupa?'),
    a('Tem sim: {dia}, entre 9h e 12h.'),
    fork(
      [c('Posso deixar a chave na portaria?'), a('Pode, eu aviso o montador.'), c('Fechado, {obrigado}')],
      [c('Vou estar lá para receber'), polite(a('Ótimo, combinado.'))],
    ),
  ],
  [
    cFile('guardaRoupa', 'Ficou assim! O cliente amou', 'Olha como ficou {noBairro}'),
    a('Que lindo, {nome}! Posso usar a foto no nosso catálogo?'),
    fork([c('Claro, pode sim')], [c('Vou pedir ao cliente e te falo'), later(2 * HOUR, c('Ele deixou 😄'))]),
    polite(cSpecial('reaction', '❤️')),
  ],
  [
    c('Vocês abrem no feriado?', 'No sábado vocês vão até que horas?'),
    a('Nesta semana é como sempre: de segunda a sexta das 8h às 18h, sábado até as 13h.'),
    c('Então passo aí na {dia} com uma cliente', 'Perfeito, levo uma cliente aí na {dia}'),
    polite(a('Vou esperar vocês com um café ☕')),
  ],
  [
    c('{Saudacao}! Preciso de orçamento: um {sofa} e um {movel}, entrega {noBairro}'),
    a('{Saudacao}, {nome}! Vou montar e já te mando.'),
    later(40, aFile('pedido', 'Orçamento {pedido}')),
    fork(
      [c('Recebi. Consegue 5% no Pix?'), a('Consigo, já está valendo.'), c('Então pode faturar, {obrigado}!')],
      [c('Recebi, vou apresentar na {dia}'), polite(a('Boa sorte na apresentação!'))],
    ),
  ],
];
