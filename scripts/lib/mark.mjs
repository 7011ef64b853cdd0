/**
 * The logo: a B made of two speech bubbles on a straight stem, the customer's above the agent's. The openings of the letter are lines
 * of text, and the tail of the lower bubble is its foot. All icons are drawn from these paths.
 */

const LETTER =
  'M182 88H276A74 74 0 0 1 330 216A88 88 0 0 1 284 380H222L161 426A12 12 0 0 1 142 416V128A40 40 0 0 1 182 88Z';
const SLOTS = [
  [194, 152, 84],
  [194, 266, 104],
];
const slotPath = ([x, y, width]) => `M${x + 16} ${y}h${width - 32}a16 16 0 0 1 0 32h${32 - width}a16 16 0 0 1 0-32z`;
const GLYPH = `${LETTER}${SLOTS.map(slotPath).join('')}`;
/** The letter's box on the 512 px canvas, with a small margin. */
const GLYPH_BOX = '121 81 356 356';

const svg = (viewBox, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

/** The application icon: a white letter on a petrol square. */
export const appIcon = () =>
  svg(
    '0 0 512 512',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#17867E"/><stop offset="1" stop-color="#0A524D"/></linearGradient></defs>
<rect x="16" y="16" width="480" height="480" rx="112" fill="url(#g)"/><path fill="#fff" fill-rule="evenodd" d="${GLYPH}"/>`,
  );

const NOTCH = '<circle cx="392" cy="166" r="';
/** The tray icon: the letter. Unread adds a disc (or, without colour, a hole with a dot); disconnected is the outline with an x. */
export const trayIcon = (state, ink, colourAllowed) => {
  const letter = `<path fill="${ink}" fill-rule="evenodd" d="${GLYPH}" mask="url(#m)"/>`;
  const mask = (hole) => `<mask id="m"><rect x="0" y="0" width="512" height="512" fill="#fff"/>${hole}</mask>`;
  if (state === 'normal') return svg(GLYPH_BOX, mask('') + letter);
  if (state === 'unread')
    return svg(
      GLYPH_BOX,
      `${mask(`${NOTCH}94" fill="#000"/>`)}${letter}${NOTCH}70" fill="${colourAllowed ? '#E5484D' : ink}"/>`,
    );
  return svg(
    GLYPH_BOX,
    `<mask id="m"><rect x="0" y="0" width="512" height="512" fill="#fff"/><circle cx="396" cy="158" r="96" fill="#000"/></mask>
<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><path mask="url(#m)" stroke-width="34" d="M182 105H330A88 88 0 0 1 372 180V292A72 72 0 0 1 300 363H222L159 410V128A23 23 0 0 1 182 105Z"/>
<path stroke-width="38" d="M346 108l96 96M442 108l-96 96"/></g>`,
  );
};

/** The Windows taskbar overlay: the number of unread messages in a red disc, `9+` for ten or more. */
export const overlayIcon = (text) =>
  svg(
    '0 0 32 32',
    `<circle cx="16" cy="16" r="15.5" fill="#C4322A"/><text x="16" y="22.6" font-family="Inter Variable, Segoe UI, sans-serif" font-weight="700" font-size="${text.length > 1 ? 16 : 20}" text-anchor="middle" fill="#fff">${text}</text>`,
  );
