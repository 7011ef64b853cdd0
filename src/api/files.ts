import type { Http } from './http';

/** Files on the server that have their own address. */
export const createFiles = (http: Http) => ({
  download: (address: string, signal?: AbortSignal): Promise<Blob> => http.download(address, signal),
});
