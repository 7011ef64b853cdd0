import type { AssetName } from '../mediaAssets';

/** A quick reply, some with a file. */
export interface QuickAnswer {
  shortcode: string;
  message: string;
  file?: AssetName;
}

/** Quick replies of everybody in the shop. */
export const COMMON_ANSWERS: readonly QuickAnswer[] = [
  {
    shortcode: 'ola',
    message: '{{ms}}, {{firstName}}! Aqui é da Casa Aurora Móveis. Como posso ajudar?',
  },
  { shortcode: 'aguarde', message: 'Só um momento, {{firstName}}, já estou verificando para você.' },
  { shortcode: 'horario', message: 'Atendemos de segunda a sexta, das 8h às 18h, e sábado das 8h às 13h.' },
  {
    shortcode: 'endereco',
    message:
      'Nossa loja fica na Av. Paulista, 1500, Bela Vista, São Paulo. Estacionamento no local, entrada pela lateral.',
  },
  { shortcode: 'protocolo', message: 'Anote, por favor, o protocolo deste atendimento: {{protocol}}' },
  { shortcode: 'catalogo', message: 'Segue o nosso catálogo atualizado, {{firstName}}.', file: 'catalogo' },
  { shortcode: 'encerrar', message: 'Foi um prazer atender você, {{firstName}}. Qualquer dúvida, é só chamar!' },
];

/** Quick replies of sales and service. */
export const SHOP_ANSWERS: readonly QuickAnswer[] = [
  { shortcode: 'precos', message: 'Esta é a tabela de preços deste mês.', file: 'tabela' },
  { shortcode: 'parcelas', message: 'Parcelamos em até 10x sem juros no cartão, ou 5% de desconto no Pix.' },
  { shortcode: 'sofa', message: 'Este é o sofá Aruanã, três lugares, a pronta entrega.', file: 'sofa' },
  {
    shortcode: 'medidas',
    message:
      'Para eu confirmar se o móvel cabe, me passe por favor:\n• largura da parede\n• altura do pé-direito\n• se há tomada atrás',
  },
  { shortcode: 'montagem', message: 'A montagem é gratuita e marcada até 3 dias úteis depois da entrega.' },
  { shortcode: 'manual', message: 'Segue o manual de montagem, com a lista das peças.', file: 'manual' },
  { shortcode: 'garantia', message: 'Todos os móveis têm *12 meses* de garantia contra defeitos de fabricação.' },
];

/** Quick replies of finance and delivery. */
export const OFFICE_ANSWERS: readonly QuickAnswer[] = [
  { shortcode: 'pix', message: 'Nossa chave Pix é o CNPJ 12.345.678/0001-90, em nome de Casa Aurora Móveis Ltda.' },
  { shortcode: 'boleto', message: 'A segunda via do boleto chega no seu e-mail em até 30 minutos.' },
  { shortcode: 'nota', message: 'Segue a nota fiscal do pedido.', file: 'notaFiscal' },
  { shortcode: 'contrato', message: 'Segue o contrato para conferência. Está tudo certo?', file: 'contrato' },
  { shortcode: 'comprovante', message: 'Consegue me mandar o comprovante, como neste exemplo?', file: 'comprovante' },
  {
    shortcode: 'entrega',
    message:
      'A entrega acontece das 8h às 18h. Ligamos 30 minutos antes; é preciso que um maior de idade esteja em casa.',
  },
  { shortcode: 'reagendar', message: 'Sem problema! Qual dia da semana e qual período é melhor para você?' },
];
