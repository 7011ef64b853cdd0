import { useTranslation } from '@/i18n/useTranslation';
import { Pencil, Trash2 } from '../icons';
import type { RowAction } from './columns';

/** What the rows of most lists end with: edit, and delete, which is to ask first. */
export const useChangeActions = <Item>(
  onEdit: (record: Item) => void,
  onRemove: (record: Item) => void,
  /** Whether edit is what the row is for: seen without pointing at it, and done by a click on it. */
  { mainEdit = true }: { readonly mainEdit?: boolean } = {},
): ((record: Item) => readonly RowAction[]) => {
  const { t } = useTranslation('common');
  return (record) => [
    {
      key: 'edit',
      label: t('actions.edit'),
      icon: Pencil,
      main: mainEdit,
      opens: mainEdit,
      onSelect: () => onEdit(record),
    },
    { key: 'remove', label: t('actions.delete'), icon: Trash2, danger: true, onSelect: () => onRemove(record) },
  ];
};
