/** A file that waits to be sent, as the state holds it; its content is on disk under `id`. */
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
  /** When it was stored, ms. */
  readonly storedAt: number;
}
