import { a, aFile, aSpecial, c, cFile, cSpecial, fork } from './dialogue';
import type { Dialogue } from './dialogue';

const welcome = a(
  'Olá, {nome}! Aqui é {agente}, do financeiro.',
  'Oi, {nome}. Fala com {agente}, do financeiro. Vou consultar seu cadastro.',
  'Bom dia, {nome}! Sou {agente}. Me confirma o CPF só com os três primeiros dígitos?',
);
const thanks = c('Recebi, obrigado!', 'Perfeito 👍', 'Obrigada pela rapidez!', 'Ok, vou pagar hoje ainda');

export const FINANCE: readonly Dialogue[] = [
  {
    department: 'financeiro',
    steps: [
      c('Preciso da segunda via do boleto', 'Meu boleto venceu ontem, conseguem atualizar?'),
      welcome,
      a('Encontrei uma parcela em aberto de R$ {preco}. Posso emitir com vencimento para {dia}?'),
      c('Pode sim', 'Pode ser, por favor'),
      aFile('notaFiscal', 'Boleto atualizado'),
      thanks,
    ],
  },
  {
    department: 'financeiro',
    steps: [
      cFile('comprovante', 'Segue o comprovante do pedido {pedido}', 'Acabei de pagar o Pix'),
      welcome,
      a(
        'Pagamento identificado, {nome}! O pedido {pedido} já está liberado.',
        'Recebido! Em até 1 hora o status muda no site.',
      ),
      fork(
        [c('E a nota fiscal?', 'Pode mandar a nota?'), aFile('notaFiscal', 'Nota fiscal do pedido {pedido}'), thanks],
        [thanks],
      ),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('A nota veio com o endereço errado', 'Preciso corrigir o CNPJ da nota'),
      welcome,
      c('O certo é Rua das Acácias, 210, {bairro}', 'Vou mandar os dados certos'),
      a('Vou emitir a carta de correção. Fica pronta até {dia}.'),
      aSpecial('edited', 'Na verdade já saiu, segue abaixo.'),
      aFile('notaFiscal', 'Nota corrigida'),
      cSpecial('reaction', '🙏'),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('Cobraram duas vezes no meu cartão', 'Apareceu uma compra de R$ {preco} duplicada na fatura'),
      welcome,
      c('Foi no pedido {pedido}'),
      a(
        'Verifiquei e realmente houve duplicidade. O estorno aparece em até duas faturas.',
        'O estorno já foi solicitado, {nome}. Protocolo {pedido}.',
      ),
      fork(
        [c('Demora tudo isso?'), a('O prazo é da operadora, mas costuma cair antes.'), c('Entendi, obrigado')],
        [thanks],
      ),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('Quero negociar as parcelas atrasadas', 'Estou com duas parcelas em atraso, dá para parcelar?'),
      welcome,
      a(
        'Dá sim. Consigo dividir em até 4x sem juros, entrada para {dia}.',
        'Posso oferecer 10% de desconto à vista ou 3x no cartão.',
      ),
      fork(
        [c('Fico com a vista'), a('Perfeito, vou gerar o Pix.'), cFile('comprovante', 'Pago!')],
        [c('Prefiro parcelado'), aFile('contrato', 'Acordo para assinatura'), c('Assinado')],
      ),
      a('Tudo certo, {nome}. Seu nome fica regular em 48h.'),
    ],
  },
  {
    department: 'financeiro',
    steps: [
      c('Vocês emitem nota para empresa do Simples?', 'Qual o prazo de vocês para faturamento?'),
      welcome,
      a('Emitimos sim, com faturamento em 28 dias após análise.'),
      aFile('tabela', 'Condições de faturamento'),
      c('Quais documentos precisam?'),
      a('Contrato social, cartão CNPJ e duas referências comerciais.'),
      cFile('contrato', 'Contrato social'),
      a('Recebido! A análise sai até {dia}.'),
      thanks,
    ],
  },
];
