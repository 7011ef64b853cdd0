import { useCallback } from 'react';
import styles from './FileChoice.module.css';

/** A small picture of a file chosen here; its address is given back with it. */
export const FilePicture = ({ file }: { readonly file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.picture} alt="" />;
};
