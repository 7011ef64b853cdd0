import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { describe, expect, it } from 'vitest';

const MAIN = 'electron/main';

describe('the budget of main and preload', () => {
  it('[PERF-09] the built preload is at most 15 kB', async () => {
    const env = { command: 'build', mode: 'preload' } as const;
    const loaded = await loadConfigFromFile(env, 'vite.config.ts', undefined, 'silent');
    const built = await build({
      ...loaded?.config,
      logLevel: 'silent',
      build: { ...loaded?.config.build, write: false },
    });
    const [file] = 'output' in built ? built.output : [];
    expect(file?.fileName).toBe('preload.cjs');
    const code = file?.type === 'chunk' ? file.code : '';
    expect(code).toContain('exposeInMainWorld');
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(15_000);
    // A sandboxed preload may load nothing else.
    expect([...code.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name)).toEqual(['electron']);
  });

  it('[PERF-09] only the settings file is accessed synchronously in main', () => {
    const files = readdirSync(MAIN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(40);
    const touching = files.filter((file) => {
      const text = readFileSync(path.join(MAIN, file), 'utf8');
      return /from 'node:fs'|from 'electron-store'|Sync\(/.test(text);
    });
    expect(touching).toEqual(['system/settingsFile.ts']);
  });
});
