import { Select, Switch } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { NoticeKind } from '@/bridge/alerts';
import { SOUND_NAMES, type SoundName } from '@/bridge/sounds';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Play } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { usePlaySound } from '../usePlaySound';
import styles from './notices.module.css';

const KINDS: readonly NoticeKind[] = ['pending', 'longWait', 'message', 'transfer', 'reminder', 'chat'];

/** Means "no sound" in the list of sounds. */
const NONE = 'none';

/** Each kind of notification with its switch and its sound, which can be played. */
export const KindTable = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const play = usePlaySound();
  const kinds = useAppSelector((state) => state.alerts.kinds);
  const change = (kind: NoticeKind, changes: Partial<(typeof kinds)[NoticeKind]>) =>
    dispatch(alertsChanged({ kinds: { ...kinds, [kind]: { ...kinds[kind], ...changes } } }));
  const options = [NONE, ...SOUND_NAMES].map((value) => ({ value, label: t(`sounds.${value as SoundName}`) }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('notify')}</th>
          <th scope="col">{t('sound')}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => {
          const { on, sound } = kinds[kind];
          const name = t(`kind.${kind}`);
          return (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td>
                <Switch
                  checked={on}
                  aria-label={t('kindNotify', { kind: name })}
                  onChange={(next) => change(kind, { on: next })}
                />
              </td>
              <td>
                <div className={styles.sound}>
                  <Select
                    className={styles.choice}
                    value={sound ?? NONE}
                    disabled={!on}
                    aria-label={t('kindSound', { kind: name })}
                    options={options}
                    onChange={(next) => change(kind, { sound: SOUND_NAMES.find((known) => known === next) ?? null })}
                  />
                  <IconButton
                    icon={Play}
                    label={t('playKind', { kind: name })}
                    disabled={!on || sound === null}
                    onClick={() => sound !== null && play(sound)}
                  />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
