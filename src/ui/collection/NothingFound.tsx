import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from '../feedback/StateMessage';
import { Search } from '../icons';

interface NothingFoundProps {
  /** What was typed; empty where only filters are set. */
  readonly text: string;
  readonly onClear: () => void;
}

/** A search or filter without results. */
export const NothingFound = ({ text, onClear }: NothingFoundProps) => {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={Search}
      title={text ? t('list.notFound', { text }) : t('list.nothing')}
      hint={t('list.notFoundHint')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
};
