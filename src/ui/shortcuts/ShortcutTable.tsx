import { useTranslation } from '@/i18n/useTranslation';
import { SHORTCUTS, type Shortcut, type ShortcutId } from '@/bridge/shortcuts';
import { isMac, keyNames } from './keys';
import styles from './ShortcutTable.module.css';

const GROUPS: readonly Shortcut['group'][] = ['tickets', 'conversation', 'app'];
const IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** Keys that fields and lists handle themselves, so they are not in `SHORTCUTS`. */
const FIXED = [
  { id: 'list', group: 'tickets', names: ['↑', '↓', 'Enter'] },
  { id: 'openBeside', group: 'tickets', names: ['mod', 'Enter'] },
  { id: 'mark', group: 'tickets', names: ['Shift', 'space'] },
  { id: 'markRange', group: 'tickets', names: ['Shift', '↑', '↓'] },
  { id: 'markAll', group: 'tickets', names: ['mod', 'A'] },
  { id: 'send', group: 'conversation', names: ['Enter'] },
  { id: 'newLine', group: 'conversation', names: ['Shift', 'Enter'] },
  { id: 'slash', group: 'conversation', names: ['/'] },
  { id: 'messages', group: 'conversation', names: ['↑', '↓'] },
  { id: 'withinMessage', group: 'conversation', names: ['←', '→'] },
] as const;

interface LineProps {
  readonly label: string;
  readonly names: readonly string[];
}

const Line = ({ label, names }: LineProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd className={styles.keys}>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </dd>
  </div>
);

/** All shortcuts and their actions, by place. */
export const ShortcutTable = () => {
  const { t } = useTranslation('shortcuts');
  const mac = isMac();
  const nameOf = (name: string) => {
    if (name === 'mod') return mac ? '⌘' : 'Ctrl';
    return name === 'space' ? t('fixed.space') : name;
  };
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{t(`groups.${group}`)}</h3>
          <dl className={styles.list}>
            {IDS.filter((id) => SHORTCUTS[id].group === group).map((id) => (
              <Line key={id} label={t(`actions.${id}`)} names={keyNames(SHORTCUTS[id].keys, mac)} />
            ))}
            {FIXED.filter((one) => one.group === group).map(({ id, names }) => (
              <Line key={id} label={t(`fixed.${id}`)} names={names.map(nameOf)} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
