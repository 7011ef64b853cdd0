import type { ServerContext } from '../../context';
import type { CampaignRow } from '../../db/campaignRows';
import type { NewRow } from '../../db/table';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createAttachments } from '../attachments';
import { named, ownRecord, readPage, refuseForeign, refuseShort } from '../records';
import { createAnnounce } from '../../realtime/announce';
import { toInstant, toPlannedInstant } from '../dates';
import { createCampaignViews } from './campaignViews';
import { createTagLists } from './tagLists';

/** The statuses of a campaign. */
const CAMPAIGN_STATUSES = ['INATIVA', 'PROGRAMADA', 'EM_ANDAMENTO', 'CANCELADA', 'FINALIZADA'] as const;

type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Statuses in the body that allow a change; the stored status does not matter. */
const CHANGEABLE: readonly unknown[] = ['INATIVA', 'PROGRAMADA', 'CANCELADA'] satisfies CampaignStatus[];

const isChangeable = (status: unknown): status is CampaignStatus => CHANGEABLE.includes(status);

/** A date schedules an inactive campaign. To remove the date, the client sends `INATIVA`. */
const armed = (status: CampaignStatus, scheduledAt: string | null): CampaignStatus =>
  status === 'INATIVA' && scheduledAt !== null ? 'PROGRAMADA' : status;

const TOO_SHORT = 'ERR_CAMPAIGN_INVALID_NAME';

/** What a client sends; missing keys keep their values. */
export interface CampaignInput extends NewRow<
  Omit<CampaignRow, 'id' | 'status' | 'tagId' | 'confirmation' | 'createdAt' | 'updatedAt'>
> {
  name: string;
  status?: string | undefined;
  confirmation?: boolean | null | undefined;
  /** A tag's id; any other value means none. */
  tagListId?: unknown;
}

/** Campaigns, without a check of roles. `campaignJob.ts` sends them. */
export const createCampaigns = (context: ServerContext) => {
  const { db, tables, dialect, clock } = context;
  const views = createCampaignViews(context);
  const buildTagList = createTagLists(context);

  /** @param refusal on reads, servers call a missing campaign a ticket note */
  const own = (actor: Actor, id: number, refusal = 'ERR_NO_CAMPAIGN_FOUND'): CampaignRow =>
    ownRecord(tables.campaigns, actor, id, refusal);

  const checkReferences = (actor: Actor, { contactListId, whatsappId, fileListId }: CampaignInput): void =>
    refuseForeign(tables, actor, { contactLists: contactListId, whatsapps: whatsappId, fileLists: fileListId });

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-campaign`);

  /** The tag and a new list of its contacts; nothing if the campaign already has that tag. */
  const tagPart = (
    { companyId }: Actor,
    { tagListId, name, contactListId = null }: CampaignInput,
    known: number | null,
  ) => {
    const tagId = typeof tagListId === 'number' ? tagListId : null;
    if (tagId === null) return { tagId };
    return tagId === known ? {} : { tagId, contactListId: buildTagList({ companyId, name, tagId, contactListId }) };
  };

  /** The values that are stored as sent. */
  const plainPart = ({ tagListId: _tag, status: _status, confirmation, ...values }: CampaignInput) => ({
    ...values,
    confirmation: confirmation ?? undefined,
  });

  const setStatus = ({ companyId }: Actor, id: number, status: CampaignStatus, nextSendAt: string | null): void => {
    // ⚠ An unknown campaign is a 500.
    if (tables.campaigns.update({ id, companyId }, { status, nextSendAt }) === 0) throw new ServerFailure('not found');
  };

  return {
    ...createAttachments(context, tables.campaigns, own),

    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(lowered(name), :needle) > 0';
      const params = { companyId, needle: search.trim().toLowerCase() };
      const found = readPage(db, tables.campaigns, { where, orderBy: 'folded(name), id', params, page });
      return { ...found, records: found.records.map(views.listed) };
    },

    /** Real servers list any company's campaigns; here another company's list is empty. */
    listAll: (actor: Actor, companyId: number) => {
      if (companyId !== actor.companyId) return [];
      const company = named(tables.companies.get(companyId));
      return tables.campaigns
        .findAll({ companyId }, { orderBy: 'folded(name), id' })
        .map((campaign) => ({ ...views.plain(campaign), company }));
    },

    show: (actor: Actor, id: number) => views.detail(own(actor, id, 'ERR_NO_TICKETNOTE_FOUND')),

    create: (actor: Actor, input: CampaignInput) => {
      refuseShort(input.name, TOO_SHORT);
      checkReferences(actor, input);
      const { scheduledAt: when, timeZone } = input;
      if (!when && dialect.campaignsNeedDate) throw new ServerFailure('a date is needed');
      const scheduledAt = toPlannedInstant(when, timeZone, dialect);
      return db.transaction(() => {
        const { id } = tables.campaigns.insert({
          ...plainPart(input),
          ...tagPart(actor, input, null),
          companyId: actor.companyId,
          scheduledAt,
          status: armed('INATIVA', scheduledAt),
        });
        const record = views.listed(own(actor, id));
        announce(actor, { action: 'create', record });
        return record;
      });
    },

    /** ⚠ A time without an offset is read in the server's own zone, whatever `timeZone` says. */
    update: (actor: Actor, id: number, input: CampaignInput) => {
      const { status = 'INATIVA', scheduledAt: when } = input;
      if (!isChangeable(status)) throw new AppError(400, 'Só é permitido alterar campanha Inativa e Programada');
      const campaign = own(actor, id);
      refuseShort(input.name, TOO_SHORT);
      checkReferences(actor, input);
      const scheduledAt = when === undefined ? campaign.scheduledAt : toInstant(when, dialect);
      return db.transaction(() => {
        tables.campaigns.update(
          { id },
          {
            ...plainPart(input),
            ...tagPart(actor, input, campaign.tagId),
            scheduledAt,
            status: armed(status, scheduledAt),
            // The job picks it up again.
            nextSendAt: null,
          },
        );
        const record = views.listed(own(actor, id));
        announce(actor, { action: 'update', record });
        return record;
      });
    },

    remove: (actor: Actor, id: number): void => {
      const { status } = own(actor, id);
      if (status === 'EM_ANDAMENTO') throw new AppError(400, 'Não é permitido excluir campanha em andamento');
      tables.campaigns.remove({ id });
      announce(actor, { action: 'delete', id: String(id) });
    },

    /** Unsent messages stay unsent. No event follows here or after `restart`. */
    cancel: (actor: Actor, id: number): void => setStatus(actor, id, 'CANCELADA', null),

    /** Continues at once with the contacts that got no message. */
    restart: (actor: Actor, id: number): void => setStatus(actor, id, 'EM_ANDAMENTO', clock.now().toISOString()),
  };
};
