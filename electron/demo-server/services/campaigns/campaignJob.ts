import type { ServerContext } from '../../context';
import type { CampaignRow, CampaignShippingRow, ContactListItemRow } from '../../db/campaignRows';
import { AppError } from '../../http/errors';
import type { Cancel } from '../../timers';
import { isConnected } from '../network';
import { createCampaignSending } from './campaignSending';
import { createCampaignSettings } from './campaignSettings';

/** Time between two checks for campaigns that are due soon, ms. */
const LOOK_EVERY = 20_000;
/** ⚠ How long before its time a campaign is picked up, ms; one whose time has passed never is. */
const AHEAD = 3_600_000;
/** Time between two checks for the next contact, ms. */
const TURN_EVERY = 1_000;
/** Most contacts per check, so that a campaign without pauses never blocks the server for long. */
const AT_ONCE = 20;

/** Runs campaigns. Every decision is made from stored data, so a killed server continues where it was. */
export const createCampaignJob = (context: ServerContext) => {
  const { db, tables, clock, timers } = context;
  const sending = createCampaignSending(context);
  const settings = createCampaignSettings(context);

  const fromNow = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  /** ⚠ Without a valid contact a campaign never starts. */
  const takeUp = (): void => {
    db.run(
      `UPDATE campaigns SET nextSendAt = scheduledAt
       WHERE status = 'PROGRAMADA' AND nextSendAt IS NULL AND scheduledAt BETWEEN :now AND :until AND EXISTS
       (SELECT 1 FROM contact_list_items i WHERE i.contactListId = campaigns.contactListId AND isWhatsappValid = 1)`,
      { now: fromNow(0), until: fromNow(AHEAD) },
    );
  };

  /** The next contact without a message; those who could not be reached come last. */
  const nextContact = ({ id, contactListId }: CampaignRow): ContactListItemRow | null => {
    const row = db.get(
      `SELECT i.* FROM contact_list_items i
       LEFT JOIN campaign_shipping s ON s.contactId = i.id AND s.campaignId = :id
       WHERE i.contactListId = :contactListId AND i.isWhatsappValid = 1
       AND s.deliveredAt IS NULL AND s.confirmationRequestedAt IS NULL ORDER BY s.id, i.id LIMIT 1`,
      { id, contactListId },
    );
    return row && tables.contactListItems.read(row);
  };

  /** A refusal leaves the contact for later; anything else is our own error. */
  const trying = (work: () => void): void => {
    try {
      work();
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
    }
  };

  const serve = (campaign: CampaignRow, contact: ContactListItemRow): void => {
    const known = tables.campaignShipping.find({ campaignId: campaign.id, contactId: contact.id });
    const shipping = known ?? sending.prepare(campaign, contact);
    trying(() => (shipping.confirmationMessage === null ? sending.dispatch(shipping) : sending.ask(shipping)));
  };

  /** Seconds until the next contact: the longer pause after `longerIntervalAfter` contacts. */
  const pauseAfter = ({ id, companyId }: CampaignRow): number => {
    const { messageInterval, longerIntervalAfter, greaterInterval } = settings.pace(companyId);
    const served = tables.campaignShipping.count({ campaignId: id });
    return longerIntervalAfter > 0 && served >= longerIntervalAfter ? greaterInterval : messageInterval;
  };

  /** Serves the next contact, if there is one and the connection works; returns whether to continue. */
  const takeTurn = (id: number): boolean => {
    const campaign = tables.campaigns.get(id)!;
    const { nextSendAt, whatsappId } = campaign;
    if (nextSendAt === null || nextSendAt > fromNow(0)) return false;
    const contact = nextContact(campaign);
    if (!contact) {
      tables.campaigns.update({ id }, { nextSendAt: null });
      sending.settle(id, sending.snapshot(id));
      return false;
    }
    if (whatsappId === null || !isConnected(tables.whatsapps.get(whatsappId))) return false;
    if (campaign.status === 'PROGRAMADA') tables.campaigns.update({ id }, { status: 'EM_ANDAMENTO' });
    serve(campaign, contact);
    const next = new Date(Date.parse(nextSendAt) + pauseAfter(campaign) * 1000).toISOString();
    // The campaign may have ended or been cancelled meanwhile.
    db.run("UPDATE campaigns SET nextSendAt = :next WHERE id = :id AND status = 'EM_ANDAMENTO'", { id, next });
    return true;
  };

  const runDue = (): void => {
    const due = db.all<{ id: number }>('SELECT id FROM campaigns WHERE nextSendAt <= :now ORDER BY nextSendAt, id', {
      now: fromNow(0),
    });
    for (const { id } of due) {
      let served = 0;
      while (served < AT_ONCE && takeTurn(id)) served += 1;
    }
  };

  /** Sends the message at once to contacts who have confirmed. */
  const sendConfirmed = (): void => {
    const confirmed = db.all(
      `SELECT s.* FROM campaign_shipping s JOIN campaigns c ON c.id = s.campaignId
       WHERE s.confirmedAt IS NOT NULL AND s.deliveredAt IS NULL AND c.status = 'EM_ANDAMENTO' ORDER BY s.id LIMIT :n`,
      { n: AT_ONCE },
    );
    const shippings: CampaignShippingRow[] = tables.campaignShipping.readAll(confirmed);
    for (const shipping of shippings) trying(() => sending.dispatch(shipping));
  };

  const run = (): void => {
    runDue();
    sendConfirmed();
  };

  return {
    start: (): Cancel => {
      const cancels = [timers.every(LOOK_EVERY, takeUp), timers.every(TURN_EVERY, run)];
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
  };
};
