import { Form, Input, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { NamedRef } from '@/protocol/records/shared';
import { type CampaignChoices, campaigns } from '@/entities/company/campaigns/campaigns';
import { formatMoment } from '@/lib/dates';
import { useFieldAbsent } from '@/ui/collection/useFieldAbsent';
import { momentRule, MomentInput } from '@/ui/form/MomentInput';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useFieldRules';
import styles from './CampaignDialog.module.css';
import { NO_TAG, type CampaignValues } from './campaignForm';
import { LockableField } from './LockableField';

interface CampaignFieldsProps {
  readonly choices: CampaignChoices;
  readonly locked: boolean;
}

const nameIn = (records: readonly NamedRef[], id: number | string | null | undefined): string =>
  records.find((record) => record.id === id)?.name ?? '';

interface RecordFieldProps {
  readonly name: 'contactListId' | 'whatsappId' | 'fileListId';
  readonly label: string;
  readonly records: readonly NamedRef[];
  readonly locked: boolean;
}

/** A choice of one record of another area, or of none. */
const RecordField = ({ name, label, records, locked }: RecordFieldProps) => {
  const { t } = useTranslation('campaigns');
  const clearable = useClearable();
  const id = Form.useWatch<CampaignValues[typeof name]>(name, { preserve: true });
  return (
    <LockableField name={name} label={label} locked={locked} fact={nameIn(records, id)}>
      <Select
        size="large"
        showSearch={selectSearch}
        allowClear={clearable}
        options={records.map(toOption)}
        placeholder={t('dialog.none')}
      />
    </LockableField>
  );
};

/** Everything of a campaign but its messages, in three columns. */
export const CampaignFields = ({ choices, locked }: CampaignFieldsProps) => {
  const { t } = useTranslation(['campaigns', 'common']);

  const rulesFor = useLengthRules();
  const form = Form.useFormInstance<CampaignValues>();
  const isConfirmationAbsent = useFieldAbsent(campaigns, 'confirmation');
  const values = Form.useWatch([], { form, preserve: true }) as CampaignValues | undefined;
  const { contactLists, connections, fileLists, tags } = choices;
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
        fact={values?.name ?? ''}
        rules={rulesFor(NAME_LENGTH)}
      >
        <Input size="large" spellCheck={false} />
      </LockableField>
      <LockableField
        name="confirmation"
        label={t('dialog.confirmation')}
        locked={locked}
        fact={t(values?.confirmation === 'on' ? 'page.enabled' : 'page.disabled')}
        note={isConfirmationAbsent ? t('common:form.notKept') : undefined}
      >
        <Select size="large" options={confirmations} disabled={isConfirmationAbsent} />
      </LockableField>
      <LockableField
        name="scheduledAt"
        label={t('dialog.scheduledAt')}
        locked={locked}
        fact={formatMoment(values?.scheduledAt)}
        rules={[momentRule(t('dialog.badMoment'))]}
      >
        <MomentInput />
      </LockableField>
      <RecordField name="contactListId" label={t('dialog.contactList')} records={contactLists} locked={locked} />
      <LockableField
        name="tagListId"
        label={t('dialog.tagList')}
        locked={locked}
        fact={nameIn(tags, values?.tagListId) || t('dialog.noTag')}
      >
        <Select
          size="large"
          showSearch={selectSearch}
          options={[{ value: NO_TAG, label: t('dialog.noTag') }, ...tags.map(toOption)]}
        />
      </LockableField>
      <RecordField name="whatsappId" label={t('dialog.connection')} records={connections} locked={locked} />
      <RecordField name="fileListId" label={t('dialog.fileList')} records={fileLists} locked={locked} />
    </div>
  );
};
