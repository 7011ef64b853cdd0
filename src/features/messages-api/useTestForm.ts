import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { sendExternally } from './messagesApiThunks';

export interface TestValues {
  readonly token: string;
  readonly number: string;
  readonly body?: string;
  /** With files the message goes as multipart. */
  readonly files?: readonly File[];
}

/** Sends what a test form holds, and says what became of it in the form. */
export const useTestForm = () => {
  const { t } = useTranslation(['messagesApi', 'errors']);
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<TestValues>();
  const send = async ({ token, number, body = '', files }: TestValues): Promise<void> => {
    await dispatch(sendExternally(token.trim(), { number: number.trim(), body, ...(files && { files }) }));
    dispatch(toastShown({ kind: 'success', textKey: 'messagesApi:sent' }));
  };
  const explain = ({ status, code }: ApiFailure): string | null => {
    if (status === 401) return t('wrongToken');
    return code === null ? null : t(`errors:${code}`);
  };
  return { form, ...useFormSubmit(form, send, { general: 'state.failed', explain }) };
};
