import { a, aFile, aSpecial, c, cFile, cSpecial, fork, polite } from './dialogue';
import type { Dialogue } from './dialogue';

const hello = polite(
  c(
    'Oi, {saudacao}! Tudo bem?',
    'Olá, {saudacao}',
    'Oi! Vi o anúncio de vocês no Instagram',
    '{Saudacao}! Tem alguém atendendo?',
    'Oi, sou {nome}, já comprei com vocês antes',
  ),
);
const welcome = polite(
  a(
    'Olá, {nome}! Aqui é {oAgente}, tudo bem?',
    'Oi, {nome}! Aqui é {oAgente}, da equipe de vendas.',
    '{Saudacao}, {nome}! Aqui quem fala é {oAgente}.',
  ),
);
const thanks = polite(
  c(
    'Muito {obrigado}!',
    'Perfeito, {obrigado} pela atenção 😊',
    'Show, valeu demais!',
    'Combinado então. {Obrigado}, {agente}!',
  ),
);
/** A goodbye that fits whether the customer said thanks or not. */
const bye = polite(
  a('Qualquer dúvida é só chamar, {nome}!', 'Uma ótima semana para você, {nome}!', 'Agradeço o contato, {nome}! 💚'),
);

const aboutTheShop = fork(
  [c('Tem estacionamento?'), a('Tem sim, próprio e gratuito para clientes.')],
  [
    c('Dá para ver o {movel} montado aí?'),
    a('Dá sim, o {movel} está montado no primeiro piso. Pode olhar à vontade 😄'),
  ],
);

