import type { Api } from '@/api/createApi';
import type { CampaignToSave } from '@/api/campaigns';
import type { Campaign } from '@/protocol/records/campaigns';
import { mayRestartCampaign, mergeCampaign } from '@/domain/company/campaigns';
import { formatServerTime } from '@/lib/dates';
import { Refusal } from '../../base/failure';
import { watchSession } from '../../base/oneSession';
import { EVERYTHING } from '../../base/collection/collectionState';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';
import { campaigns } from './campaigns';
import { createRecordReader } from '../../base/collection/recordReader';
import { watchRecord } from '../../base/collection/watchRecord';

/** A form's fields of a campaign; its time is handled separately. */
export type CampaignFields = Omit<CampaignToSave, 'scheduledAt' | 'timeZone' | 'companyId'>;

export interface CampaignSave {
  /** Null creates. */
  readonly id: number | null;
  readonly fields: CampaignFields;
  /** The intended time, ms; null for none. */
  readonly meantAt: number | null;
}

export interface SavedCampaign {
  readonly campaign: Campaign | null;
  /** The time the server stored, if it differs from the intended one. */
  readonly wrongTime: string | null;
}

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** Times closer than this, ms, are equal, since servers store whole seconds. */
const SAME_MS = 1_000;

/** Difference between the server's time and the intended one, ms; 0 if the answer does not say. */
const driftOf = (campaign: Campaign | null, meantAt: number | null): number => {
  const stored = campaign?.scheduledAt;
  if (meantAt === null || !stored || !HAS_OFFSET.test(stored)) return 0;
  const drift = meantAt - Date.parse(stored);
  return Math.abs(drift) < SAME_MS ? 0 : drift;
};

const write = (api: Api, id: number | null, body: CampaignToSave): Promise<Campaign | null> =>
  id === null ? api.campaigns.create(body) : api.campaigns.update(id, body);

/** Reads every campaign, without showing them. */
export const readAllCampaigns = createAppThunk<Campaign[]>(
  'campaigns/readAll',
  (_, { extra: { api }, signal }) =>
    readAllPages((pageNumber) => api.campaigns.page({ ...EVERYTHING, pageNumber }, signal)),
  { silent: true },
);

/** Reads one campaign with its contacts and deliveries. */
export const loadCampaign = createRecordReader(campaigns, (api, id) => api.campaigns.show(id), mergeCampaign);

/**
 * Saves a campaign. Servers read a time without an offset in different zones: if the answer shows another time than the intended
 * one, the campaign is sent once more, shifted by the difference.
 */
export const saveCampaign = createAppThunk<SavedCampaign, CampaignSave>(
  // Not 'campaigns/save': the collection takes the answer of that type for a campaign.
  'campaigns/saveAtTime',
  async ({ id, fields, meantAt }, { extra: { api, log }, getState, dispatch }) => {
    const isDeleted = watchRecord(campaigns, getState, id);
    const bodyFor = (at: number | null): CampaignToSave => ({
      ...fields,
      scheduledAt: at === null ? null : formatServerTime(at),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      companyId: getState().session.user?.companyId ?? 0,
    });
    const isOver = watchSession(getState);
    let campaign = await write(api, id, bodyFor(meantAt));
    const drift = driftOf(campaign, meantAt);
    if (campaign && meantAt !== null && drift !== 0 && !isOver()) {
      try {
        // The server may have changed both: a date arms a campaign, and a tag makes a contact list of its own.
        const { status = fields.status, contactListId = fields.contactListId } = campaign;
        const body = { ...bodyFor(meantAt + drift), status, contactListId };
        campaign = (await api.campaigns.update(campaign.id, body)) ?? campaign;
      } catch {
        // The campaign is saved with the wrong time, and the form says so.
        log.warn('A campaign could not be moved to its time', { id: campaign.id });
      }
    }
    if (campaign && !isDeleted()) dispatch(campaigns.received(campaign));
    return { campaign, wrongTime: driftOf(campaign, meantAt) === 0 ? null : (campaign?.scheduledAt ?? null) };
  },
);

/** Reads a campaign again that may have changed, since no event reports it. If that fails, the known record stays. */
const reread = async (dispatch: EntityDispatch, id: number): Promise<null> => {
  await dispatch(loadCampaign(id));
  return null;
};

/** Stops a running campaign. */
export const cancelCampaign = createAppThunk<null, number>(
  'campaigns/cancel',
  async (id, { extra: { api }, dispatch }) => {
    await api.campaigns.cancel(id);
    return reread(dispatch, id);
  },
  { fallbackKey: 'campaigns:toasts.notCancelled' },
);

/**
 * Resumes a cancelled campaign. A second restart would send what still waits once more, and no event tells that a colleague has
 * restarted it, or that a restart without an answer has arrived: so the campaign is read first.
 */
export const restartCampaign = createAppThunk<null, number>(
  'campaigns/restart',
  async (id, { extra: { api }, dispatch, getState }) => {
    const isOver = watchSession(getState);
    await reread(dispatch, id);
    if (isOver()) return null;
    const known = campaigns.selectById(getState(), id);
    if (known && !mayRestartCampaign(known)) throw new Refusal('campaigns:toasts.changedMeanwhile');
    await api.campaigns.restart(id);
    return reread(dispatch, id);
  },
  { fallbackKey: 'campaigns:toasts.notRestarted' },
);

/** Attaches a file to a campaign. */
export const uploadCampaignFile = createAppThunk<null, { readonly id: number; readonly file: File }>(
  'campaigns/upload',
  async ({ id, file }, { extra: { api }, dispatch }) => {
    await api.campaigns.uploadMedia(id, file);
    return reread(dispatch, id);
  },
);

/** Removes a campaign's file. */
export const removeCampaignFile = createAppThunk<null, number>(
  'campaigns/removeFile',
  async (id, { extra: { api }, dispatch }) => {
    await api.campaigns.removeMedia(id);
    return reread(dispatch, id);
  },
);
