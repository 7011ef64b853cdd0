import { useState } from 'react';
import { isLoadable, mediaAddresses } from '@/domain/conversations/mediaAddresses';
import { useMediaOrigin } from '@/store/ServerContext';
import { User, Users } from '../icons';
import { tint } from '../tint';
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

const WEB = /^https?:/i;

/** Where a picture is looked for, in this order. Servers are often configured with a wrong public address. */
const addressesOf = (picture: string | null | undefined, mediaOrigin: string): readonly string[] => {
  if (!picture || !PICTURE.test(picture)) return [];
  if (!WEB.test(picture)) return [picture];
  // Without a server nothing over http is loaded.
  if (mediaOrigin === '') return isLoadable(picture, '-') ? [picture] : [];
  return mediaAddresses(picture, mediaOrigin).filter((address) => isLoadable(address, mediaOrigin));
};

/** A face beside a name: picture, initials on a quiet tint, or the sign of a group. Always decorative, the name stands next to it. */
export const Avatar = ({ id, name, size, picture, group = false }: AvatarProps) => {
  const mediaOrigin = useMediaOrigin();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = addressesOf(picture, mediaOrigin).find((address) => !broken.includes(address));
  const box = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.38)) };
  if (shown !== undefined) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={shown}
        alt=""
        loading="lazy"
        draggable={false}
        onError={() => setBroken([...broken, shown])}
      />
    );
  }
  const letters = initials(name);
  const Sign = group ? Users : User;
  return (
    <span
      className={styles.avatar}
      style={{ ...box, ...tint(`avatar-${group ? 'group' : avatarTint(id)}`) }}
      aria-hidden="true"
    >
      {group || letters === '' ? <Sign size={Math.round(size * 0.44)} /> : letters}
    </span>
  );
};
