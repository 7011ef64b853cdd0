import type { ServerContext } from '../../context';
import type { Cancel } from '../../timers';
import { createCharges } from './charges';

/** Time between two checks, ms. */
const LOOK_EVERY = 1_000;
/** Time after which the simulated customer pays, ms. */
const PAYS_AFTER = 8_000;

/** Pays every charge a little later, as a customer with a phone would. */
export const createPaymentJob = (context: ServerContext) => {
  const { tables, clock, timers } = context;
  const charges = createCharges(context);

  const look = (): void => {
    const before = new Date(clock.now().getTime() - PAYS_AFTER).toISOString();
    const due = tables.charges.findAll({ paidAt: null }).filter(({ createdAt }) => createdAt <= before);
    for (const { txid } of due) charges.confirm(txid);
  };

  return { start: (): Cancel => timers.every(LOOK_EVERY, look) };
};
