const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** An amount in BRL, whatever the language of the interface: `R$ 1.234,50`. */
export const formatMoney = (amount: number): string =>
  // The blank after the sign is an ordinary one, so that the text can be found and compared.
  BRL.format(amount).replace('\u{a0}', ' ');
