import { addressPart } from '@/lib/addressPart';
import type { Announcement } from '@/protocol/records/announcements';

export const PRIORITIES = [1, 2, 3] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The lowest priority: the default of a new announcement, and used for any unknown value. */
export const LOWEST: Priority = 3;

export const priorityOf = ({ priority }: Pick<Announcement, 'priority'>): Priority =>
  PRIORITIES.find((known) => known === priority) ?? LOWEST;

/** Do readers see it? Servers list only those that are switched on, so none whose switch is unset either. */
export const isActive = ({ status }: Pick<Announcement, 'status'>): boolean => status !== false && status !== null;

/** The name of the attached picture, or null. */
export const pictureOf = ({ mediaName, mediaPath }: Pick<Announcement, 'mediaName' | 'mediaPath'>): string | null =>
  mediaName || mediaPath || null;

const PICTURE = /\.(?:png|jpe?g)$/i;

/** May this file be attached? */
export const isAnnouncementPicture = ({ name }: Pick<File, 'name'>): boolean => PICTURE.test(name);

/**
 * Possible addresses of the picture, in the order to try. Servers send a bare name below /public or, if the upload named a
 * folder, below that folder. Absolute addresses stay unchanged.
 */
export const pictureAddresses = (mediaPath: string, origin: string): readonly string[] => {
  if (/^https?:\/\//i.test(mediaPath)) return [mediaPath];
  const name = addressPart(mediaPath.replace(/^\/?(?:public\/)?/, ''));
  return [`${origin}/public/${name}`, `${origin}/public/announcements/${name}`];
};
