import type { ContactSheet } from '@/domain/company/contactSheet';

/** The only answer of the worker that reads a sheet; it is sent the file's bytes. */
export type FromSheetWorker = { readonly sheet: ContactSheet } | { readonly failure: string };
