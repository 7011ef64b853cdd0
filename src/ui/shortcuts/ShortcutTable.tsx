import type { ParseKeys } from 'i18next';
import { useTranslation } from '@/i18n/useTranslation';
import { SHORTCUTS, type Shortcut, type ShortcutId } from '@/bridge/shortcuts';
import { useAppSelector } from '@/store/hooks';
import { isMac, keyNames } from './keys';
import styles from './ShortcutTable.module.css';

const GROUPS: readonly Shortcut['group'][] = ['tickets', 'conversation', 'app'];
const IDS = Object.keys(SHORTCUTS) as ShortcutId[];

interface FixedKeys {
  readonly labelKey: Extract<ParseKeys<'shortcuts'>, `fixed.${string}`>;
  readonly group: Shortcut['group'];
  readonly names: readonly string[];
  /** Where the user chose that Enter breaks the line. */
  readonly reversed?: readonly string[];
}

/** Keys that fields and lists handle themselves, so they are not in `SHORTCUTS`. */
const FIXED: readonly FixedKeys[] = [
  { labelKey: 'fixed.list', group: 'tickets', names: ['↑', '↓', 'Enter'] },
  { labelKey: 'fixed.openBeside', group: 'tickets', names: ['mod', 'Enter'] },
  { labelKey: 'fixed.mark', group: 'tickets', names: ['Shift', 'space'] },
  { labelKey: 'fixed.markRange', group: 'tickets', names: ['Shift', '↑', '↓'] },
  { labelKey: 'fixed.markAll', group: 'tickets', names: ['mod', 'A'] },
  { labelKey: 'fixed.send', group: 'conversation', names: ['Enter'], reversed: ['Shift', 'Enter'] },
  { labelKey: 'fixed.newLine', group: 'conversation', names: ['Shift', 'Enter'], reversed: ['Enter'] },
  { labelKey: 'fixed.slash', group: 'conversation', names: ['/'] },
  { labelKey: 'fixed.messages', group: 'conversation', names: ['↑', '↓'] },
  { labelKey: 'fixed.withinMessage', group: 'conversation', names: ['←', '→'] },
];

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
  const isReversed = useAppSelector((state) => state.preferences.sendKey === 'shiftEnter');
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
            {FIXED.filter((one) => one.group === group).map(({ labelKey, names, reversed = names }) => (
              <Line key={labelKey} label={t(labelKey)} names={(isReversed ? reversed : names).map(nameOf)} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
