import type { Announcement } from '@/protocol/records/announcements';

export const PRIORITIES = [1, 2, 3] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Least urgent, that of a new one; also of those whose priority is none of the three. */
export const LOWEST: Priority = 3;

export const priorityOf = ({ priority }: Pick<Announcement, 'priority'>): Priority =>
  PRIORITIES.find((known) => known === priority) ?? LOWEST;

/** The name of the attached picture, null without one. */
export const pictureOf = ({ mediaName, mediaPath }: Pick<Announcement, 'mediaName' | 'mediaPath'>): string | null =>
  mediaName || mediaPath || null;

const PICTURE = /\.(?:png|jpe?g)$/i;

/** May this file be attached? */
export const isAnnouncementPicture = ({ name }: Pick<File, 'name'>): boolean => PICTURE.test(name);

/**
 * Where its picture may lie, in the order to try: servers send a bare name below /public, and where the upload asked
 * for a folder, below that. Whole addresses stay as they are.
 */
export const pictureAddresses = (mediaPath: string, origin: string): readonly string[] => {
  if (/^https?:\/\//i.test(mediaPath)) return [mediaPath];
  const name = encodeURIComponent(mediaPath.replace(/^\/?(?:public\/)?/, ''));
  return [`${origin}/public/${name}`, `${origin}/public/announcements/${name}`];
};
