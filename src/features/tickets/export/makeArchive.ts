import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: Blob | string;
}

/** Puts files into a zip. Pictures, sounds and videos are already compressed and are stored as they are. */
export const makeArchive = async (files: readonly ArchiveFile[]): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const { name, content } of files) {
    const entry = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    const bytes =
      typeof content === 'string'
        ? new TextEncoder().encode(content)
        : // Sequential, so that only one file at a time is in memory twice.
          // oxlint-disable-next-line no-await-in-loop
          new Uint8Array(await content.arrayBuffer());
    entry.push(bytes, true);
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
};
