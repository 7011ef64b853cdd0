import { useTranslation } from '@/i18n/useTranslation';
import { pictureAddresses } from '@/domain/company/announcements';
import { useMediaOrigin } from '@/store/ServerContext';
import { ImageOff } from '@/ui/icons';
import { useWorkingAddress } from '@/ui/useWorkingAddress';
import styles from './announcements.module.css';

interface AnnouncementPictureProps {
  /** As the server stored it. */
  readonly path: string;
  readonly name: string;
}

/** The picture of an announcement, looked for where servers may have put it. */
export const AnnouncementPicture = ({ path, name }: AnnouncementPictureProps) => {
  const { t } = useTranslation('shell');
  const origin = useMediaOrigin();
  const { address, onError } = useWorkingAddress(pictureAddresses(path, origin));
  if (address === undefined) {
    return (
      <p className={styles.missing}>
        <ImageOff size={15} />
        {t('panels.noPicture', { name })}
      </p>
    );
  }
  return <img className={styles.picture} src={address} alt={name} loading="lazy" onError={onError} />;
};
