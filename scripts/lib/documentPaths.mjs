// Paths in documents must exist. They may be relative to the repository, to src, to electron or to the document.

const SPAN = /`([^`\n]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;
/** A path in running text or in a code example: at least two parts, and the extension of a source file or document. */
const FILE = /(?<![\w/.@<{*-])((?:[\w.@-]+\/)+[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|json|md|ya?ml))\b/g;
const PATH = /^[\w.@-]+(?:\/[\w.@{},-]+)+\/?$/;
const NAME = /^[\w-]+(?:\.(?!d\.)[\w-]+)*\.(?:tsx?|mjs|css)$/;
/** A line of the table of folders: two spaces of indent for a subfolder, and at least two before the description. */
const ROOM = /^((?: {2})?)((?:[\w-]+\/)*[\w-]+)(?: {2,}|$)/;

const braces = (text) => {
  const found = /\{([^{}]*)\}/.exec(text);
  return found ? found[1].split(',').flatMap((part) => braces(text.replace(found[0], part))) : [text];
};

/** The folders in a code block without a language, as paths. */
const roomsIn = (block) => {
  let parent = '';
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = ROOM.exec(line) ?? [];
    if (name === '') return [];
    if (indent === '') parent = name;
    const room = indent === '' ? name : `${parent}/${name}`;
    return room.includes('/') ? [room] : [];
  });
};

/**
 * Finds the paths in a document that do not exist.
 * @param {string} document - Its path in the repository
 * @param {string} text - Its content
 * @param {readonly string[]} files - The paths of all files of the repository
 * @returns {string[]} The paths as the document writes them
 */
export const brokenPaths = (document, text, files) => {
  const known = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  const names = new Set(files.map((file) => file.split('/').at(-1)));
  const bases = ['', 'src/', 'electron/', `${document.split('/').slice(0, -1).join('/')}/`];
  const isThere = (path) =>
    bases.some((base) => ['', '.ts', '.tsx'].some((ending) => known.has((base + path).replace(/^\//, '') + ending)));
  const normal = (path) =>
    new URL(path.replace(/#.*$/, ''), `file:///${document}`).pathname.slice(1).replace(/\/$/, '');
  /** Words with a slash count as a path only if the first names a folder of the repository: `dist` or `~` cannot be checked. */
  const startsHere = (path) => isThere(path.split('/')[0]);

  const spans = [...text.matchAll(SPAN)].map(([, span]) => span);
  const blocks = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => roomsIn(block));
  const named = [...text.matchAll(FILE)].map(([, file]) => file);
  const links = [...text.matchAll(LINK)].map(([, link]) => link);
  return [
    ...[...spans.filter((span) => PATH.test(span) && startsHere(span)), ...named.filter(startsHere), ...blocks].filter(
      (path) => !braces(path.replace(/\/$/, '')).every((one) => isThere(one)),
    ),
    ...spans.filter((span) => NAME.test(span) && !names.has(span)),
    ...links.filter((link) => !known.has(normal(link))),
  ].filter((path, index, all) => all.indexOf(path) === index);
};
