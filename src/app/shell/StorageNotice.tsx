import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAppThunk } from '@/entities/thunk';
import { useAppDispatch } from '@/store/hooks';
import { Strip } from '@/ui/feedback/Strip';
import { TriangleAlert } from '@/ui/icons';
import { useAnswer } from '@/ui/useAnswer';

const readIsOnDisk = createAppThunk('shell/readIsOnDisk', (_: void, { extra }) => extra.storage.isOnDisk(), {
  silent: true,
});

/** Says that unsent words do not survive this page where the disk cannot be used, so that nobody relies on it. */
export const StorageNotice = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [understood, setUnderstood] = useState(false);
  const ask = useCallback(() => dispatch(readIsOnDisk()).unwrap(), [dispatch]);
  const { value: isOnDisk } = useAnswer(ask);
  if (isOnDisk !== false || understood) return null;
  return (
    <Strip
      live
      tone="warning"
      icon={TriangleAlert}
      action={{ label: t('storage.understood'), onClick: () => setUnderstood(true) }}
    >
      {t('storage.memoryOnly')}
    </Strip>
  );
};
