// A test must wait for a fact, never for time, and its result must not depend on the computer's speed.

/** Patterns that no test may contain, and the reason. */
const EVERYWHERE = [
  [/\bwaitForTimeout\(/, 'waits for time'],
  [/'networkidle'/, 'waits for half a second without requests'],
  [/\b(?:test|it|describe)\.(?:skip|skipIf|fixme|only|retry)\b/, 'skips tests or retries'],
];
/** Patterns for tests that render pages without a browser. */
const IN_JSDOM = [
  [/\bshouldAdvanceTime:\s*true/, 'lets a fake clock advance by itself: see tests/support/rendering/drawn.ts'],
  [/expect\(await .*\.findAllBy.*\)\.toHaveLength\(/, 'counts the first matches, not all of them'],
  [/^\s*expect\(.*\)\.toHaveFocus\(\);/, 'checks the focus only once'],
];
/** Patterns for tests with the real clock. */
const IN_THE_BROWSER = [
  [/\b(?:Date|performance)\.now\(\)|\btimeOrigin\b/, 'reads the clock'],
  [/\bsetTimeout\(\s*(?:resolve|done|r)\b/, 'sleeps'],
];
const RUNNERS = [[/\bretr(?:y|ies):\s*[1-9]/, 'retries']];

const rulesFor = (file) => {
  if (!file.startsWith('tests/')) return RUNNERS;
  return [...EVERYWHERE, ...(/^tests\/(?:e2e|desktop)\//.test(file) ? IN_THE_BROWSER : IN_JSDOM)];
};

/**
 * Finds the lines of a test, or of a test runner's configuration, that wait for time, retry or depend on the clock.
 * @param {string} file - Path in the repository, with slashes
 * @param {string} source - Its text
 * @returns {{ line: number, fault: string }[]} Lines counted from 1
 */
export const impatienceIn = (file, source) =>
  source
    .split('\n')
    .flatMap((text, index) =>
      rulesFor(file).flatMap(([pattern, fault]) => (pattern.test(text) ? [{ line: index + 1, fault }] : [])),
    );
