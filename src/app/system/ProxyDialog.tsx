import { useRef } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { ProxyAccount, ProxyQuestion } from '@/bridge/system';
import { PasswordInput } from '@/ui/form/hiddenInputs';
import { Modal } from '@/ui/overlay/Modal';
import { useFirstField } from '@/ui/focus';

interface ProxyDialogProps {
  readonly question: ProxyQuestion;
  /** Null: the user gave no account. */
  readonly onAnswer: (account: ProxyAccount | null) => void;
  /** Parent element of the dialog; the page's body by default. */
  readonly container: HTMLElement | undefined;
}

/** Above every other dialog: without an answer no request reaches the server. */
const ABOVE_ALL = 1_200;

/** Asks for the account of a company's proxy, which stays in memory only: the next start asks again. */
export const ProxyDialog = ({ question, onAnswer, container }: ProxyDialogProps) => {
  const { t } = useTranslation(['system', 'common']);
  const [form] = Form.useForm<ProxyAccount>();
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields);
  const rules = [{ required: true, message: t('proxy.required') }];
  return (
    <Modal
      open
      title={t('proxy.title')}
      width={420}
      zIndex={ABOVE_ALL}
      getContainer={container}
      onCancel={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('common:actions.cancel')}</Button>
          <Button type="primary" onClick={() => form.submit()}>
            {t('proxy.connect')}
          </Button>
        </>
      }
    >
      <p>{t('proxy.hint', { host: question.host })}</p>
      {question.again && <p role="alert">{t('proxy.refused')}</p>}
      <div ref={fields}>
        <Form name="proxy" form={form} layout="vertical" requiredMark={false} onFinish={onAnswer}>
          <Form.Item name="username" label={t('proxy.username')} rules={rules}>
            <Input size="large" autoComplete="off" spellCheck={false} />
          </Form.Item>
          <Form.Item name="password" label={t('proxy.password')} rules={rules}>
            <PasswordInput autoComplete="off" onPressEnter={() => form.submit()} />
          </Form.Item>
        </Form>
      </div>
    </Modal>
  );
};
