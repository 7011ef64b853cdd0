import { useRef } from 'react';
import { Button, Form, type FormInstance, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { COUNTRIES, isZip, type BillingFields } from '@/domain/company/checkout';
import { digitsOf, maskZip } from '@/lib/masks';
import { Field } from '@/ui/form/Field';
import { MaskedField } from '@/ui/form/MaskedField';
import { RestoredNote } from '@/ui/form/RestoredNote';
import { TextField } from '@/ui/form/TextField';
import { useFirstField } from '@/ui/focus';
import styles from './checkout.module.css';

interface BillingStepProps {
  readonly form: FormInstance<BillingFields>;
  readonly billing: BillingFields;
  /** Texts of an earlier session are back. */
  readonly isRestored: boolean;
  readonly onCancel: () => void;
  readonly onTyped: () => void;
  readonly onDone: (entered: BillingFields) => void;
}

const ZIP_DIGITS_USA = 5;

/** Step "Dados": who pays, and where. */
export const BillingStep = ({ form, billing, isRestored, onCancel, onTyped, onDone }: BillingStepProps) => {
  const { t } = useTranslation(['checkout', 'common']);
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields);
  const isBrazil = Form.useWatch('country', form) !== 'usa';
  const required = (field: 'firstName' | 'address2' | 'city' | 'zipcode' | 'country') => [
    { required: true, whitespace: true, message: t(`required.${field}`) },
  ];
  const checkZip = async (zipcode: string | undefined): Promise<void> => {
    if (zipcode?.trim() && !isZip(zipcode, form.getFieldValue('country') as BillingFields['country'])) {
      throw new Error(t('zipInvalid'));
    }
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={billing}
      onValuesChange={onTyped}
      onFinish={onDone}
    >
      <RestoredNote shown={isRestored} />
      <div ref={fields}>
        <div className={styles.columns}>
          <TextField name="firstName" label={t('fields.firstName')} autoComplete="name" rules={required('firstName')} />
          <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
          <TextField
            name="address2"
            label={t('fields.address2')}
            autoComplete="street-address"
            rules={required('address2')}
          />
          <TextField name="city" label={t('fields.city')} autoComplete="address-level2" rules={required('city')} />
          <TextField name="state" label={t('fields.state')} autoComplete="address-level1" />
          <MaskedField
            name="zipcode"
            label={t('fields.zipcode')}
            autoComplete="postal-code"
            inputMode="numeric"
            placeholder={isBrazil ? '99999-999' : '99999'}
            mask={isBrazil ? maskZip : (typed) => digitsOf(typed, ZIP_DIGITS_USA)}
            rules={[...required('zipcode'), { validator: (_, zipcode?: string) => checkZip(zipcode) }]}
          />
          <Field name="country" label={t('fields.country')} rules={required('country')}>
            <Select size="large" options={COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) }))} />
          </Field>
        </div>
      </div>
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('next')}
        </Button>
      </div>
    </Form>
  );
};
