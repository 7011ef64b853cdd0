/** Extensions a click may run on one of the systems. */
const EXECUTABLE = new Set(
  (
    'exe msi msp msix appx appinstaller com scr pif bat cmd ps1 psm1 vbs vbe js jse ws wsf wsh hta cpl dll reg lnk url scf inf ' +
    'jar jnlp app command pkg dmg workflow terminal applescript scpt sh bash run bin out appimage deb rpm desktop flatpakref ' +
    'py pyw pl rb php iso img vhd vhdx docm xlsm pptm xll chm gadget library-ms settingcontent-ms application ' +
    'msc mst msu wsc sct ps1xml diagcab appref-ms xbap search-ms website zsh ksh csh fish snap flatpak apk mpkg fileloc inetloc ' +
    'dotm xltm xlam potm ppsm ppam sldm iqy'
  ).split(' '),
);
/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Longest name, characters and bytes: most systems take 255 bytes, and a second file of the name gets a number. */
const LONGEST = 150;
const MOST_BYTES = 240;

/** The last extension as a system would read it: without the dots and spaces Windows drops at the end. */
const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.replace(/[. ]+$/, ''))?.[1]?.toLowerCase() ?? '';

/** May opening this file run a program? */
export const isExecutable = (name: string): boolean => EXECUTABLE.has(extensionOf(name));

const fits = (name: string): boolean => name.length <= LONGEST && Buffer.byteLength(name) <= MOST_BYTES;

/** A name that is one file in one folder on every system: no path, no control or direction characters, not reserved. */
export const safeFileName = (suggested: string): string => {
  const plain = suggested
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '')
    .trim();
  const named = plain === '' || RESERVED.test(plain) ? `arquivo${plain === '' ? '' : `-${plain}`}` : plain;
  if (fits(named)) return named;
  const extension = extensionOf(named).slice(0, 20);
  const ending = extension === '' ? '' : `.${extension}`;
  // By whole signs: half of one is no name.
  const signs = Array.from(new Intl.Segmenter().segment(named), ({ segment }) => segment).slice(0, LONGEST);
  while (!fits(`${signs.join('')}${ending}`)) signs.pop();
  return `${signs.join('')}${ending}`;
};
