import type { ServerContext } from '../../context';

/** What customers do with the question whether they want a campaign's message (servers like B). */
export const createConfirmations = ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>) => ({
  /** Whatever a customer who was asked writes counts as a yes, for every campaign still waiting for it. */
  take: (companyId: number, number: string): void => {
    const now = clock.now().toISOString();
    db.run(
      `UPDATE campaign_shipping SET confirmation = 1, confirmedAt = :now, updatedAt = :now
       WHERE number = :number AND confirmationRequestedAt IS NOT NULL AND confirmedAt IS NULL AND deliveredAt IS NULL
       AND campaignId IN (SELECT id FROM campaigns WHERE companyId = :companyId AND status = 'EM_ANDAMENTO')`,
      { now, number, companyId },
    );
  },
});
