import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../context';
import type { Stamps } from '../db/rows';
import type { NewRow, Table } from '../db/table';
import type { Actor } from '../http/tokens';
import type { FileHolder, StoredUpload } from '../http/uploads';

interface WithFile extends Stamps {
  id: number;
  /** Name of a file below /public. */
  mediaPath: string | null;
  mediaName: string | null;
  mediaType: string | null;
}

/** The file of a record that stores its MIME type too. No event reports a change of it. */
export const createAttachments = <T extends WithFile>(
  { publicDir }: Pick<ServerContext, 'publicDir'>,
  table: Pick<Table<T>, 'update'>,
  own: (actor: Actor, id: number) => T,
): FileHolder => {
  const store = (id: number, file: Omit<WithFile, 'id' | keyof Stamps>): void => {
    table.update({ id } as NewRow<T>, file as NewRow<T>);
  };
  return {
    own,
    attach: (actor: Actor, id: number, { storedAs, name, mimeType }: StoredUpload): void => {
      own(actor, id);
      store(id, { mediaPath: storedAs, mediaName: name, mediaType: mimeType });
    },
    detach: (actor: Actor, id: number): void => {
      const { mediaPath } = own(actor, id);
      if (mediaPath !== null) fs.rmSync(path.join(publicDir, mediaPath), { force: true });
      store(id, { mediaPath: null, mediaName: null, mediaType: null });
    },
  };
};
