import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { isMomentValue, MomentInput } from '@/ui/form/MomentInput';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { ContactChoice } from './ContactChoice';
import { isSendableFile, LEAST_LENGTH } from './scheduleForm';
import { PastWarning } from './PastWarning';
import type { ContactOption } from './useContactOptions';

const atLeast = (message: string) => ({
  validator: (_: unknown, text: string | undefined) =>
    (text ?? '').trim().length >= LEAST_LENGTH ? Promise.resolve() : Promise.reject(new Error(message)),
});

const moment = (message: string) => ({
  validator: (_: unknown, value: string | undefined) =>
    isMomentValue(value) ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** The fields of a schedule with their validation rules. */
export const ScheduleFields = ({ contact }: { readonly contact: ContactOption | null }) => {
  const { t } = useTranslation('schedules');
  const noticesAbsent = useAppSelector((state) => state.scheduleNotices.absent);
  const required = [{ required: true, message: t('rules.required') }];
  return (
    <>
      <Field name="contactId" label={t('dialog.contact')} rules={required}>
        <ContactChoice known={contact} />
      </Field>
      <TextField
        name="title"
        label={t('dialog.title')}
        // A contact that is known leaves the title as the first field to fill in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={contact !== null}
        rules={[atLeast(t('rules.shortTitle'))]}
      />
      <Field name="body" label={t('dialog.body')} rules={[atLeast(t('rules.shortBody'))]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
      </Field>
      <Field name="sendAt" label={t('dialog.sendAt')} rules={[...required, moment(t('rules.moment'))]}>
        <MomentInput />
      </Field>
      <PastWarning />
      <Field name="file" label={t('dialog.file')}>
        <FileChoice
          label={t('dialog.file')}
          chooseLabel={t('dialog.chooseFile')}
          hint={t('dialog.fileHint')}
          accept=".png,.jpg,.jpeg"
          rule={{ accepts: isSendableFile, refusal: t('rules.fileKind') }}
        />
      </Field>
      {!noticesAbsent && <SwitchField name="notify" label={t('dialog.notify')} />}
    </>
  );
};
