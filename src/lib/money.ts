import { formatNumber } from './numbers';

/**
 * Formats an amount in BRL with the separators of the interface's language, as its fields take it: `R$ 1.234,50` or `R$ 1,234.50`.
 * @param language - BCP 47 tag
 */
export const formatMoney = (amount: number, language: string): string =>
  `R$ ${formatNumber(amount, language, { least: 2, most: 2 })}`;
