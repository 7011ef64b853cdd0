import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { Queue } from '@/protocol/records/queues';
import { Layers } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { readUserColor } from '@/ui/userColor';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import styles from './KanbanPage.module.css';

interface QueueChoiceProps {
  readonly queues: readonly Queue[];
  /** Empty means all. */
  readonly chosen: readonly number[];
  readonly onChange: (queueIds: readonly number[]) => void;
}

/** Which queues' cards are shown. */
export const QueueChoice = ({ queues, chosen, onChange }: QueueChoiceProps) => {
  const { t } = useTranslation('kanban');
  const items = queues.map(({ id, name, color }) => ({
    key: String(id),
    label: (
      <>
        <span className={styles.dot} style={{ background: readUserColor(color) }} />
        {name}
      </>
    ),
  }));
  const choose = ({ selectedKeys }: { readonly selectedKeys: readonly string[] }) => onChange(selectedKeys.map(Number));
  return (
    <MenuDropdown
      disabled={queues.length === 0}
      menu={{
        items,
        multiple: true,
        selectable: true,
        selectedKeys: chosen.map(String),
        onSelect: choose,
        onDeselect: choose,
      }}
    >
      <Button icon={<Layers size={15} />}>
        <span className={styles.queues}>
          {t('queues')}
          <Count value={chosen.length} tone="neutral" label={t('queuesChosen', { count: chosen.length })} />
        </span>
      </Button>
    </MenuDropdown>
  );
};
