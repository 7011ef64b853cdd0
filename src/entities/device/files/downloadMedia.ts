import { mediaAddresses } from '@/domain/conversations/mediaAddresses';
import type { Services } from '../../base/thunk';

/** Reads a file of the server; `stored` is its address as servers send it. The second place it may be in is tried after a failure. */
export const downloadMedia = async (stored: string, { api, server }: Services, signal?: AbortSignal): Promise<Blob> => {
  const [first = stored, second] = mediaAddresses(stored, server?.media ?? '');
  try {
    return await api.files.download(first, signal);
  } catch (error) {
    if (!second || signal?.aborted) throw error;
    return api.files.download(second, signal);
  }
};
