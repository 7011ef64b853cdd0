import type { MenuProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { Ellipsis } from '../icons';
import { IconButton } from '../layout/IconButton';
import { MenuDropdown } from '../layout/MenuDropdown';
import type { RowAction } from './columns';

interface RowMenuProps {
  readonly actions: readonly RowAction[];
  readonly name: string;
}

/** What can be done with a row, as the entries of a menu. */
export const menuItems = (actions: readonly RowAction[]): NonNullable<MenuProps['items']> =>
  actions.map(({ key, label, icon: Sign, onSelect, danger, disabled }) => ({
    key,
    label,
    icon: <Sign size={15} />,
    danger,
    disabled,
    onClick: onSelect,
  }));

/** The one button at the end of a row where there is no room for more. */
export const RowMenu = ({ actions, name }: RowMenuProps) => {
  const { t } = useTranslation('common');
  return (
    <MenuDropdown menu={{ items: menuItems(actions) }} placement="bottomRight">
      <span>
        <IconButton icon={Ellipsis} label={`${t('list.actions')} ${name}`.trim()} />
      </span>
    </MenuDropdown>
  );
};
