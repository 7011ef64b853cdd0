import { Button, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { CLOSE_BEHAVIOURS, type SystemChoices, type SystemState } from '@/bridge/system';
import { LOCK_MINUTES } from '@/domain/device/lock';
import { selectLockMinutes } from '@/entities/device/lock/lock';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useRead } from '@/ui/useAsync';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from '../preferences.module.css';
import { changeSystem, chooseDownloadFolder, readSystem } from './systemThunks';

/** Means "never" in the list: selects have no null value. */
const NEVER = 0;

/** After how many idle minutes the window locks; what an administrator demands can only be shortened. */
const LockRow = () => {
  const { t } = useTranslation('system');
  const dispatch = useAppDispatch();
  const demanded = useAppSelector(({ preferences }) => preferences.deployedLock);
  const minutes = useAppSelector(selectLockMinutes);
  const offered = LOCK_MINUTES.filter((one) => demanded === null || one < demanded);
  const all = demanded === null ? [NEVER, ...offered] : [...offered, demanded];
  return (
    <SettingRow
      label={t('lock.after')}
      hint={demanded === null ? t('lock.afterHint') : t('lock.demanded', { count: demanded })}
    >
      {(names) => (
        <Select
          {...names}
          className={styles.select}
          value={minutes ?? NEVER}
          onChange={(chosen) =>
            dispatch(
              preferencesChanged({ lockAfter: LOCK_MINUTES.includes(chosen) && chosen !== demanded ? chosen : null }),
            )
          }
          options={all.map((value) => ({
            value,
            label: value === NEVER ? t('lock.never') : t('lock.minutes', { count: value }),
          }))}
        />
      )}
    </SettingRow>
  );
};

/** The installed app's choices; null until it answered. Each change shows what the app made of it. */
const useSystemState = () => {
  const dispatch = useAppDispatch();
  const { value } = useRead(readSystem);
  const [changed, setChanged] = useState<SystemState | null>(null);
  const take = async (answer: Promise<SystemState>): Promise<void> => {
    try {
      setChanged(await answer);
    } catch {
      // The failure listener has shown a message; the choice stays as it was.
    }
  };
  return {
    state: changed ?? value,
    change: (choices: Partial<SystemChoices>) => void take(dispatch(changeSystem(choices)).unwrap()),
    chooseFolder: () => void take(dispatch(chooseDownloadFolder()).unwrap()),
  };
};

/** How the installed app behaves on this computer: closing, starting, spelling, downloads. */
export const SystemSection = () => {
  const { t } = useTranslation('system');
  const { state, change, chooseFolder } = useSystemState();
  if (state === null) return null;
  const { choices, offered, dictionaries, managed } = state;
  if (offered.length === 0) {
    return (
      <>
        <LockRow />
        <p className={styles.note}>{t('system.browserOnly')}</p>
      </>
    );
  }
  return (
    <>
      {managed && <p className={styles.note}>{t('system.managed')}</p>}
      <LockRow />
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
