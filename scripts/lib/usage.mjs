/**
 * The words after a command's name. `--help` prints the usage and ends; a word the command does not know does the same and
 * ends with 2.
 * @param {string} usage how the command is called and what its options do
 * @param {{ flags?: readonly string[], passesOn?: boolean }} [rules] the options it knows; `passesOn`: others are for the tool behind it
 */
export function readWords(usage, { flags = [], passesOn = false } = {}) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.find((word) => !flags.includes(word));
  if (unknown !== undefined && !passesOn) {
    console.error(`${unknown} is no option of this command.\n\n${usage}`);
    process.exit(2);
  }
  return words;
}
