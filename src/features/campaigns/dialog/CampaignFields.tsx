import { Form, Input, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { NamedRef } from '@/protocol/records/shared';
import { type CampaignChoices, campaigns } from '@/entities/company/campaigns/campaigns';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { momentRule, MomentInput } from '@/ui/form/MomentInput';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useFieldRules';
import styles from './CampaignDialog.module.css';
import { campaignFacts } from './campaignFacts';
import { NO_TAG, type CampaignValues } from './campaignForm';
import { LockableField } from './LockableField';

interface CampaignFieldsProps {
  readonly choices: CampaignChoices;
  readonly locked: boolean;
  /** What is stored, once it cannot be changed any more; else the form knows the values. */
  readonly stored: CampaignValues | null;
}

interface RecordFieldProps {
  readonly name: 'contactListId' | 'whatsappId' | 'fileListId';
  readonly label: string;
  readonly records: readonly NamedRef[];
  readonly locked: boolean;
  readonly fact: string;
}

/** A choice of one record of another area, or of none. */
const RecordField = ({ name, label, records, locked, fact }: RecordFieldProps) => {
  const { t } = useTranslation('campaigns');
  const clearable = useClearable();
  const { labelRender } = useRecordChoice('ready', records);
  return (
    <LockableField name={name} label={label} locked={locked} fact={fact}>
      <Select
        size="large"
        showSearch={selectSearch}
        allowClear={clearable}
        options={records.map(toOption)}
        labelRender={labelRender}
        placeholder={t('dialog.none')}
      />
    </LockableField>
  );
};

/** Everything of a campaign but its messages, in three columns. */
export const CampaignFields = ({ choices, locked, stored }: CampaignFieldsProps) => {
  const { t } = useTranslation(['campaigns', 'common']);

  const rulesFor = useLengthRules();
  const form = Form.useFormInstance<CampaignValues>();
  const isConfirmationAbsent = useFieldAbsent(campaigns, 'confirmation');
  const typed = Form.useWatch([], { form, preserve: true }) as CampaignValues | undefined;
  const values = stored ?? typed;
  const facts = values && campaignFacts(values, choices, t);
  const { contactLists, connections, fileLists, tags } = choices;
  const { labelRender } = useRecordChoice('ready', [{ id: NO_TAG }, ...tags]);
  const confirmations = [
    { value: 'on', label: t('page.enabled') },
    { value: 'off', label: t('page.disabled') },
  ];
  return (
    <div className={styles.fields}>
      <LockableField
        name="name"
        label={t('dialog.name')}
        locked={locked}
        fact={facts?.name ?? ''}
        rules={rulesFor(NAME_LENGTH)}
      >
        <Input size="large" spellCheck={false} />
      </LockableField>
      <LockableField
        name="confirmation"
        label={t('dialog.confirmation')}
        locked={locked}
        fact={facts?.confirmation ?? ''}
        note={isConfirmationAbsent ? t('common:form.notKept') : undefined}
      >
        <Select size="large" options={confirmations} disabled={isConfirmationAbsent} />
      </LockableField>
      <LockableField
        name="scheduledAt"
        label={t('dialog.scheduledAt')}
        locked={locked}
        fact={facts?.scheduledAt ?? ''}
        rules={[momentRule(t('dialog.badMoment'))]}
      >
        <MomentInput />
      </LockableField>
      <RecordField
        name="contactListId"
        label={t('dialog.contactList')}
        records={contactLists}
        locked={locked}
        fact={facts?.contactListId ?? ''}
      />
      <LockableField name="tagListId" label={t('dialog.tagList')} locked={locked} fact={facts?.tagListId ?? ''}>
        <Select
          size="large"
          showSearch={selectSearch}
          options={[{ value: NO_TAG, label: t('dialog.noTag') }, ...tags.map(toOption)]}
          labelRender={labelRender}
        />
      </LockableField>
      <RecordField
        name="whatsappId"
        label={t('dialog.connection')}
        records={connections}
        locked={locked}
        fact={facts?.whatsappId ?? ''}
      />
      <RecordField
        name="fileListId"
        label={t('dialog.fileList')}
        records={fileLists}
        locked={locked}
        fact={facts?.fileListId ?? ''}
      />
    </div>
  );
};
