/** A file that waits on this computer to be sent, as state holds it; its content lies on disk under `id`. */
export interface FileRef {
  readonly id: string;
  readonly name: string;
  /** MIME type it is sent with. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The file on disk. */
export interface StoredFile {
  readonly id: string;
  readonly content: Blob;
  /** When it was put there, ms. */
  readonly storedAt: number;
}
