import { readFileSync } from 'node:fs';

/** What a stylesheet declares for a class, by property: jsdom applies no stylesheets of ours. */
export const declarationsOf = (file: string, name: string): Record<string, string> => {
  const [, block = ''] = new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  return Object.fromEntries([...block.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property, value]) => [property, value]));
};
