import { useCallback, useEffect, useRef } from 'react';
import { Form, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isAdmin } from '@/domain/permissions';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { SecretInput } from '@/ui/form/hiddenInputs';
import { toOption } from '@/ui/form/toOption';
import { useAsync } from '@/ui/useAsync';
import styles from './MessagesApiPage.module.css';
import { loadTokenOwners } from './messagesApiThunks';

/** The connections that have a token; read again when one appears, goes or changes, since the store has no tokens. */
const useTokenOwners = () => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(loadTokenOwners()), [dispatch]);
  const { status, value, reload } = useAsync(ask);
  const connections = useAppSelector(selectConnections);
  const known = useRef(connections);
  useEffect(() => {
    if (known.current === connections) return;
    known.current = connections;
    reload();
  }, [connections, reload]);
  return { status, owners: value };
};

/** Fills in the token of a connection, for admins. */
const ConnectionChoice = () => {
  const { t } = useTranslation('messagesApi');
  const form = Form.useFormInstance();
  const { status, owners } = useTokenOwners();
  if (status === 'failed' || owners?.length === 0) return null;
  return (
    <Select
      size="large"
      className={styles.connections}
      loading={!owners}
      value={null}
      placeholder={t('fields.fromConnection')}
      aria-label={t('fields.fromConnection')}
      options={owners?.map(toOption)}
      onChange={(id: number | null) =>
        form.setFieldValue('token', owners?.find((owner) => owner.id === id)?.token ?? '')
      }
    />
  );
};

/** The bearer token: typed, or taken from a connection. */
export const TokenField = () => {
  const { t } = useTranslation(['messagesApi', 'common']);
  const mayChoose = isAdmin(useAppSelector(selectUser));
  return (
    <>
      <Field
        name="token"
        label={t('fields.token')}
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }]}
      >
        <SecretInput size="large" />
      </Field>
      {mayChoose && <ConnectionChoice />}
    </>
  );
};
