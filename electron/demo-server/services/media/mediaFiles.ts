import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../../context';
import type { MediaFile } from '../messages/contents';

/** Extensions the network gives to some types; other files keep their extension. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/ogg': 'oga',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

const FALLBACK_EXTENSION = 'bin';

/** Extension of a file, without its dot; parameters of the MIME type are ignored. */
const extensionFor = (mimeType: string, name: string): string => {
  const [type = ''] = mimeType.split(';');
  const given = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  return EXTENSIONS[type.trim()] ?? given ?? FALLBACK_EXTENSION;
};

export interface MediaFiles {
  /** Writes a file below /public under the name the contract gives it. */
  save(bytes: Uint8Array, mimeType: string, name: string): MediaFile;
}

/** Files of messages, named after the time they were stored. */
export const createMediaFiles = ({ publicDir, clock }: Pick<ServerContext, 'publicDir' | 'clock'>): MediaFiles => ({
  save: (bytes, mimeType, name) => {
    const extension = extensionFor(mimeType, name);
    for (let stamp = clock.now().getTime(); ; stamp += 1) {
      const stored = `${stamp}.${extension}`;
      try {
        fs.writeFileSync(path.join(publicDir, stored), bytes, { flag: 'wx' });
        return { url: `/public/${stored}`, mimeType, name };
      } catch (error) {
        // Two files in one millisecond: the later one takes the next free millisecond.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  },
});
