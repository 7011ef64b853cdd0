import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../../context';
import type { CampaignRow } from '../../db/campaignRows';
import { fileListFolder } from '../fileLists';
import { createMediaFiles } from '../media/mediaFiles';
import { extendedText, fileContent } from '../messages/contents';
import type { Content } from '../messages/contents';

const FALLBACK_TYPE = 'application/octet-stream';

/** What one contact gets: the files of the list, one message each, then the text, as caption where the campaign has a file. */
export const createCampaignContents = (context: Pick<ServerContext, 'tables' | 'publicDir' | 'clock'>) => {
  const { tables, publicDir } = context;
  const media = createMediaFiles(context);

  /** The conversation gets a file of its own: those of campaign and list may be removed. None when it is gone. */
  const copyOf = (file: string, mimeType: string | null, name: string) => {
    const source = path.join(publicDir, file);
    return fs.existsSync(source) ? [media.save(fs.readFileSync(source), mimeType || FALLBACK_TYPE, name)] : [];
  };

  const listed = ({ fileListId }: CampaignRow): Content[] => {
    if (fileListId === null) return [];
    return tables.fileOptions
      .findAll({ fileId: fileListId }, { orderBy: 'id' })
      .filter((option) => option.path !== '')
      .flatMap((option) => copyOf(path.join(fileListFolder(fileListId), option.path), option.mediaType, option.path))
      .map((file) => fileContent(file));
  };

  return (campaign: CampaignRow, text: string): Content[] => {
    const { mediaPath, mediaName, mediaType } = campaign;
    const attached = mediaPath === null ? [] : copyOf(mediaPath, mediaType, mediaName ?? mediaPath);
    const own = attached.map((file) => fileContent(file, { caption: text }));
    return [...listed(campaign), ...(own.length > 0 ? own : [extendedText(text)])];
  };
};
