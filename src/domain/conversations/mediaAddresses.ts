const PUBLIC = '/public/';
const INSECURE = /^http:\/\//i;

/**
 * Where a media file may lie, in the order to try: an absolute address as it is and, since servers are often given a
 * wrong public address, once more under the media origin; anything else under the media origin's public folder.
 */
export const mediaAddresses = (value: string, mediaOrigin: string): readonly string[] => {
  if (!/^https?:\/\//i.test(value))
    return [`${mediaOrigin}${PUBLIC}${value.replace(/^\/+/, '').replace(/^public\//, '')}`];
  const at = value.indexOf(PUBLIC);
  const second = at === -1 ? null : mediaOrigin + value.slice(at);
  return second && second !== value ? [value, second] : [value];
};

/**
 * Does the page's policy let it load this file? Https hosts are allowed, of http the configured media origin alone. What it does
 * not allow is not tried, since every try is an error in the console. With an unknown origin, which is empty, nothing is held back.
 */
export const isLoadable = (address: string, mediaOrigin: string): boolean =>
  !INSECURE.test(address) || mediaOrigin === '' || address.startsWith(`${mediaOrigin}/`);
