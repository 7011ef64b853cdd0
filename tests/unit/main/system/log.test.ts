import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { redactFields } from '@/bridge/redaction';
import { createLog } from '@native/main/system/log';
import { aFolder } from '../fakes';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl';

describe('redaction', () => {
  it.each([
    { token: TOKEN },
    { password: 'demo1234' },
    { text: `Authorization: Bearer ${TOKEN}` },
    { text: `Cookie: jrt=${TOKEN}; Path=/` },
    { url: `wss://host/socket.io/?token=${TOKEN}&EIO=4` },
    { deep: { credentials: { senha: 'demo1234' } } },
    { error: new Error(`sent jrt=${TOKEN}`) },
    // The value of a plain key, which only its own words give away.
    { line: `${TOKEN} refused` },
    { line: 'Authorization: Bearer demo1234' },
    { line: 'jrt=demo1234; Path=/' },
    { url: 'https://host/login?password=demo1234' },
    { url: 'http://ana:demo1234@proxy.example:3128' },
  ])('[DIAG-02] removes the secret from %j', (fields) => {
    expect(redactFields(fields)).not.toContain('demo1234');
    expect(redactFields(fields)).not.toContain('c2lnbmF0dXJl');
  });

  it('keeps useful text', () => {
    expect(redactFields({ status: 401, error: new TypeError('no route') })).toBe(
      '{"status":401,"error":"TypeError: no route"}',
    );
  });

  it('handles circular values', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(redactFields(circle)).toBe('{"unreadable":true}');
  });
});

describe('the log file', () => {
  it('[DIAG-02] writes lines in order and is rotated when it is full', async () => {
    const folder = path.join(aFolder(), 'logs');
    const log = createLog({ folder, now: () => new Date(0), maxBytes: 60 });
    log.info('first');
    log.warn(`second Bearer ${TOKEN}`, { token: TOKEN });
    log.error('third');
    await log.flush();
    expect(readFileSync(path.join(folder, 'main.old.log'), 'utf8')).toBe(
      '1970-01-01T00:00:00.000Z info first {}\n1970-01-01T00:00:00.000Z warn second [cut] {"token":"[cut]"}\n',
    );
    expect(readFileSync(path.join(folder, 'main.log'), 'utf8')).toBe('1970-01-01T00:00:00.000Z error third {}\n');
  });

  it.each([
    [1_000_000, false],
    [1_000_001, true],
  ])('[DIAG-02] of %i bytes is put aside before the next line: %s', async (bytes, isPutAside) => {
    const folder = path.join(aFolder(), 'logs');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'main.log'), 'x'.repeat(bytes));
    const log = createLog({ folder, now: () => new Date(0) });
    log.info('next');
    await log.flush();
    expect(existsSync(path.join(folder, 'main.old.log'))).toBe(isPutAside);
  });
});
