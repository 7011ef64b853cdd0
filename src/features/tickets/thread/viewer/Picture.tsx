import { useTranslation } from 'react-i18next';
import { MediaFailed } from '../bodies/MediaFailed';
import { useMediaAddress } from '../useMediaAddress';
import styles from './PictureViewer.module.css';

interface PictureProps {
  readonly file: string;
  readonly alt: string;
}

/** One picture, from the first address that delivers it. */
export const Picture = ({ file, alt }: PictureProps) => {
  const { t } = useTranslation('tickets');
  const { src, failed, onError } = useMediaAddress(file);
  if (failed) return <MediaFailed className={styles.picture} text={t('message.imageFailed')} />;
  return <img className={styles.picture} src={src} alt={alt} draggable={false} onError={onError} />;
};
