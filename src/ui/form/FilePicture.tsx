import { useCallback } from 'react';
import { classNames } from '../classNames';
import styles from './FileChoice.module.css';

interface FilePictureProps {
  readonly file: File;
  /** As wide as its container instead of 48 px. */
  readonly wide?: boolean;
}

/** The picture in a file chosen here; its object URL is revoked with it. */
export const FilePicture = ({ file, wide }: FilePictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={classNames(styles.picture, wide && styles.wide)} alt="" />;
};
