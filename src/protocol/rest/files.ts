import { fileListSchema } from '../records/fileLists';
import { call, nothing, one, paged, part } from './call';

/** rest.md §17. */
export const files = {
  page: call('GET', () => '/files/', paged(fileListSchema, 'files')),
  show: call('GET', (id: number) => `/files/${part(id)}`, one(fileListSchema)),
  create: call('POST', () => '/files', one(fileListSchema)),
  update: call('PUT', (id: number) => `/files/${part(id)}`, one(fileListSchema)),
  remove: call('DELETE', (id: number) => `/files/${part(id)}`, nothing),
  upload: call('POST', (fileListId: number) => `/files/uploadList/${part(fileListId)}`, nothing),
};
