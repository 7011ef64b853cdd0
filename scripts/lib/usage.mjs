/**
 * The words after a command's name. `--help` prints the usage and ends; a word the command does not know does the same and
 * ends with 2.
 * @param {string} usage how the command is called and what its options do
 * @param {{ flags?: readonly string[], valued?: readonly string[], passesOn?: boolean }} [rules] the options it knows, those of
 *   `valued` with a word after them; `passesOn`: others are for the tool behind it
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
    console.error(`${unknown} is no option of this command.\n\n${usage}`);
    process.exit(2);
  }
  return words;
}
