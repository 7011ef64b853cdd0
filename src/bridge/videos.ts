/** Origin of the help video player, which sets no cookies before a video is played. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';
/** Origin of their thumbnails. */
export const VIDEO_THUMBNAILS = 'https://i.ytimg.com';
