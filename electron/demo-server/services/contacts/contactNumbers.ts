import type { ServerContext } from '../../context';
import type { Dialect } from '../../dialect';
import { AppError, ServerFailure } from '../../http/errors';
import { isConnected } from '../network';

/** International numbers have 8 to 15 digits and no leading zero; all of them exist on the simulated network. */
const REACHABLE = /^[1-9]\d{7,14}$/;

/** Does the number exist on the simulated network? */
export const isOnWhatsapp = (digits: string): boolean => REACHABLE.test(digits);

/** The typed number as it is stored; servers clean it up differently. */
export const cleanNumber = (typed: string, { contactNumber }: Dialect): string => {
  if (contactNumber === 'digits') return typed.replaceAll(/\D/g, '');
  const cleaned = typed.replace('-', '').replace(' ', '');
  if (!/^\d+$/.test(cleaned)) throw new AppError(400, 'Invalid number format. Only numbers is allowed.');
  return cleaned;
};

/**
 * Checks a number on the network, over the company's default connection, whatever connection the contact uses.
 * @throws 400 without a connected connection; ERR_CHECK_NUMBER (servers like B: 500) for an unknown number
 */
export const checkNumber = (
  { tables, dialect }: Pick<ServerContext, 'tables' | 'dialect'>,
  companyId: number,
  digits: string,
): void => {
  if (!tables.whatsapps.findAll({ companyId }).some(isConnected)) {
    throw new AppError(400, dialect.noConnection(companyId));
  }
  if (isOnWhatsapp(digits)) return;
  if (dialect.tellsUnknownNumber) throw new AppError(400, 'ERR_CHECK_NUMBER');
  throw new ServerFailure('the number is not on WhatsApp');
};
