import type { Http } from './http';

/** Files that lie on the server under an address of their own. */
export const createFiles = (http: Http) => ({
  download: (address: string, signal?: AbortSignal): Promise<Blob> => http.download(address, signal),
});
