import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LaneId } from '@/domain/kanban';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { Ellipsis } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { readUserColor } from '@/ui/userColor';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import styles from './KanbanPage.module.css';
import { useLaneName } from './useLaneName';

interface CardMenuProps {
  /** Of the card, for the button's name. */
  readonly name: string;
  readonly lanes: readonly BoardLane[];
  /** The card's current lane. */
  readonly laneId: LaneId;
  readonly onMove: (target: LaneId) => void;
}

/** The "..." of a card: the lanes it can be moved to. */
export const CardMenu = ({ name, lanes, laneId, onMove }: CardMenuProps) => {
  const { t } = useTranslation('kanban');
  const nameOf = useLaneName();
  const items: MenuProps['items'] = [
    {
      key: 'move',
      type: 'group',
      label: t('card.moveTo'),
      children: lanes
        .filter(({ id }) => id !== laneId)
        .map((lane) => ({
          key: String(lane.id),
          label: (
            <>
              <span className={styles.dot} style={{ background: readUserColor(lane.tag?.color) }} />
              {nameOf(lane)}
            </>
          ),
          onClick: () => onMove(lane.id),
        })),
    },
  ];
  return (
    <MenuDropdown placement="bottomRight" menu={{ items }}>
      <IconButton icon={Ellipsis} size={24} label={t('card.menu', { name })} />
    </MenuDropdown>
  );
};
