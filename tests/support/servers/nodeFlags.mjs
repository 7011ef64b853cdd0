/**
 * Flags of Node for each process with a demo server: SQLite's WebAssembly is compiled once, quickly. Compiling it again, optimised, takes
 * half a second of a core, more than a test's few calls or a minute of them win back.
 */
export const NODE_FLAGS = ['--liftoff-only'];
