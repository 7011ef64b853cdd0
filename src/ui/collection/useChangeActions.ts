import { useTranslation } from '@/i18n/useTranslation';
import { Pencil, Trash2 } from '../icons';
import type { RowAction } from './columns';

/** The last actions of most rows: edit and delete. `onRemove` must ask first. */
export const useChangeActions = <Item>(
  onEdit: (record: Item) => void,
  onRemove: (record: Item) => void,
  /** Is edit the row's main action: visible without pointing at the row, and run by a click on it? */
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
