/**
 * The arguments of a command. `--help` prints the usage and exits; so does an unknown argument, with exit code 2.
 * @param {string} usage how to call the command, and what its options do
 * @param {{ flags?: readonly string[], valued?: readonly string[], passesOn?: boolean }} [rules] the known options, those in
 *   `valued` with a value after them; `passesOn`: others go to the tool that the command runs
 */
export function readWords(usage, { flags = [], valued = [], passesOn = false } = {}) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.find(
    (word, place) => !flags.includes(word) && !valued.includes(word) && !valued.includes(words[place - 1] ?? ''),
  );
  if (unknown !== undefined && !passesOn) {
    console.error(`${unknown} is not an option of this command.\n\n${usage}`);
    process.exit(2);
  }
  return words;
}
