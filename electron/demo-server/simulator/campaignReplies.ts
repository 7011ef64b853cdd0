import { textContent } from '../services/messages/contents';
import { pauseFor } from './pace';
import type { Tempo } from './pace';
import type { SimulatorContext } from './simulatorContext';

/** Share of asked customers who say yes. */
const WILLING = 0.75;
const WORDS = ['Sim', 'SIM', 'Sim, por favor', 'Pode mandar'] as const;

interface Asked {
  id: number;
  ticketId: number;
  askedAt: string;
}

/** Customers who are asked whether they want a campaign's message: most say yes, the others do not answer. */
export const createCampaignReplies = ({ db, tables, clock, random, writeAs, attentionFrom }: SimulatorContext) => ({
  act: ({ answer }: Tempo): void => {
    const asked = db.all<Asked>(
      `SELECT s.id, t.id AS ticketId, s.confirmationRequestedAt AS askedAt FROM campaign_shipping s
       JOIN campaigns c ON c.id = s.campaignId AND c.status = 'EM_ANDAMENTO'
       JOIN contacts k ON k.number = s.number AND k.companyId = c.companyId
       JOIN tickets t ON t.contactId = k.id AND t.whatsappId = c.whatsappId
       WHERE s.confirmationRequestedAt > :from AND s.confirmedAt IS NULL`,
      { from: attentionFrom() },
    );
    const now = clock.now().getTime();
    for (const { id, ticketId, askedAt } of asked) {
      // Derive the answer from the question's id, so that an unwilling customer stays unwilling at the next check.
      const isWilling = pauseFor(`campaign-${id}`, [0, 1]) < WILLING;
      const isTime = Date.parse(askedAt) + pauseFor(String(id), answer) <= now;
      if (isWilling && isTime) writeAs(tables.tickets.get(ticketId)!, textContent(random.pick(WORDS)));
    }
  },
});
