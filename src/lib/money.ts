const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats an amount in BRL, whatever the language of the interface: `R$ 1.234,50`. */
export const formatMoney = (amount: number): string =>
  // An ordinary blank after the sign, so that the text can be searched and compared.
  BRL.format(amount).replace('\u{a0}', ' ');
