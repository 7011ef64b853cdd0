import { useTranslation } from '@/i18n/useTranslation';
import { Link } from 'react-router-dom';
import styles from './auth.module.css';

const PAGES = { login: '/login', signup: '/signup', password: '/forgetpsw' } as const;

interface PageLinksProps {
  readonly to: readonly (keyof typeof PAGES)[];
}

/** Links from one public page to the others. */
export const PageLinks = ({ to }: PageLinksProps) => {
  const { t } = useTranslation('account');
  return (
    <nav className={styles.links} aria-label={t('links.label')}>
      {to.map((page) => (
        <Link key={page} to={PAGES[page]}>
          {t(`links.${page}`)}
        </Link>
      ))}
    </nav>
  );
};
