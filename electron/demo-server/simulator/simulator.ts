import type { ServerContext } from '../context';
import type { Random } from '../db/seed/random';
import type { SocketHub } from '../realtime/hub';
import { createAnswers } from './answers';
import { createArrivals } from './arrivals';
import { createBotGuests } from './botGuests';
import { createCampaignReplies } from './campaignReplies';
import { createColleagues } from './colleagues';
import { createGroupTalk } from './groupTalk';
import { FIRST_ARRIVAL, TEMPOS } from './pace';
import type { Pace, Tempo } from './pace';
import { createSimulatorContext } from './simulatorContext';

/** Time between two checks of the stored state, ms. */
const LOOK_EVERY = 250;

export interface Simulator {
  pace(): Pace;
  setPace(pace: Pace): void;
  stop(): void;
}

export interface SimulatorOptions {
  sockets: SocketHub;
  random: Random;
  pace: Pace;
}

/**
 * Simulated customers who write and answer while at least one socket is open. They decide from stored data; only the time of the
 * next arrival is in memory, and a new process may choose another one.
 */
export const createSimulator = (
  context: ServerContext,
  { sockets, random, pace: start }: SimulatorOptions,
): Simulator => {
  const world = createSimulatorContext(context, { random, connected: sockets.connected });
  const groups = createGroupTalk(world);
  const arrivals = createArrivals(world, groups);
  const answers = createAnswers(world);
  const guests = createBotGuests(world);
  const campaignReplies = createCampaignReplies(world);
  const colleagues = createColleagues(world);
  /** By company with a connected user: time of the next arrival; absent before the first. */
  const due = new Map<number, number>();
  /** Companies that have had their first arrival since a user signed in. */
  const greeted = new Set<number>();
  let pace = start;

  const letArrive = (companyId: number, { arrival: [shortest, longest] }: Tempo): void => {
    const now = context.clock.now().getTime();
    const at = due.get(companyId);
    if (at === undefined) due.set(companyId, now + FIRST_ARRIVAL);
    if (at === undefined || at > now) return;
    due.set(companyId, now + random.between(shortest, longest));
    // The first arrival always shows the whole way from the greeting to the queue.
    if (greeted.has(companyId)) arrivals.next(companyId);
    else arrivals.newcomer(companyId);
    greeted.add(companyId);
  };

  const look = (): void => {
    const companies = new Set(sockets.connected().map(({ companyId }) => companyId));
    for (const companyId of due.keys()) {
      if (companies.has(companyId)) continue;
      due.delete(companyId);
      greeted.delete(companyId);
    }
    if (pace === 'off' || companies.size === 0) return;
    const tempo = TEMPOS[pace];
    for (const companyId of companies) letArrive(companyId, tempo);
    guests.act();
    answers.act(tempo);
    campaignReplies.act(tempo);
    colleagues.act(tempo);
    groups.takeBack();
  };

  const stop = context.timers.every(LOOK_EVERY, look);
  return {
    pace: () => pace,
    setPace: (next) => {
      pace = next;
      due.clear();
    },
    stop,
  };
};
