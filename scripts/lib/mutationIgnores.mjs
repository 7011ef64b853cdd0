/**
 * Changes that `npm run mutate` leaves out, as a plugin of Stryker.
 *
 * - Texts and fields of log lines: they are for people who read a log, no rule depends on them, and what must never appear in them
 *   has tests of its own (logSecrets).
 * - Functions that ask one system, which cannot run on the others.
 */
const LEVELS = new Set(['info', 'warn', 'error']);

/** Is this a call of a log: `log.warn(…)`, `parts.log.error(…)`? */
const isLogCall = ({ type, callee }) => {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || !LEVELS.has(callee.property.name))
    return false;
  const { object } = callee;
  return (object.type === 'MemberExpression' ? object.property.name : object.name) === 'log';
};

const OF_ONE_SYSTEM = new Set(['askWindowsOwner']);

const isOfOneSystem = ({ type, id }) => type === 'VariableDeclarator' && OF_ONE_SYSTEM.has(id.name);

const reasonOf = (node) => {
  if (isLogCall(node)) return 'a log line';
  return isOfOneSystem(node) ? 'runs on one system alone' : undefined;
};

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'balcao',
    value: { shouldIgnore: ({ node }) => reasonOf(node) },
  },
];
