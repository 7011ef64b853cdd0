import { useEffect, useState } from 'react';
import { fileKindOf } from '@/domain/conversations/fileKind';
import { readFile } from '@/entities/device/files/fileThunks';
import type { FileRef } from '@/entities/device/files/storedFile';
import { useAppDispatch } from '@/store/hooks';

/** Object URL of a picture stored on this computer; null until it is read, and for any other file. */
export const useKeptPicture = ({ id, type }: FileRef): string | null => {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState<string | null>(null);
  const isPicture = fileKindOf(type) === 'image';
  useEffect(() => {
    if (!isPicture) return undefined;
    let shown: string | null = null;
    let isOver = false;
    const show = async () => {
      const content = await dispatch(readFile(id)).unwrap();
      if (isOver || content === null) return;
      shown = URL.createObjectURL(content);
      setAddress(shown);
    };
    // Without its picture the tile still shows the file's name.
    show().catch(() => {});
    return () => {
      isOver = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [dispatch, id, isPicture]);
  return address;
};
