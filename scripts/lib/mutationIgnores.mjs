/**
 * Changes that `npm run mutate` leaves out, as a plugin of Stryker: texts and fields of log lines. They are for people who read a
 * log, no rule depends on them, and what must never appear in them has tests of its own (logSecrets).
 */
const LEVELS = new Set(['info', 'warn', 'error']);

/** Is this a call of a log: `log.warn(…)`, `parts.log.error(…)`? */
const isLogCall = ({ type, callee }) => {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || !LEVELS.has(callee.property.name))
    return false;
  const { object } = callee;
  return (object.type === 'MemberExpression' ? object.property.name : object.name) === 'log';
};

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'log-lines',
    value: { shouldIgnore: ({ node }) => (isLogCall(node) ? 'a log line' : undefined) },
  },
];
