import { useState } from 'react';
import type { FileRef } from '@/entities/device/files/storedFile';
import { fileKindOf, type FileKind } from '@/domain/conversations/fileKind';
import { FileText, Image, Mic, Video, type Icon } from '@/ui/icons';
import { fileExtension } from '@/domain/conversations/messageContent';
import { TypeTile } from '../../shared/TypeTile';
import { useKeptPicture } from './useKeptPicture';

const SIGNS: Readonly<Record<FileKind, Icon>> = { image: Image, video: Video, audio: Mic, document: FileText };

/** A small square that shows what a file is: the picture itself, the document's type, or an icon of its kind. */
export const FileTile = ({ file }: { readonly file: FileRef }) => {
  const picture = useKeptPicture(file);
  // Some phones write pictures in formats that Chromium cannot draw.
  const [isDrawable, setDrawable] = useState(true);
  const kind = fileKindOf(file.type);
  const extension = kind === 'document' ? fileExtension(file.name) : '';
  const Sign = SIGNS[kind];
  return (
    <TypeTile extension={extension}>
      {picture && isDrawable ? (
        <img src={picture} alt="" onError={() => setDrawable(false)} />
      ) : (
        extension.slice(0, 4) || <Sign size={17} />
      )}
    </TypeTile>
  );
};
