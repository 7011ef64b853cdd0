import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { PageLink } from '@/ui/navigation';
import styles from './auth.module.css';

const PAGES = { login: '/login', signup: '/signup', password: '/forgetpsw' } as const;

interface PageLinksProps {
  readonly to: readonly (keyof typeof PAGES)[];
  /** The address typed on this page, which the next one begins with. */
  readonly email?: string;
}

/** The address that was typed on the page before. */
export const useTypedEmail = (): string => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : '';
};

/** Links from one public page to the others. */
export const PageLinks = ({ to, email }: PageLinksProps) => {
  const { t } = useTranslation('account');
  return (
    <nav className={styles.links} aria-label={t('links.label')}>
      {to.map((page) => (
        <PageLink key={page} to={PAGES[page]} state={email ? { email } : undefined}>
          {t(`links.${page}`)}
        </PageLink>
      ))}
    </nav>
  );
};
