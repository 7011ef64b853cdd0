import { useTranslation } from '@/i18n/useTranslation';
import { PageLinks } from '../PageLinks';
import { PublicPage } from '../PublicPage';
import { SignUpForm } from './SignUpForm';

/** A new company registers itself. */
export const SignUpPage = () => {
  const { t } = useTranslation('account');
  return (
    <PublicPage title={t('signup.title')} subtitle={t('signup.subtitle')}>
      {() => (
        <>
          <SignUpForm />
          <PageLinks to={['login']} />
        </>
      )}
    </PublicPage>
  );
};
