import { randomInt } from 'node:crypto';
import type { ServerContext } from '../../context';
import type { CampaignRow, CampaignShippingRow, ContactListItemRow } from '../../db/campaignRows';
import { createAnnounce } from '../../realtime/announce';
import { extendedText, fileContent, type Content } from '../messages/contents';
import { createReceiver } from '../messages/receiveMessage';
import { createTicketEvents } from '../tickets/ticketEvents';
import { createTracking } from '../tickets/tracking';
import { createCampaignSettings } from './campaignSettings';
import { campaignText, confirmationMessagesOf, messagesOf } from './campaignTexts';
import { createCampaignViews } from './campaignViews';
import fs from 'node:fs';
import path from 'node:path';
import { fileListFolder } from '../fileLists';
import { createMediaFiles } from '../media/mediaFiles';

const FALLBACK_TYPE = 'application/octet-stream';

/** What one contact gets: the files of the list, one message each, then the text, as a caption if the campaign has a file. */
const createCampaignContents = (context: Pick<ServerContext, 'tables' | 'publicDir' | 'clock'>) => {
  const { tables, publicDir } = context;
  const media = createMediaFiles(context);

  /** Copies a file for the conversation, since campaign and list may lose theirs. None when the file is gone. */
  const copyOf = (file: string, mimeType: string | null, name: string) => {
    const source = path.join(publicDir, file);
    return fs.existsSync(source) ? [media.save(fs.readFileSync(source), mimeType || FALLBACK_TYPE, name)] : [];
  };

  const listed = ({ fileListId }: CampaignRow): Content[] => {
    if (fileListId === null) return [];
    return tables.fileOptions
      .findAll({ fileId: fileListId }, { orderBy: 'id' })
      .filter((option) => option.path !== '')
      .flatMap((option) => copyOf(path.join(fileListFolder(fileListId), option.path), option.mediaType, option.path))
      .map((file) => fileContent(file));
  };

  return (campaign: CampaignRow, text: string): Content[] => {
    const { mediaPath, mediaName, mediaType } = campaign;
    const attached = mediaPath === null ? [] : copyOf(mediaPath, mediaType, mediaName ?? mediaPath);
    const own = attached.map((file) => fileContent(file, { caption: text }));
    return [...listed(campaign), ...(own.length > 0 ? own : [extendedText(text)])];
  };
};

const anyOf = (texts: readonly string[]): string => (texts.length === 0 ? '' : texts[randomInt(texts.length)]!);

/** Reads a campaign's state, and emits it after a step. */
const createCampaignState = (context: ServerContext) => {
  const { db, tables, clock } = context;
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-campaign`);
  const views = createCampaignViews(context);

  const campaignOf = (id: number): CampaignRow => tables.campaigns.get(id)!;
  const snapshot = (campaignId: number) => views.running(campaignOf(campaignId));

  /** ⚠ The event contains what was read before the step, so its shipping is one step behind; only its status is current. */
  const settle = (campaignId: number, before: ReturnType<typeof snapshot>): void => {
    const { contactListId, companyId } = campaignOf(campaignId);
    const valid = contactListId === null ? 0 : tables.contactListItems.count({ contactListId, isWhatsappValid: true });
    const { delivered } = db.get<{ delivered: number }>(
      'SELECT COUNT(*) AS delivered FROM campaign_shipping WHERE campaignId = :campaignId AND deliveredAt IS NOT NULL',
      { campaignId },
    )!;
    if (valid === delivered) {
      const completedAt = clock.now().toISOString();
      tables.campaigns.update({ id: campaignId }, { status: 'FINALIZADA', completedAt, nextSendAt: null });
    }
    const { status, completedAt, updatedAt } = campaignOf(campaignId);
    announce({ companyId }, { action: 'update', record: { ...before, status, completedAt, updatedAt } });
  };

  return { campaignOf, snapshot, settle };
};

/** Sends contents to one contact of a campaign and closes the contact's ticket. */
const createDelivery = (context: ServerContext) => {
  const { tables, network } = context;
  const receiver = createReceiver(context);
  const ticketEvents = createTicketEvents(context);
  const tracking = createTracking(context);

  return ({ whatsappId, companyId }: CampaignRow, number: string, contents: readonly Content[]): void => {
    network.send({ whatsappId });
    for (const content of contents) {
      const ticket = receiver.sentTo(whatsappId!, number, content);
      tables.tickets.update({ id: ticket.id }, { status: 'closed' });
      tracking.finished(ticket, ticket.userId);
      ticketEvents.closedByCampaign(ticket, tables.tickets.find({ id: ticket.id, companyId })!);
    }
  };
};

/** The steps of serving one contact of a campaign; each emits the campaign's state. */
export const createCampaignSending = (context: ServerContext) => {
  const { db, tables, clock } = context;
  const { campaignOf, snapshot, settle } = createCampaignState(context);
  const send = createDelivery(context);
  const settings = createCampaignSettings(context);
  const contentsFor = createCampaignContents(context);

  return {
    snapshot,
    settle,

    /** Chooses the texts for a contact. */
    prepare: (campaign: CampaignRow, contact: ContactListItemRow): CampaignShippingRow => {
      const before = snapshot(campaign.id);
      const { variables } = settings.pace(campaign.companyId);
      const textFor = (texts: readonly string[]): string => campaignText(anyOf(texts), contact, variables);
      const shipping = tables.campaignShipping.insert({
        jobId: String(contact.id),
        number: contact.number,
        message: textFor(messagesOf(campaign)),
        confirmationMessage: campaign.confirmation ? textFor(confirmationMessagesOf(campaign)) : null,
        contactId: contact.id,
        campaignId: campaign.id,
      });
      settle(campaign.id, before);
      return shipping;
    },

    /** Asks whether the contact wants the message. @throws the network's refusals */
    ask: ({ id, campaignId, number, confirmationMessage }: CampaignShippingRow): void =>
      db.transaction(() => {
        const before = snapshot(campaignId);
        send(campaignOf(campaignId), number, [extendedText(confirmationMessage ?? '')]);
        tables.campaignShipping.update({ id }, { confirmationRequestedAt: clock.now().toISOString() });
        settle(campaignId, before);
      }),

    /** Sends the message and closes the contact's ticket. @throws the network's refusals */
    dispatch: ({ id, campaignId, number, message }: CampaignShippingRow): void =>
      db.transaction(() => {
        const before = snapshot(campaignId);
        const campaign = campaignOf(campaignId);
        send(campaign, number, contentsFor(campaign, message));
        tables.campaignShipping.update({ id }, { deliveredAt: clock.now().toISOString() });
        settle(campaignId, before);
      }),
  };
};
