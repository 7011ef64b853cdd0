import type { RequestHandler, Router } from 'express';
import type { ServerContext } from './context';
import { createControl } from './control/control';
import type { Control } from './control/control';
import { controlRoutes } from './control/controlRoutes';
import { createRandom } from './db/seed/random';
import type { SocketHub } from './realtime/hub';
import { createInvoiceJob } from './services/billing/invoiceJob';
import { createPaymentJob } from './services/billing/paymentJob';
import { createCampaignJob } from './services/campaigns/campaignJob';
import { createDeliveries } from './services/messages/deliveries';
import { createMinuteJobs } from './services/minuteJobs';
import { createScheduleJob } from './services/schedules/scheduleJob';
import type { Pace } from './simulator/pace';
import { createSimulator } from './simulator/simulator';

export interface LiveOptions {
  sockets: SocketHub;
  /** Simulated people act, for example pay charges. */
  simulate: boolean;
  /** How active the simulated customers are at the start. */
  pace: Pace;
  /** Random seed of the simulation. */
  chance: number;
}

export interface Live {
  control: Control;
  /** Makes calls fail on request; runs before the contract's routes. */
  gate: RequestHandler;
  controlRoutes: Router;
  stop(): void;
}

/** Starts everything that happens without a call: delivery marks, jobs, simulated customers, and what tests trigger. */
export const startLive = (context: ServerContext, { sockets, simulate, pace, chance }: LiveOptions): Live => {
  const jobs = [createDeliveries, createMinuteJobs, createScheduleJob, createCampaignJob, createInvoiceJob];
  const stops = [...jobs, ...(simulate ? [createPaymentJob] : [])].map((create) => create(context).start());
  const simulator = createSimulator(context, { sockets, pace, random: createRandom(chance) });
  const control = createControl(context, { sockets, simulator });
  return {
    control,
    gate: control.faults.gate,
    controlRoutes: controlRoutes(control),
    stop: () => {
      for (const stop of stops) stop();
      simulator.stop();
      control.faults.clear();
    },
  };
};
