import { useTranslation } from '@/i18n/useTranslation';
import { MapPin } from '@/ui/icons';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
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
  const description = withoutOverrides(location.description);
  const isPosition = COORDINATES.test(description);
  return (
    <ExternalLink href={location.link} className={styles.location}>
      <span className={styles.map}>
        {location.picture ? (
          <img className={styles.picture} src={location.picture} alt={t('message.mapPicture')} draggable={false} />
        ) : (
          <MapPin className={styles.pin} size={26} />
        )}
      </span>
      <span className={styles.description}>{isPosition || !description ? t('preview.location') : description}</span>
      {isPosition && <span className={styles.open}>{description}</span>}
      <span className={styles.open}>{t('message.openMap')}</span>
    </ExternalLink>
  );
};
