import { readFileSync } from 'node:fs';

/** What a stylesheet declares for a class, in all its rules, by property: jsdom applies no stylesheets of ours. */
export const declarationsOf = (file: string, name: string): Record<string, string> => {
  const rules = readFileSync(file, 'utf8').matchAll(new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'gm'));
  const declarations = [...rules].flatMap(([, block = '']) => [...block.matchAll(/([\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(declarations.map(([, property, value]) => [property, value]));
};
