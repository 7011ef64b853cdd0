import { useRef, useState } from 'react';
import type { FormInstance } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { MESSAGE_NUMBERS } from '@/domain/company/campaigns';
import { isTransient } from '@/protocol/errors';
import type { Campaign } from '@/protocol/records/campaigns';
import { campaigns } from '@/entities/company/campaigns/campaigns';
import {
  type CampaignFields,
  loadCampaign,
  readAllCampaigns,
  removeCampaignFile,
  saveCampaign,
  uploadCampaignFile,
} from '@/entities/company/campaigns/campaignThunks';
import { contactLists } from '@/entities/company/contactLists/contactLists';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { ChosenFile } from '@/ui/form/FileChoice';
import { isFieldChanged } from '@/ui/form/hasChanges';
import { useFileSave } from '@/ui/form/useFileSave';
import { useLostCreation } from '@/ui/form/useLostCreation';
import type { SaveOutcome } from '@/ui/form/useRecordEditor';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { fieldsOf, fileNameOf, meantAt, type CampaignValues } from './campaignForm';

const SERVER_FAILED = 500;

const isMadeFrom = (campaign: Campaign, fields: CampaignFields): boolean =>
  campaign.name === fields.name &&
  MESSAGE_NUMBERS.every((number) => (campaign[`message${number}`] || null) === fields[`message${number}`]);

/**
 * Saves a campaign (a null id is a new one) and then its file; a campaign that was created is changed by the next try. One that
 * was deleted meanwhile is not created again: the server refuses its change.
 */
export const useCampaignSave = (campaignId: number | null, campaign: Campaign | null) => {
  const { t } = useTranslation(['campaigns', 'common']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const confirm = useConfirm();
  const created = useRef<Campaign | null>(null);
  const lost = useLostCreation(campaigns.selectTable, () => dispatch(readAllCampaigns()).unwrap(), isMadeFrom);
  const saveFile = useFileSave();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  /** What is stored, where the dialog stays after a save. */
  const [kept, setKept] = useState<CampaignValues | null>(null);

  /** A planned campaign whose time is over is never sent, and can no longer be changed; a cancelled one had its time. */
  const confirmPast = async (at: number | null, known: Campaign | null): Promise<boolean> =>
    at === null ||
    at >= Date.now() ||
    known?.status === 'CANCELADA' ||
    confirm({
      title: t('dialog.pastTitle'),
      message: t('dialog.pastMessage', { moment: dayAndTime(at) }),
      confirmLabel: t('dialog.pastConfirm'),
    });

  const saveAttachment = (id: number, file: ChosenFile | null, known: Campaign | null): Promise<ChosenFile | null> => {
    const now = campaigns.selectById(store.getState(), id) ?? known;
    return saveFile(file, {
      read: known && fileNameOf(known),
      now: now && fileNameOf(now),
      upload: (chosen) => dispatch(uploadCampaignFile({ id, file: chosen })).unwrap(),
      remove: () => dispatch(removeCampaignFile(id)).unwrap(),
    });
  };

  /** No event tells that somebody stopped or restarted it, and a save would set that back: a stored campaign is read first. */
  const isAsKnown = async (): Promise<boolean> => {
    if (!campaign) return true;
    const now = await dispatch(loadCampaign(campaign.id)).unwrap();
    return now === null || now.status === campaign.status;
  };

  /** A second creation would send everything twice: the campaign that the first one has made is changed instead. */
  const withCreated = async (typed: CampaignValues): Promise<CampaignValues> => {
    const found = created.current ? null : await lost.find();
    if (!found) return typed;
    created.current = found.record;
    // The server may have made the list from the tag.
    const isListKept = (typed.contactListId ?? null) === found.fields.contactListId;
    return isListKept ? { ...typed, contactListId: found.record.contactListId ?? null } : typed;
  };

  /** Throws what the form is to show. */
  const save = async (
    typed: CampaignValues,
    form: FormInstance<CampaignValues>,
  ): Promise<SaveOutcome<CampaignValues>> => {
    const values = await withCreated(typed);
    let stored = values;
    /** Shows what the server made of a field, unless the field was changed during the save. */
    const settle = <Name extends keyof CampaignValues>(name: Name, value: CampaignValues[Name]): void => {
      if (values[name] === value) return;
      if (!isFieldChanged(values, form.getFieldsValue(true), name)) form.setFieldValue(name, value as never);
      stored = { ...stored, [name]: value };
    };
    const known = campaign ?? created.current;
    const at = meantAt(values, known);
    if (!(await confirmPast(at, known))) return 'stay';
    const mayBeSaved = await isAsKnown();
    setWarnings(mayBeSaved ? [] : [t('dialog.changedMeanwhile')]);
    if (!mayBeSaved) return 'stay';
    const savedId = known?.id ?? campaignId;
    const fields = fieldsOf(values, known);
    const noteLost = lost.begin(fields);
    const answer = await dispatch(saveCampaign({ id: savedId, fields, meantAt: at }));
    if (saveCampaign.rejected.match(answer)) {
      if (savedId === null && isTransient(answer.error.status ?? null)) noteLost();
      if (answer.error.status !== SERVER_FAILED || at !== null) throw answer.error;
      form.setFields([{ name: 'scheduledAt', errors: [t('dialog.dateNeeded')] }]);
      form.focusField('scheduledAt');
      return 'stay';
    }
    const { campaign: saved, wrongTime } = answer.payload;
    created.current = saved ?? created.current;
    if (saved?.contactList) {
      // The server may have made it from the tag: a further save must not take it away.
      settle('contactListId', saved.contactList.id);
      dispatch(contactLists.received(saved.contactList));
    }
    const id = saved?.id ?? known?.id ?? campaignId;
    if (id !== null) settle('file', await saveAttachment(id, values.file, known));
    const isConfirmationLost = values.confirmation === 'on' && saved !== null && saved.confirmation === undefined;
    if (isConfirmationLost) settle('confirmation', 'off');
    if (wrongTime !== null || isConfirmationLost) {
      setWarnings([
        ...(wrongTime === null ? [] : [t('dialog.wrongTime', { time: dayAndTime(wrongTime) })]),
        ...(isConfirmationLost ? [t('common:form.savedWithout', { field: t('dialog.confirmation') })] : []),
      ]);
      setKept(stored);
      return 'stay';
    }
    if (id === null) return values.file ? 'unfinished' : 'unidentified';
    return stored === typed ? undefined : stored;
  };

  return { save, warnings, kept };
};
