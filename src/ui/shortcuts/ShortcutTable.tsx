import { useTranslation } from 'react-i18next';
import { SHORTCUTS, type Shortcut, type ShortcutId } from '@/bridge/shortcuts';
import { isMac, keyNames } from './keys';
import styles from './ShortcutTable.module.css';

const GROUPS: readonly Shortcut['group'][] = ['tickets', 'conversation', 'app'];
const IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** All shortcuts with what they do, by place (KEY-03). */
export const ShortcutTable = () => {
  const { t } = useTranslation('shortcuts');
  const mac = isMac();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{t(`groups.${group}`)}</h3>
          <dl className={styles.list}>
            {IDS.filter((id) => SHORTCUTS[id].group === group).map((id) => (
              <div key={id} className={styles.row}>
                <dt>{t(`actions.${id}`)}</dt>
                <dd className={styles.keys}>
                  {keyNames(SHORTCUTS[id].keys, mac).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
