import { Button, Progress } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { UpdateState } from '@/bridge/system';
import { useAppDispatch } from '@/store/hooks';
import { useRead } from '@/ui/useAsync';
import { SettingRow } from '@/ui/layout/SettingRow';
import { checkForUpdates, installUpdate, readUpdates, watchUpdates } from './systemThunks';

/** The state of the update, followed live; null until the app has answered. */
const useUpdates = () => {
  const dispatch = useAppDispatch();
  const { value } = useRead(readUpdates);
  const [reported, setReported] = useState<UpdateState | null>(null);
  useEffect(() => dispatch(watchUpdates(setReported)), [dispatch]);
  return {
    update: reported ?? value,
    check: () => void dispatch(checkForUpdates()),
    install: () => void dispatch(installUpdate()),
  };
};

const describe = (update: UpdateState, t: TFunction<'system'>): string => {
  switch (update.kind) {
    case 'downloading':
      return t('updates.downloading', { version: update.version, percent: update.percent });
    case 'ready':
      return t('updates.ready', { version: update.version });
    case 'failed':
      return t('updates.failed', { detail: update.detail });
    default:
      return t(`updates.${update.kind}`);
  }
};

/** Looking for updates, and installing the one that has arrived. */
export const UpdatesSection = () => {
  const { t } = useTranslation('system');
  const { update, check, install } = useUpdates();
  if (update === null) return null;
  const isRunning = update.kind === 'checking' || update.kind === 'downloading';
  return (
    <>
      <SettingRow label={t('updates.title')} hint={describe(update, t)}>
        {(names) =>
          update.kind === 'ready' ? (
            <Button type="primary" aria-describedby={names['aria-describedby']} onClick={install}>
              {t('updates.install')}
            </Button>
          ) : (
            update.kind !== 'off' && (
              <Button
                aria-describedby={names['aria-describedby']}
                loading={isRunning}
                disabled={isRunning}
                onClick={check}
              >
                {t('updates.check')}
              </Button>
            )
          )
        }
      </SettingRow>
      {update.kind === 'downloading' && (
        <Progress percent={update.percent} status="normal" aria-label={t('updates.title')} />
      )}
    </>
  );
};
