import type { ReactNode } from 'react';
import { Tabs } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { isSuper } from '@/domain/permissions';
import { selectSetting, selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { CompaniesTab } from './companies/CompaniesTab';
import { HelpsTab } from './helps/HelpsTab';
import { HoursTab } from './hours/HoursTab';
import { OptionsTab } from './options/OptionsTab';
import { PlansTab } from './plans/PlansTab';
import styles from './settings.module.css';

type TabKey = 'options' | 'hours' | 'companies' | 'plans' | 'helps';

const BODIES: Readonly<Record<TabKey, ReactNode>> = {
  options: <OptionsTab />,
  hours: <HoursTab />,
  companies: <CompaniesTab />,
  plans: <PlansTab />,
  helps: <HelpsTab />,
};

/** The company's settings; the platform's own for its owner. The address names the open tab. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const [params, setParams] = useSearchParams();
  const hasCompanyHours = useAppSelector((state) => selectSetting(state, 'scheduleType') === 'company');
  const isOwner = isSuper(useAppSelector(selectUser));
  const keys: readonly TabKey[] = [
    'options',
    ...(hasCompanyHours ? (['hours'] as const) : []),
    ...(isOwner ? (['companies', 'plans', 'helps'] as const) : []),
  ];
  const open = keys.find((key) => key === params.get('tab')) ?? 'options';
  return (
    <Page>
      <PageHead title={t('title')} />
      <Tabs
        className={styles.tabs}
        activeKey={open}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        items={keys.map((key) => ({ key, label: t(`tabs.${key}`), children: BODIES[key], destroyOnHidden: true }))}
      />
    </Page>
  );
};
