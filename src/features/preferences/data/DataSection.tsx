import { useCallback } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import { useByteText } from '@/ui/useByteText';
import { SettingRow } from '../SettingRow';
import { clearStoredData, readStoredData, type DataStore } from './dataThunks';

/** What this computer keeps, how much it is, and the way to clear each part. */
export const DataSection = () => {
  const { t } = useTranslation('system');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const bytesText = useByteText();
  const ask = useCallback(() => dispatch(readStoredData()).unwrap(), [dispatch]);
  const { status, value, reload } = useAnswer(ask);

  const clear = async (store: DataStore): Promise<void> => {
    const agreed = await confirm({
      title: t('data.clearTitle', { what: t(`data.${store}`) }),
      message: t(`data.${store}Warning`),
      confirmLabel: t('data.clear'),
      danger: true,
    });
    if (!agreed) return;
    await dispatch(clearStoredData(store));
    reload();
  };

  if (status === 'failed') return <ErrorState title={t('data.failed')} onRetry={reload} />;
  if (value === null) return <SkeletonRows rows={4} height={56} />;
  return value.map(({ store, bytes, count }) => {
    const size = bytesText(bytes);
    return (
      <SettingRow
        key={store}
        label={t(`data.${store}`)}
        hint={`${count === null ? size : t('data.records', { count, size })}. ${t(`data.${store}Hint`)}`}
      >
        {(names) => (
          <Button
            aria-label={t('data.clearOne', { what: t(`data.${store}`) })}
            aria-describedby={names['aria-describedby']}
            disabled={bytes === 0}
            onClick={() => void clear(store)}
          >
            {t('data.clear')}
          </Button>
        )}
      </SettingRow>
    );
  });
};
