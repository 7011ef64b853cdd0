export interface SharedLocation {
  /** `data:` URL of the map picture; null if it is not a trusted picture. */
  readonly picture: string | null;
  readonly link: string;
  readonly description: string;
}

const PICTURE = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const WEB_LINK = /^https?:\/\/\S+$/i;

/** Reads a location body: picture, link and optional description between pipes; null when there is no link. */
export const readLocation = (body: string): SharedLocation | null => {
  const [picture = '', link = '', ...description] = body.split('|').map((part) => part.trim());
  if (!WEB_LINK.test(link)) return null;
  const address = picture.replaceAll(/\s/g, '');
  return { picture: PICTURE.test(address) ? address : null, link, description: description.join(' | ').trim() };
};

/** A location in words: its description, if it has one, and its link. */
export const locationText = ({ description, link }: SharedLocation): string =>
  [description, link].filter(Boolean).join('\n');
