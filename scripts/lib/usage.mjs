/**
 * The arguments of a command. `--help` prints the usage and exits; so does an unknown argument, with exit code 2.
 * @param {string} usage how to call the command, and what its options do
 * @param {{ flags?: readonly string[], valued?: readonly string[], passesOn?: boolean }} [rules] the known options, of which those
 *   in `valued` take a value; `passesOn` allows others, which go to the tool that the command runs
 */
export function readArguments(usage, { flags = [], valued = [], passesOn = false } = {}) {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = args.find(
    (arg, place) => !flags.includes(arg) && !valued.includes(arg) && !valued.includes(args[place - 1] ?? ''),
  );
  if (unknown !== undefined && !passesOn) {
    console.error(`${unknown} is not an option of this command.\n\n${usage}`);
    process.exit(2);
  }
  return args;
}
