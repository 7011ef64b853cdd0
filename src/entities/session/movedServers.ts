import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';

/** By the address of a server that has moved the one under which this computer keeps the data of its accounts. */
const storedMoves = createStoredValue('movedServers', z.record(z.string(), z.string()), {});

/** The address under which the data of a server's accounts is kept: drafts, reminders and all else stay through a move. */
export const addressOfData = (local: LocalFlags, address: string): string =>
  storedMoves.read(local)[address] ?? address;

/** Notes that the server at `from` says it is at `to` now. */
export const noteMove = (local: LocalFlags, from: string, to: string): void => {
  const moves = storedMoves.read(local);
  if (moves[to] === undefined) storedMoves.write(local, { ...moves, [to]: addressOfData(local, from) });
};
