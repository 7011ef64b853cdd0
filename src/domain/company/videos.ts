import { VIDEO_PLAYER, VIDEO_THUMBNAILS } from '@/bridge/videos';

const CODE = /^[\w-]+$/;
const SITES = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;

const codeIn = (text: string): string => {
  // Typed by hand it often has no protocol.
  const address = URL.canParse(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return text;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!SITES.test(hostname)) return text;
  return searchParams.get('v') ?? second;
};

/** A video's YouTube code, read from the code itself or from an address; null for anything else. */
export const videoCode = (stored: string | null | undefined): string | null => {
  const code = codeIn((stored ?? '').trim());
  return CODE.test(code) ? code : null;
};

export const thumbnailOf = (code: string): string => `${VIDEO_THUMBNAILS}/vi/${code}/mqdefault.jpg`;

export const playerOf = (code: string): string => `${VIDEO_PLAYER}/embed/${code}`;

/** The video's page outside the app. */
export const watchPageOf = (code: string): string => `https://www.youtube.com/watch?v=${code}`;
