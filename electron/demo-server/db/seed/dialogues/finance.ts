import { a, aFile, aSpecial, c, cFile, cSpecial, fork, polite } from './dialogue';
import type { Dialogue } from './dialogue';

const welcome = a(
  'Olá, {nome}! Aqui é {oAgente}, do financeiro.',
  'Oi, {nome}. Aqui quem fala é {oAgente}, do financeiro. Vou consultar seu cadastro.',
  '{Saudacao}, {nome}! Sou {oAgente}, do financeiro. Já estou verificando.',
);
const thanks = polite(c('Recebi, {obrigado}!', 'Perfeito 👍', '{Obrigado} pela rapidez!'));

export const FINANCE: readonly Dialogue[] = [
  {
    department: 'financeiro',
    steps: [
      c('Preciso da segunda via do boleto', 'Meu boleto venceu ontem, conseguem atualizar?'),
      polite(welcome),
      a('Encontrei uma parcela em aberto de R$ {parcela}. Posso emitir com vencimento para {dia}?'),
      c('Pode sim', 'Pode ser, por favor'),
      aFile('boleto', 'Boleto atualizado'),
      polite(c('Recebi, {obrigado}!', 'Perfeito 👍', 'Ok, vou pagar hoje ainda')),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      cFile('comprovante', 'Segue o comprovante do pedido {pedido}', 'Acabei de pagar o Pix do pedido {pedido}'),
      polite(welcome),
      a(
        'Pagamento identificado, {nome}! O pedido {pedido} já está liberado.',
        'Recebido! Em até 1 hora o status muda no site.',
      ),
      fork(
        [c('E a nota fiscal?', 'Pode mandar a nota?'), aFile('notaFiscal', 'Nota fiscal do pedido {pedido}'), thanks],
        [polite(c('Ótimo, {obrigado}!', 'Perfeito 👍', '{Obrigado} pela rapidez!'))],
      ),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      fork(
        [
          c('A nota veio com o endereço errado'),
          polite(welcome),
          a('Qual é o endereço certo, por favor?'),
          c('Rua das Acácias, 210, fica {noBairro}'),
          a('Vou emitir a carta de correção. Fica pronta até {dia}.'),
          aSpecial('edited', 'Na verdade já saiu, segue abaixo.'),
          aFile('notaFiscal', 'Carta de correção e nota'),
        ],
        [
          c('Preciso corrigir o CNPJ da nota'),
          polite(welcome),
          a('Pode me mandar o CNPJ certo?'),
          c('12.345.678/0001-90'),
          a('Vou cancelar esta nota e emitir outra com o CNPJ certo.'),
          aFile('notaFiscal', 'Nova nota fiscal'),
        ],
      ),
      cSpecial('reaction', '🙏'),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('Cobraram duas vezes no meu cartão', 'Apareceu uma compra de R$ {preco} duplicada na fatura'),
      polite(welcome),
      a('Pode me passar o número do pedido?'),
      c('É o pedido {pedido}'),
      a(
        'Verifiquei e houve mesmo duplicidade. Já pedi o estorno, que aparece em até duas faturas.',
        'O estorno do pedido {pedido} já foi solicitado, {nome}. Ele aparece em até duas faturas.',
      ),
      fork(
        [c('Demora tudo isso?'), a('O prazo é da operadora, mas costuma cair antes.'), c('Entendi, {obrigado}')],
        [polite(c('Entendi, {obrigado}!', 'Perfeito 👍', '{Obrigado} pela rapidez!'))],
      ),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('Quero negociar as parcelas atrasadas', 'Estou com duas parcelas em atraso, dá para negociar?'),
      polite(welcome),
      a('Dá sim. Posso oferecer 10% de desconto à vista ou dividir em até 4x sem juros.'),
      fork(
        [
          c('Prefiro à vista, no Pix.'),
          a('Perfeito. A chave é o nosso CNPJ, e o valor com desconto é R$ {parcela}.'),
          cFile('comprovante', 'Pago!'),
        ],
        [c('Prefiro parcelado'), aFile('contrato', 'Acordo para assinatura'), c('Assinado')],
      ),
      a('Tudo certo, {nome}. Seu CPF volta a ficar regular em até 48h.'),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      fork(
        [
          c('Vocês emitem nota para empresa do Simples?'),
          polite(welcome),
          a('Emitimos sim. Empresas também podem comprar com faturamento em 28 dias, após análise.'),
        ],
        [
          c('Qual o prazo de vocês para faturamento?'),
          polite(welcome),
          a('O faturamento é em 28 dias, após análise de cadastro.'),
        ],
      ),
      aFile('tabela', 'Condições de faturamento'),
      c('Quais documentos precisam?'),
      a('Contrato social, cartão CNPJ e duas referências comerciais.'),
      cFile('contrato', 'Contrato social'),
      a('Recebido! Quando chegarem os outros dois, a análise leva um dia útil.'),
      c('Mando ainda hoje. {Obrigado}!', 'Combinado, envio até {dia}'),
    ],
  },
];
