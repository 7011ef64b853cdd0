import { expect, it } from 'vitest';
import { isBridgeMissing, showMissingBridge } from '@/app/showMissingBridge';

it('the installed app without its preload says so instead of acting as the browser version', async () => {
  const root = document.createElement('div');
  await showMissingBridge(root);
  expect(root.querySelector('[role=alert]')?.textContent).toContain('O Balcão não abriu por completo');
  expect(root.querySelector('h1')).not.toBeNull();
});

it.each([
  ['app:', undefined, true],
  ['app:', {}, false],
  ['https:', undefined, false],
  ['http:', undefined, false],
])('at %s with the bridge %j: missing is %s', (protocol, desktop, expected) => {
  expect(isBridgeMissing({ desktop, location: { protocol } })).toBe(expected);
});
