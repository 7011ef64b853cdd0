import { useTranslation } from '@/i18n/useTranslation';

const NAMED = ['admin', 'user', 'supervisor'] as const;

/** The name of a profile; an unknown one is shown as the server stores it. */
export const useProfileName = (): ((profile: string) => string) => {
  const { t } = useTranslation('users');
  return (profile) => {
    const known = NAMED.find((name) => name === profile);
    return known ? t(`profiles.${known}`) : profile;
  };
};
