import { useState } from 'react';
import { classNames } from '../classNames';
import { User, Users } from '../icons';
import styles from './Avatar.module.css';
import { avatarTint, initials } from './avatarLook';

interface AvatarProps {
  /** Id of the person, decides the tint. */
  readonly id: number | string;
  readonly name: string;
  /** Edge in pixels. */
  readonly size: number;
  /** Address of the picture; when it is missing or does not load the initials stand in. */
  readonly picture?: string | null;
  readonly group?: boolean;
}

/** Only what can be a picture of a person is fetched: a whole web address, a picture in the text itself, a file of the own server. */
const PICTURE = /^(?:https?:\/\/|data:image\/(?:png|jpe?g|webp|gif)[;,]|\/(?![/\\]))/i;

/** A face beside a name: picture, initials on a quiet tint, or the sign of a group. Always decorative, the name stands next to it. */
export const Avatar = ({ id, name, size, picture, group = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.38)) };
  if (picture && PICTURE.test(picture) && picture !== broken) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={picture}
        alt=""
        loading="lazy"
        draggable={false}
        onError={() => setBroken(picture)}
      />
    );
  }
  const letters = initials(name);
  const Sign = group ? Users : User;
  return (
    <span
      className={classNames(styles.avatar, styles[group ? 'group' : avatarTint(id)])}
      style={box}
      aria-hidden="true"
    >
      {group || letters === '' ? <Sign size={Math.round(size * 0.44)} /> : letters}
    </span>
  );
};
