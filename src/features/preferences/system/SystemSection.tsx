import { Button, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { CLOSE_BEHAVIOURS } from '@/bridge/system';
import { SettingRow } from '../SettingRow';
import styles from './SystemSection.module.css';
import { useSystemState } from './useSystemState';

/** How the installed app behaves on this computer: closing, starting, spelling, downloads. */
export const SystemSection = () => {
  const { t } = useTranslation('system');
  const { state, change, chooseFolder } = useSystemState();
  if (state === null) return null;
  const { choices, offered, dictionaries, managed } = state;
  if (offered.length === 0) return <p className={styles.note}>{t('system.browserOnly')}</p>;
  return (
    <>
      {managed && <p className={styles.note}>{t('system.managed')}</p>}
      <SettingRow label={t('system.closeTo')} hint={t('system.closeToHint')}>
        {(names) => (
          <Select
            {...names}
            className={styles.select}
            value={choices.closeTo}
            onChange={(closeTo) => change({ closeTo })}
            options={CLOSE_BEHAVIOURS.map((value) => ({ value, label: t(`system.close.${value}`) }))}
          />
        )}
      </SettingRow>
      <SettingRow label={t('system.openAtLogin')} hint={t('system.openAtLoginHint')}>
        {(names) => (
          <Switch {...names} checked={choices.openAtLogin} onChange={(openAtLogin) => change({ openAtLogin })} />
        )}
      </SettingRow>
      <SettingRow
        label={t('system.spelling')}
        hint={
          dictionaries?.kind === 'download'
            ? t('system.dictionariesFrom', { host: new URL(dictionaries.address).host })
            : t('system.dictionariesOfSystem')
        }
      >
        {(names) => <Switch {...names} checked={choices.spelling} onChange={(spelling) => change({ spelling })} />}
      </SettingRow>
      <SettingRow
        label={t('system.downloads')}
        hint={choices.downloadFolder === null ? t('system.downloadsAsk') : choices.downloadFolder}
      >
        {(names) => (
          <fieldset className={styles.buttons} {...names}>
            <Button onClick={chooseFolder}>{t('system.chooseFolder')}</Button>
            {choices.downloadFolder !== null && (
              <Button onClick={() => change({ downloadFolder: null })}>{t('system.askAgain')}</Button>
            )}
          </fieldset>
        )}
      </SettingRow>
    </>
  );
};
