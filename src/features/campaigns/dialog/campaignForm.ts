import type { Campaign } from '@/protocol/records/campaigns';
import { MESSAGE_NUMBERS, type MessageNumber } from '@/domain/company/campaigns';
import type { CampaignFields } from '@/entities/company/campaigns/campaignThunks';
import { fromInputTime, toInputTime } from '@/lib/dates';
import type { ChosenFile } from '@/ui/form/FileChoice';

type Messages = Readonly<Record<`${'message' | 'confirmationMessage'}${MessageNumber}`, string>>;

export interface CampaignValues extends Messages {
  readonly name: string;
  readonly confirmation: 'on' | 'off';
  readonly contactListId?: number | null;
  readonly tagListId: number | typeof NO_TAG;
  readonly whatsappId?: number | null;
  /** Local time as `YYYY-MM-DDTHH:mm`, the form of a datetime-local input; empty for none. */
  readonly scheduledAt: string;
  readonly fileListId?: number | null;
  readonly file: ChosenFile | null;
}

/** Servers take any word for "no tag". */
export const NO_TAG = 'Nenhuma';

export const fileNameOf = ({ mediaName, mediaPath }: Campaign): string | null => mediaName || mediaPath || null;

type LooseMessages = { readonly [Name in keyof Messages]?: string | null | undefined };

const messagesOf = (campaign: LooseMessages | null): Messages =>
  Object.fromEntries(
    MESSAGE_NUMBERS.flatMap((number) => [
      [`message${number}`, campaign?.[`message${number}`] ?? ''],
      [`confirmationMessage${number}`, campaign?.[`confirmationMessage${number}`] ?? ''],
    ]),
  ) as Messages;

/** What the form shows of a campaign; of a new one its defaults. */
export const valuesOf = (campaign: Campaign | null): CampaignValues => {
  const fileName = campaign && fileNameOf(campaign);
  return {
    name: campaign?.name ?? '',
    confirmation: campaign?.confirmation ? 'on' : 'off',
    contactListId: campaign?.contactListId ?? null,
    tagListId: campaign?.tagListId ?? campaign?.tagId ?? NO_TAG,
    whatsappId: campaign?.whatsappId ?? null,
    scheduledAt: toInputTime(campaign?.scheduledAt),
    fileListId: campaign?.fileListId ?? null,
    file: fileName ? { kind: 'kept', name: fileName } : null,
    ...messagesOf(campaign),
  };
};

/** The first values with the messages of the second. */
export const withMessagesOf = (values: CampaignValues, typed: CampaignValues): CampaignValues => ({
  ...values,
  ...messagesOf(typed),
});

/** The intended moment, ms: an untouched time keeps its seconds. */
export const meantAt = ({ scheduledAt }: CampaignValues, campaign: Campaign | null): number | null =>
  campaign?.scheduledAt && toInputTime(campaign.scheduledAt) === scheduledAt
    ? Date.parse(campaign.scheduledAt)
    : fromInputTime(scheduledAt);

/** What a campaign with a date lacks to reach anybody. Servers accept it all the same, send nothing, and report no error. */
export const missingIn = (values: CampaignValues): readonly ('recipients' | 'connection' | 'message')[] => {
  // A form that begins has no values yet.
  if (!values.scheduledAt) return [];
  const { contactListId, tagListId, whatsappId, fileListId, file } = values;
  const hasText = MESSAGE_NUMBERS.some((number) => values[`message${number}`].trim() !== '');
  return [
    ...(contactListId || tagListId !== NO_TAG ? [] : ['recipients' as const]),
    ...(whatsappId ? [] : ['connection' as const]),
    ...(hasText || fileListId || file ? [] : ['message' as const]),
  ];
};

/** Without its date a planned campaign is an inactive one again. */
const statusToSave = (campaign: Campaign | null, at: number | null): string => {
  const status = campaign?.status ?? 'INATIVA';
  return status === 'PROGRAMADA' && at === null ? 'INATIVA' : status;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is sent of a valid form; empty texts as null. */
export const fieldsOf = (values: CampaignValues, campaign: Campaign | null): CampaignFields => ({
  name: values.name.trim(),
  status: statusToSave(campaign, meantAt(values, campaign)),
  confirmation: values.confirmation === 'on',
  contactListId: values.contactListId ?? null,
  tagListId: values.tagListId,
  whatsappId: values.whatsappId ?? null,
  fileListId: values.fileListId ?? null,
  message1: orNull(values.message1),
  message2: orNull(values.message2),
  message3: orNull(values.message3),
  message4: orNull(values.message4),
  message5: orNull(values.message5),
  confirmationMessage1: orNull(values.confirmationMessage1),
  confirmationMessage2: orNull(values.confirmationMessage2),
  confirmationMessage3: orNull(values.confirmationMessage3),
  confirmationMessage4: orNull(values.confirmationMessage4),
  confirmationMessage5: orNull(values.confirmationMessage5),
});
