// Comments must state facts instead of citing them: requirement IDs belong in test titles, and readers have only this repository.

/** Prefixes of names that only look like a requirement ID. */
const STANDARDS = 'UTF|ISO|SHA|RFC|AES|HTTP|WCAG|PKCS|HMAC|ECMA';
const CITATION = new RegExp(
  [
    String.raw`\b(?!(?:${STANDARDS})-)[A-Z][A-Z0-9]+-\d{1,3}\b`,
    String.raw`[(,;] ?(?:decisions? )?C\d{1,2}\b`,
    '§',
    String.raw`(?<!docs/)\b(?:requirements|beyond|decisions|behaviours|fork-differences|rest|socket|house|interface|speed|electron-notes|electron-audit|tech-notes)\.md\b`,
  ].join('|'),
);
const COMMENT = /(?:^\s*(?:\/\/|\/\*|\*(?=\s))|\s(?:\/\/|\/\*))(.*)$/;

/**
 * Finds comments that cite a requirement number or a document outside the repository.
 * @param {string} source - Text of a source file
 * @returns {{ line: number, citation: string }[]} One entry for each line, counted from 1
 */
export const citationsIn = (source) =>
  source.split('\n').flatMap((text, index) => {
    const found = COMMENT.exec(text)?.[1].match(CITATION);
    return found ? [{ line: index + 1, citation: found[0].replace(/^[(,;] ?/, '') }] : [];
  });
