import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '../PageLinks';
import { PublicPage } from '../PublicPage';
import { CodeRequestForm } from './CodeRequestForm';
import { DemoMailbox } from './DemoMailbox';
import { NewPasswordForm } from './NewPasswordForm';

/** A forgotten password: a code by mail, then a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <PublicPage
      title={t('password.title')}
      subtitle={email === null ? t('password.hint') : t('password.codeHint', { email })}
    >
      {(isDemo) => (
        <>
          {email === null ? <CodeRequestForm onSent={setEmail} /> : <NewPasswordForm email={email} />}
          {email !== null && (
            <Button type="link" onClick={() => setEmail(null)}>
              {t('password.again')}
            </Button>
          )}
          {isDemo && <DemoMailbox />}
          <PageLinks to={['login', 'signup']} />
        </>
      )}
    </PublicPage>
  );
};
