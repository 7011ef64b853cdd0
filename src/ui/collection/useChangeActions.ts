import { useTranslation } from '@/i18n/useTranslation';
import { Eye, Pencil, Trash2 } from '../icons';
import type { RowAction } from './columns';

interface ChangeOptions<Item> {
  /** Is edit the row's main action: visible without pointing at the row, and run by a click on it? */
  readonly mainEdit?: boolean;
  /** Can the record only be looked at? */
  readonly isReadOnly?: ((record: Item) => boolean) | undefined;
}

/** The last actions of most rows: edit and delete. `onRemove` must ask first. */
export const useChangeActions = <Item>(
  onEdit: (record: Item) => void,
  onRemove: (record: Item) => void,
  { mainEdit = true, isReadOnly = () => false }: ChangeOptions<Item> = {},
): ((record: Item) => readonly RowAction[]) => {
  const { t } = useTranslation('common');
  return (record) => [
    {
      key: 'edit',
      label: t(isReadOnly(record) ? 'actions.view' : 'actions.edit'),
      icon: isReadOnly(record) ? Eye : Pencil,
      main: mainEdit,
      opens: mainEdit,
      onSelect: () => onEdit(record),
    },
    { key: 'remove', label: t('actions.delete'), icon: Trash2, danger: true, onSelect: () => onRemove(record) },
  ];
};
