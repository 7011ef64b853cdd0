import { createRandom } from './random';

/** How many different pictures there are. */
export const AVATAR_COUNT = 24;

/** Path of a picture as contacts store it. */
export const avatarPath = (index: number): string => `/public/avatars/${index}.svg`;

const BACKGROUNDS = ['#dbeafe', '#dcfce7', '#fee2e2', '#fef3c7', '#ede9fe', '#cffafe', '#fce7f3', '#e2e8f0'];
const SKINS = ['#f3c9a5', '#e0a877', '#c68642', '#8d5524', '#5c3317'];
const HAIRS = ['#1f1a17', '#3b2417', '#6b4423', '#a8763e', '#8a8a8a'];
const SHIRTS = ['#2563eb', '#16a34a', '#dc2626', '#d97706', '#7c3aed', '#0d9488', '#334155', '#be185d'];

/** A drawn portrait; the same index gives the same picture. */
export const avatarSvg = (index: number): string => {
  const random = createRandom(index + 1);
  const hair = random.pick(HAIRS);
  const skin = random.pick(SKINS);
  const length = random.chance(0.5) ? 66 : 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">
<rect width="96" height="96" fill="${random.pick(BACKGROUNDS)}"/>
<rect x="26" y="20" width="44" height="${length}" rx="22" fill="${hair}"/>
<path d="M12 96c2-22 16-30 36-30s34 8 36 30z" fill="${random.pick(SHIRTS)}"/>
<rect x="40" y="54" width="16" height="18" rx="8" fill="${skin}"/>
<ellipse cx="48" cy="43" rx="17" ry="20" fill="${skin}"/>
<path d="M30 40c2-16 34-16 36 0-8-2-12-8-14-8-4 4-14 8-22 8z" fill="${hair}"/>
</svg>
`;
};
