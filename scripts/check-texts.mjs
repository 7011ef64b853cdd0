#!/usr/bin/env node
// npm run text: Portuguese, English and Spanish have the same files, the same keys and the same placeholders, and no text is empty.
// Every text is used. Comments cite no requirement numbers and no documents outside the repository. Documents name
// only files and folders that exist. Tests wait for facts, not for time.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { citationsIn } from './lib/citations.mjs';
import { brokenPaths } from './lib/documentPaths.mjs';
import { root } from './lib/electronBinary.mjs';
import { impatienceIn } from './lib/impatience.mjs';
import { unusedTexts } from './lib/unusedTexts.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments(
  'npm run text\nChecks that the three languages have the same texts, that each is used, that comments cite nothing outside the repository, that the files documents name exist, and that tests wait for facts, not for time.',
);

const LANGUAGES = ['pt', 'en', 'es'];
const FOLDERS = ['src/i18n/locales'];
/** Folders whose comments are checked. */
const SOURCES = ['src', 'electron', 'bench', 'scripts', 'tests'];

/** Folders with documents, and with the files that documents may name. */
const DOCUMENTED = ['.ci', '.github', 'bench', 'docs', 'electron', 'resources', 'scripts', 'src', 'tests'];

/** `{ a: { b: 'x' } }` becomes `[['a.b', 'x']]`. */
const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(',');

function compare(folder) {
  const files = Object.fromEntries(
    LANGUAGES.map((language) => [language, readdirSync(path.join(folder, language)).toSorted()]),
  );
  const names = [...new Set(Object.values(files).flat())];
  return names.flatMap((name) => {
    const missing = LANGUAGES.filter((language) => !files[language].includes(name));
    if (missing.length) return [`${name} is missing in ${missing.join(', ')}`];
    const texts = LANGUAGES.map(
      (language) => new Map(flatten(JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')))),
    );
    const keys = new Set(texts.flatMap((map) => [...map.keys()]));
    return [...keys].flatMap((key) =>
      problemsOf(
        `${name}: ${key}`,
        texts.map((map) => map.get(key)),
      ),
    );
  });
}

function problemsOf(where, texts) {
  const absent = LANGUAGES.filter((_, index) => !texts[index]?.trim());
  if (absent.length) return [`${where} has no text in ${absent.join(', ')}`];
  const differing = new Set(texts.map(placeholders)).size > 1;
  return differing ? [`${where} has different placeholders: ${texts.map(placeholders).join(' | ')}`] : [];
}

const sourceFiles = (folder) =>
  readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
    .map((name) => `${folder}/${name}`);

const citations = SOURCES.flatMap(sourceFiles).flatMap((file) =>
  citationsIn(readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, citation }) => `${file}:${line} cites ${citation} in a comment: state the fact instead`,
  ),
);

const allFiles = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...DOCUMENTED.flatMap((folder) =>
    readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true }).map(
      (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
    ),
  ),
];
const missingPaths = allFiles
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    brokenPaths(file, readFileSync(path.join(root, file), 'utf8'), allFiles).map(
      (name) => `${file} names ${name}, which does not exist`,
    ),
  );

const impatience = [...sourceFiles('tests'), 'playwright.config.ts', 'vitest.config.ts'].flatMap((file) =>
  impatienceIn(file, readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, fault }) => `${file}:${line} ${fault}: wait for a fact, or control the clock`,
  ),
);

const keysOf = (folder) =>
  readdirSync(path.join(root, folder, 'pt')).flatMap((name) =>
    flatten(JSON.parse(readFileSync(path.join(root, folder, 'pt', name), 'utf8'))).map(([key]) => [
      path.parse(name).name,
      key,
    ]),
  );

const unused = unusedTexts(
  FOLDERS.flatMap(keysOf),
  sourceFiles('src')
    .filter((file) => !file.endsWith('.css'))
    .map((file) => readFileSync(path.join(root, file), 'utf8')),
).map((name) => `${name} is not used`);

const differences = FOLDERS.flatMap((folder) =>
  compare(path.join(root, folder)).map((problem) => `${folder}/${problem}`),
);
const problems = [...differences, ...unused];
for (const problem of [...problems, ...citations, ...missingPaths, ...impatience]) console.error(problem);
console.log(problems.length ? `${problems.length} text problems` : 'Texts: the three languages agree.');
console.log(citations.length ? `${citations.length} comments cite numbers` : 'Comments: none cites a number.');
console.log(
  missingPaths.length ? `${missingPaths.length} paths do not exist` : 'Documents: every path they name exists.',
);
console.log(impatience.length ? `${impatience.length} lines of tests depend on time` : 'Tests: none depends on time.');
process.exitCode = problems.length + citations.length + missingPaths.length + impatience.length ? 1 : 0;
