// A test waits for a fact, never for time, and its verdict does not depend on how fast the computer is.

/** What no test may say, and why. */
const EVERYWHERE = [
  [/\bwaitForTimeout\(/, 'waits for time'],
  [/'networkidle'/, 'waits for half a second of silence'],
  [/\b(?:test|it|describe)\.(?:skip|skipIf|fixme|only|retry)\b/, 'leaves tests out or tries again'],
];
/** Where pages are drawn without a browser. */
const IN_JSDOM = [
  [/\bshouldAdvanceTime:\s*true/, 'lets a faked clock run on: see tests/support/drawn.ts'],
  [/expect\(await .*\.findAllBy.*\)\.toHaveLength\(/, 'counts what was drawn first, not all of it'],
  [/^\s*expect\(.*\)\.toHaveFocus\(\);/, 'asks for the focus once'],
];
/** Where the real clock runs. */
const IN_THE_BROWSER = [
  [/\b(?:Date|performance)\.now\(\)|\btimeOrigin\b/, 'reads the clock'],
  [/\bsetTimeout\(\s*(?:resolve|done|r)\b/, 'sleeps'],
];
const RUNNERS = [[/\bretr(?:y|ies):\s*[1-9]/, 'tries again']];

const rulesFor = (file) => {
  if (!file.startsWith('tests/')) return RUNNERS;
  return [...EVERYWHERE, ...(/^tests\/(?:e2e|desktop)\//.test(file) ? IN_THE_BROWSER : IN_JSDOM)];
};

/**
 * Finds the lines of a test, or of a test runner's configuration, that wait for time, try again or judge by the clock.
 * @param {string} file - Path from the top of the repository, with slashes
 * @param {string} source - Its text
 * @returns {{ line: number, fault: string }[]} Lines counted from 1
 */
export const impatienceIn = (file, source) =>
  source
    .split('\n')
    .flatMap((text, index) =>
      rulesFor(file).flatMap(([pattern, fault]) => (pattern.test(text) ? [{ line: index + 1, fault }] : [])),
    );
