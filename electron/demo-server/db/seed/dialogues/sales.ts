import { a, aFile, aSpecial, c, cFile, cSpecial, fork } from './dialogue';
import type { Dialogue } from './dialogue';

const hello = c(
  'Oi, bom dia! Tudo bem?',
  'Olá, boa tarde',
  'Oi! Vi o anúncio de vocês no Instagram',
  'Boa noite, ainda tem alguém atendendo?',
  'Oi, sou {nome}, já comprei com vocês antes',
);
const welcome = a(
  'Olá, {nome}! Aqui é {agente}, como posso ajudar?',
  'Oi, {nome}, tudo bem? Sou {agente} da equipe de vendas. Em que posso ajudar?',
  'Bom dia, {nome}! Fala com {agente}. O que você procura hoje?',
);
const thanks = c(
  'Muito obrigado!',
  'Perfeito, obrigada pela atenção 😊',
  'Show, valeu demais!',
  'Combinado então. Obrigado, {agente}!',
);
const bye = a(
  'Nós que agradecemos, {nome}! Qualquer dúvida é só chamar.',
  'Disponha! Uma ótima semana para você.',
  'Obrigado pela preferência, {nome}! 💚',
);

export const SALES: readonly Dialogue[] = [
  {
    department: 'vendas',
    steps: [
      hello,
      c('Queria saber se o {produto} ainda está na promoção', 'O {produto} ainda está com aquele preço do encarte?'),
      welcome,
      a(
        'Está sim! O {produto} sai por R$ {preco} à vista ou 10x sem juros no cartão.',
        'O {produto} está R$ {preco} até {dia}, com frete grátis na capital.',
      ),
      fork(
        [
          c('Nossa, que bom. Vocês fazem entrega no {bairro}?', 'E para entregar no {bairro}, quanto fica?'),
          a(
            'Entregamos sim. Para o {bairro} o prazo é de 5 dias úteis e o frete é por nossa conta.',
            'No {bairro} entregamos toda {dia}. O frete fica R$ 49,90.',
          ),
          c('Fechado, pode separar um para mim', 'Ótimo, quero fechar'),
          a('Separado! Vou te mandar o resumo do pedido {pedido}.'),
          aFile('contrato', 'Pedido {pedido}'),
        ],
        [
          c('Achei um pouco caro, tem desconto à vista?', 'Consegue melhorar esse valor no Pix?'),
          a('No Pix consigo 5% de desconto, fica bom para você?', 'Consigo tirar o frete e dar 3% no Pix. O que acha?'),
          c('Vou conversar em casa e te falo', 'Deixa eu pensar um pouco então'),
          a('Sem problema! Deixo o preço reservado até {dia}.'),
        ],
      ),
      thanks,
      bye,
    ],
  },
  {
    department: 'vendas',
    steps: [
      cFile('sofa', 'Vocês têm esse modelo?', 'Procuro um parecido com este'),
      welcome,
      a(
        'Temos o {produto}, que é bem parecido. Segue o catálogo:',
        'Esse é da coleção passada, mas veja as opções novas:',
      ),
      aFile('catalogo', 'Catálogo de salas e quartos'),
      c('Gostei do segundo! Tem na cor cinza?', 'Qual a medida do primeiro?', 'O tecido é impermeável?'),
      fork(
        [a('Tem em cinza e em azul petróleo, os dois a pronta entrega.'), c('Cinza então, por favor')],
        [a('São 2,10 m de largura por 0,95 m de profundidade.'), c('Cabe certinho na minha sala 🙌')],
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
      a('Ouvi seu áudio, {nome}. Sim, o preço continua valendo e entregamos no sábado pela manhã.'),
      c('Que ótimo! Como faço para pagar?', 'Aceitam cartão na entrega?'),
      a('Pode ser Pix, cartão em até 10x ou na entrega com a maquininha.', 'Envio um link de pagamento, pode ser?'),
      fork(
        [
          c('Pix por favor'),
          a('A chave é o nosso CNPJ. Assim que pagar me manda o comprovante?'),
          cFile('comprovante', 'Segue o comprovante'),
          a('Recebido, pedido {pedido} confirmado!'),
        ],
        [c('Prefiro na entrega'), a('Anotado: pagamento na entrega, pedido {pedido}.')],
      ),
      thanks,
      bye,
    ],
  },
  {
    department: 'vendas',
    steps: [
      hello,
      c(
        'Estou montando um escritório e preciso de 12 cadeiras e 6 mesas',
        'Vocês vendem para empresa? Preciso de nota com CNPJ',
      ),
      welcome,
      a('Atendemos empresas sim! Segue a tabela para compras em quantidade.'),
      aFile('tabela', 'Tabela corporativa'),
      c('A partir de quantas peças muda o preço?', 'Conseguem entregar tudo no mesmo dia?'),
      a(
        'A partir de 10 peças já entra o preço de atacado.',
        'Conseguimos, reservando o caminhão com uma semana de antecedência.',
      ),
      cSpecial('card', 'Marina Compras'),
      c('Esse é o contato da nossa compradora, pode falar direto com ela'),
      a('Perfeito, vou enviar a proposta para ela ainda hoje.'),
    ],
  },
  {
    department: 'vendas',
    steps: [
      c('Oi, a loja do {bairro} abre domingo?', 'Qual o endereço da loja mais perto do {bairro}?'),
      welcome,
      aSpecial('location'),
      a('Estamos neste endereço, das 10h às 20h. Domingo até as 18h.'),
      c('Tem estacionamento?', 'Dá para ver o {produto} montado aí?'),
      a('Tem estacionamento próprio e o {produto} está montado no primeiro piso.', 'Sim, e pode testar à vontade 😄'),
      cSpecial('reaction', '👍'),
      c('Passo aí {dia} então'),
    ],
  },
  {
    department: 'vendas',
    steps: [
      hello,
      c('Quero um guarda-roupa de casal com espelho', 'Preciso de um guarda-roupa com no máximo 2 metros'),
      welcome,
      aFile('guardaRoupa', 'Guarda-roupa Jequitibá, 3 portas, espelho central'),
      c('Lindo! Vem montado?', 'A montagem está inclusa?'),
      a('A montagem é gratuita na capital e feita em até 48h depois da entrega.'),
      aSpecial('edited', 'São 5 anos de garantia na estrutura.'),
      fork(
        [c('Perfeito, vou levar'), a('Ótima escolha! Pode me passar o CEP?'), c('04567-080')],
        [c('Vou medir a parede e volto a falar'), a('Combinado, fico no aguardo das medidas.')],
      ),
    ],
  },
  {
    department: 'vendas',
    steps: [
      c('Meu noivo e eu vamos casar e queremos mobiliar o apê todo 😍', 'Vamos mudar no fim do mês e falta quase tudo'),
      welcome,
      a('Que notícia boa, parabéns! Temos um pacote com sala, quarto e cozinha.'),
      cSpecial('cards'),
      c('Esses são os contatos do arquiteto e da minha mãe, eles vão ajudar a escolher'),
      a('Vou criar um grupo com todos. Qual o orçamento aproximado?'),
      c('Uns 15 mil', 'Até 20 mil, parcelado'),
      aFile('vozAtendente'),
      c('Amei! Pode montar a proposta'),
    ],
  },
];
