import type { TFunction } from 'i18next';
import { MESSAGE_NUMBERS } from '@/domain/company/campaigns';
import type { CampaignChoices } from '@/entities/company/campaigns/campaigns';
import { dayAndTime } from '@/lib/moments';
import type { NamedRef } from '@/protocol/records/shared';
import { isFieldChanged } from '@/ui/form/hasChanges';
import type { Facts } from '@/ui/layout/FactList';
import type { CampaignValues } from './campaignForm';

type Texts = TFunction<['campaigns', 'common']>;

/** Empty for none. */
const nameIn = (records: readonly NamedRef[], id: number | string | null | undefined, t: Texts): string =>
  typeof id === 'number' ? (records.find((record) => record.id === id)?.name ?? t('common:form.unavailable')) : '';

/** The values of a form in words. */
export const campaignFacts = (
  values: CampaignValues,
  { contactLists, connections, fileLists, tags }: CampaignChoices,
  t: Texts,
): Readonly<Record<Exclude<keyof CampaignValues, `${string}essage${number}`>, string>> => ({
  name: values.name,
  confirmation: t(values.confirmation === 'on' ? 'page.enabled' : 'page.disabled'),
  scheduledAt: dayAndTime(values.scheduledAt),
  contactListId: nameIn(contactLists, values.contactListId, t),
  tagListId: nameIn(tags, values.tagListId, t) || t('dialog.noTag'),
  whatsappId: nameIn(connections, values.whatsappId, t),
  fileListId: nameIn(fileLists, values.fileListId, t),
  file: values.file?.name ?? '',
});

/** What was typed over the stored values, with the names of its fields. */
export const campaignChanges = (
  stored: CampaignValues,
  typed: CampaignValues,
  choices: CampaignChoices,
  t: Texts,
): Facts => {
  const facts = campaignFacts(typed, choices, t);
  const all: readonly (readonly [keyof CampaignValues, string, string])[] = [
    ['name', t('dialog.name'), facts.name],
    ['confirmation', t('dialog.confirmation'), facts.confirmation],
    ['scheduledAt', t('dialog.scheduledAt'), facts.scheduledAt],
    ['contactListId', t('dialog.contactList'), facts.contactListId],
    ['tagListId', t('dialog.tagList'), facts.tagListId],
    ['whatsappId', t('dialog.connection'), facts.whatsappId],
    ['fileListId', t('dialog.fileList'), facts.fileListId],
    ...MESSAGE_NUMBERS.flatMap((number) => {
      const [message, confirmation] = [`message${number}`, `confirmationMessage${number}`] as const;
      const tab = t('dialog.tab', { number });
      return [
        [message, tab, typed[message]],
        [confirmation, `${tab}, ${t('dialog.confirmationMessage')}`, typed[confirmation]],
      ] as const;
    }),
    ['file', t('dialog.file'), facts.file],
  ];
  return all
    .filter(([name]) => isFieldChanged(stored, typed, name))
    .map(([, label, fact]) => [label, fact || t('dialog.empty')]);
};
