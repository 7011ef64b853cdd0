import type { MouseEvent } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from '../feedback/StateMessage';
import { focusAfter } from '../focus';
import { Search } from '../icons';

interface NothingFoundProps {
  /** What was typed; empty where only filters are set. */
  readonly text: string;
  readonly onClear: () => void;
}

/** A search or filter without results. Clearing it leads back to the search field, since the button leaves the page. */
export const NothingFound = ({ text, onClear }: NothingFoundProps) => {
  const { t } = useTranslation('common');
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const list = currentTarget.closest('[role="tabpanel"], main') ?? document;
    focusAfter(onClear, () => list.querySelector<HTMLElement>('search input'));
  };
  return (
    <EmptyState
      icon={Search}
      title={text ? t('list.notFound', { text }) : t('list.nothing')}
      hint={t('list.notFoundHint')}
      action={<Button onClick={clear}>{t('list.clear')}</Button>}
    />
  );
};
