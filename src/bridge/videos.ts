/** Origin of the player of help videos: it sets no cookies before somebody plays. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';
/** Origin of their thumbnails. */
export const VIDEO_THUMBNAILS = 'https://i.ytimg.com';