export const SALES: readonly Dialogue[] = [
  {
    department: 'vendas',
    steps: [
      hello,
      c('Queria saber se o {produto} ainda está na promoção', 'O {produto} ainda está com aquele preço do encarte?'),
      welcome,
      a(
        'Está sim! O {produto} sai por R$ {preco} à vista ou em 10x sem juros no cartão.',
        'Está sim! O {produto} fica por R$ {preco} até {dia}.',
      ),
      fork(
        [
          c('Nossa, que bom. Vocês fazem entrega {noBairro}?', 'E vocês entregam {noBairro}?'),
          a(
            'Entregamos sim. Para entregas {noBairro} o prazo é de 5 dias úteis e o frete é por nossa conta.',
            'Entregamos sim: a região {doBairro} é atendida toda {dia}. O frete fica em R$ 49,90.',
          ),
          c('Fechado, pode separar um para mim', 'Ótimo, quero fechar'),
          a('Separado! Vou te mandar o resumo do pedido {pedido}.'),
          aFile('pedido', 'Pedido {pedido}'),
          thanks,
        ],
        [
          c('Achei um pouco caro, tem desconto à vista?', 'Consegue melhorar esse valor no Pix?'),
          a('No Pix consigo 5% de desconto, fica bom para você?', 'Consigo tirar o frete e dar 3% no Pix. O que acha?'),
          c('Vou conversar em casa e te falo', 'Deixa eu pensar um pouco então'),
          a('Sem problema! Deixo o preço reservado até {dia}.'),
          polite(c('Combinado, {obrigado}!', 'Valeu, {agente}!')),
        ],
      ),
      bye,
    ],
  },
  {
    department: 'vendas',
    steps: [
      cFile('sofa', 'Vocês têm esse modelo?', 'Procuro um parecido com este'),
      welcome,
      a(
        'Temos o {sofa}, que é bem parecido. Segue o catálogo:',
        'Esse é da coleção passada, mas veja as opções novas:',
      ),
      aFile('catalogo', 'Catálogo de salas e quartos'),
      fork(
        [
          c('Gostei do segundo! Tem na cor cinza?'),
          a('Tem em cinza e em azul-petróleo, os dois à pronta entrega.'),
          c('Cinza então, por favor'),
          a('Separado para você. Posso gerar o pedido?'),
          c('Pode sim!'),
        ],
        [
          c('Qual a medida do primeiro?'),
          a('São 2,10 m de largura por 0,95 m de profundidade.'),
          c('Cabe certinho na minha sala 🙌'),
        ],
        [
          c('O tecido é impermeável?'),
          a('É sim: líquido derramado não penetra, basta passar um pano.'),
          c('Perfeito, tenho criança em casa 😅'),
        ],
      ),
      thanks,
      cFile('stickerValeu'),
    ],
  },
  {
    department: 'vendas',
    steps: [
      cFile('vozCliente'),
      welcome,
      a('Ouvi seu áudio, {nome}. Sim, o preço continua valendo, e entregamos na {dia} pela manhã.'),
      fork(
        [
          c('Que ótimo! Como faço para pagar?'),
          a('Pode ser no Pix ou no cartão em até 10x.'),
          c('Pix, por favor'),
          a('A chave é o nosso CNPJ. Assim que pagar, me manda o comprovante?'),
          cFile('comprovante', 'Segue o comprovante'),
          a('Recebido, pedido {pedido} confirmado!'),
        ],
        [
          c('Aceitam cartão na entrega?'),
          a('Aceitamos, o entregador leva a maquininha.'),
          c('Prefiro assim então'),
          a('Anotado: pagamento na entrega, pedido {pedido}.'),
        ],
      ),
      thanks,
      bye,
    ],
  },
  {
    department: 'vendas',
    steps: [
      hello,
      fork(
        [
          c('Estou montando um escritório e preciso de 12 cadeiras e 6 mesas'),
          welcome,
          a('Ótimo! Para essa quantidade temos preço de atacado. Segue a tabela.'),
        ],
        [
          c('Vocês vendem para empresa? Preciso de nota com CNPJ'),
          welcome,
          a('Vendemos sim, com nota no CNPJ! Segue a tabela para compras em quantidade.'),
        ],
      ),
      aFile('tabela', 'Tabela corporativa'),
      fork(
        [
          c('A partir de quantas peças muda o preço?'),
          a('A partir de 10 peças, somando todos os itens, já entra o preço de atacado.'),
        ],
        [
          c('Conseguem entregar tudo no mesmo dia?'),
          a('Conseguimos, reservando o caminhão com uma semana de antecedência.'),
        ],
      ),
      cSpecial('card', 'Marina Compras'),
      c('Esse é o contato da nossa compradora, pode falar direto com ela'),
      a('Perfeito, vou enviar a proposta para ela ainda hoje.'),
    ],
  },
  {
    department: 'vendas',
    steps: [
      fork(
        [
          c('Oi, qual o endereço da loja mais perto {doBairro}?'),
          welcome,
          aSpecial('location'),
          a('Esta é a loja mais perto. Abrimos das 8h às 18h, e aos sábados até as 13h.'),
          aboutTheShop,
          cSpecial('reaction', '👍'),
          c('Passo aí na {dia} então'),
        ],
        [
          c('Oi, a loja abre no sábado?'),
          welcome,
          aSpecial('location'),
          a('Abre sim, das 8h às 13h, neste endereço. De segunda a sexta vamos até as 18h.'),
          aboutTheShop,
          cSpecial('reaction', '👍'),
          c('Passo aí no sábado então'),
        ],
      ),
    ],
  },
  {
    department: 'vendas',
    steps: [
      hello,
      c('Quero um guarda-roupa de casal com espelho', 'Preciso de um guarda-roupa com no máximo 2 metros'),
      welcome,
      aFile('guardaRoupa', 'Guarda-roupa Jequitibá, 3 portas, espelho central, 1,90 m'),
      c('Lindo! A montagem está inclusa?', 'Gostei! Vem montado?'),
      a('A montagem é gratuita na capital e feita em até 3 dias úteis depois da entrega.'),
      aSpecial('edited', 'São 12 meses de garantia.'),
      fork(
        [
          c('Perfeito, vou levar'),
          a('Ótima escolha! Pode me passar o CEP?'),
          c('04567-080'),
          a('Entregamos na {dia}. Já mando o resumo do pedido {pedido}.'),
          aFile('pedido', 'Pedido {pedido}'),
        ],
        [c('Vou medir a parede e volto a falar'), a('Combinado, fico no aguardo das medidas.')],
      ),
    ],
  },
  {
    department: 'vendas',
    steps: [
      fork(
        [
          c('Vou casar e quero mobiliar o apê todo 😍'),
          welcome,
          a('Que notícia boa, parabéns! Temos um pacote com sala, quarto e cozinha.'),
        ],
        [
          c('Vamos mudar no fim do mês e falta quase tudo'),
          welcome,
          a('Que bom, casa nova! Temos um pacote com sala, quarto e cozinha.'),
        ],
      ),
      cSpecial('cards'),
      c('Esses são os contatos do arquiteto e da minha mãe, eles vão ajudar a escolher'),
      a('Vou criar um grupo com todos. Qual o orçamento aproximado?'),
      c('Uns 15 mil', 'Até 20 mil, parcelado'),
      aFile('vozAtendente'),
      c('Amei! Pode montar a proposta'),
    ],
  },
];
