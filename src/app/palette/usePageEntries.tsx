import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { listedRoutes } from '../routes';
import type { PaletteEntry } from './entries';

/** The screens this user may open, as the menu offers them. */
export const usePageEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return listedRoutes(useAppSelector(selectAccessContext)).map(({ menuPath, icon: Sign, labelKey, group }) => ({
    id: `page:${menuPath}`,
    group: 'pages',
    sign: <Sign size={16} />,
    label: t(labelKey),
    hint: group === 'administration' ? t('menu.administration') : undefined,
    run: () => void navigate(menuPath),
  }));
};
