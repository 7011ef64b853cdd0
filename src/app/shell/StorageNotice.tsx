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

/** Warns that unsent texts will be lost with this page, because the disk cannot be used. */
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
