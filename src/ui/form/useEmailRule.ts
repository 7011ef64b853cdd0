import type { FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** Makes the rule of an e-mail address, with the message 'Invalid email'; blanks around it do not count. */
export const useEmailRule = (): Rule => {
  const { t } = useTranslation('common');
  return { type: 'email', transform: (text?: string) => text?.trim(), message: t('form.invalidEmail') };
};
