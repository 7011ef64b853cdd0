import { isLoadable, mediaAddresses } from '@/domain/conversations/mediaAddresses';
import { useMediaOrigin } from '@/store/ServerContext';
import { User, Users } from '../icons';
import { tint } from '../tint';
import { useWorkingAddress } from '../useWorkingAddress';
import styles from './Avatar.module.css';
import { avatarTint, initials } from './avatarLook';

interface AvatarProps {
  /** Id of the person; decides the tint. */
  readonly id: number | string;
  readonly name: string;
  /** Width and height, px. */
  readonly size: number;
  /** Address of the picture; if it is missing or does not load, the initials are shown. */
  readonly picture?: string | null;
  readonly group?: boolean;
}

/** Addresses that are fetched: an absolute web address, a `data:` picture, or a path on the server in use. */
const PICTURE = /^(?:https?:\/\/|data:image\/(?:png|jpe?g|webp|gif)[;,]|\/(?![/\\]))/i;

const WEB = /^https?:/i;

/** The addresses to try, in order. Servers are often configured with a wrong public address. */
const addressesOf = (picture: string | null | undefined, mediaOrigin: string): readonly string[] => {
  if (!picture || !PICTURE.test(picture)) return [];
  if (!WEB.test(picture)) return [picture];
  // Without a server nothing is loaded over http.
  if (mediaOrigin === '') return isLoadable(picture, '-') ? [picture] : [];
  return mediaAddresses(picture, mediaOrigin).filter((address) => isLoadable(address, mediaOrigin));
};

/** An avatar beside a name: picture, initials on a quiet tint, or a group icon. Always decorative, since the name is next to it. */
export const Avatar = ({ id, name, size, picture, group = false }: AvatarProps) => {
  const mediaOrigin = useMediaOrigin();
  const { address, onError } = useWorkingAddress(addressesOf(picture, mediaOrigin));
  const box = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.38)) };
  if (address !== undefined) {
    return (
      <img
        // Another picture is another element: until it is loaded, the old one must not stand for another person.
        key={address}
        className={styles.avatar}
        style={box}
        src={address}
        alt=""
        loading="lazy"
        draggable={false}
        onError={onError}
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
