import { useTranslation } from '@/i18n/useTranslation';
import { MapPin } from '@/ui/icons';
import type { Message } from '@/protocol/records/messages';
import { ExternalLink } from '@/ui/conversation/ExternalLink';
import { readLocation } from '../location';
import styles from './LocationBody.module.css';
import { TextBody } from './TextBody';

/** Some phones send coordinates instead of the place's name. */
const COORDINATES = /^-?\d+(?:[.,]\d+)?\s*,\s*-?\d+(?:[.,]\d+)?$/;

/** A location: its map picture, its description if any, and a link to the map. */
export const LocationBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  const location = readLocation(message.body);
  if (!location) return <TextBody message={message} />;
  return (
    <ExternalLink href={location.link} className={styles.location}>
      <span className={styles.map}>
        {location.picture ? (
          <img className={styles.picture} src={location.picture} alt={t('message.mapPicture')} draggable={false} />
        ) : (
          <MapPin className={styles.pin} size={26} />
        )}
      </span>
      <span className={styles.description}>
        {COORDINATES.test(location.description) || !location.description ? t('preview.location') : location.description}
      </span>
      {COORDINATES.test(location.description) && <span className={styles.open}>{location.description}</span>}
      <span className={styles.open}>{t('message.openMap')}</span>
    </ExternalLink>
  );
};
