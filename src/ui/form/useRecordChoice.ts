import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { LoadStatus } from '@/entities/base/loadStatus';
import { useLoadFailed } from './useLoadFailed';

/** A chosen record as a select gives it: the name is missing where it is none of the options. */
interface Chosen {
  readonly label?: ReactNode;
  readonly value?: string | number;
}

/**
 * What a select of records shows where there is no record: why nothing can be chosen, and for a chosen one that is deleted, or could
 * not be read, a word instead of its number. `offered` are the records to choose from by now: without them a select goes on showing the
 * name of a chosen one that is deleted while it is on screen.
 */
export const useRecordChoice = (status: LoadStatus, offered?: readonly { readonly id: number | string }[]) => {
  const { t } = useTranslation('common');
  const notFoundContent = useLoadFailed(status === 'failed');
  const isRead = status === 'ready' || status === 'failed';
  const labelRender = ({ label, value }: Chosen): ReactNode => {
    const isGone = offered?.every(({ id }) => id !== value) ?? false;
    return (isGone ? null : label) ?? (isRead ? t('form.unavailable') : '…');
  };
  return { notFoundContent, labelRender };
};
