import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@native/main/window/csp';
import { aServer } from '../fakes';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('the content security policy', () => {
  it('[SEC-01] denies by default and never allows inline or evaluated script', () => {
    const policy = directives(contentSecurityPolicy(aServer()));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    for (const name of ['frame-ancestors', 'base-uri', 'form-action']) expect(policy[name]).toEqual(["'none'"]);
  });

  it('[SEC-01] without a server the page reaches only itself', () => {
    expect(contentSecurityPolicy(null)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob: https:; media-src 'self' blob:; connect-src 'self'; " +
        "frame-src https://www.youtube-nocookie.com; worker-src 'self' blob:; font-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it('[PWD-11] [SEC-01] [COMPAT-03] allows exactly the origins of the configured addresses, the socket by ws too', () => {
    const server = aServer({
      rest: 'http://10.0.0.5:8080/api',
      socket: 'http://10.0.0.5:8081',
      media: 'https://files.example.com',
      provider: 'https://provider.example.com/base',
    });
    const policy = directives(contentSecurityPolicy(server));
    expect(policy['connect-src']).toEqual([
      "'self'",
      'http://10.0.0.5:8080',
      'http://10.0.0.5:8081',
      'https://files.example.com',
      'https://provider.example.com',
      'ws://10.0.0.5:8081',
    ]);
    expect(policy['media-src']).toEqual(["'self'", 'blob:', 'https://files.example.com', 'http://10.0.0.5:8080']);
    expect(policy['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https:',
      'https://files.example.com',
      'http://10.0.0.5:8080',
    ]);
  });

  it('[SEC-01] leaves out what is no address', () => {
    const policy = directives(contentSecurityPolicy(aServer({ provider: 'none', media: '', socket: '' })));
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.com']);
    expect(policy['media-src']).toEqual(["'self'", 'blob:', 'https://api.example.com']);
  });

  it('[HELP-03] [HELP-04] [HELP-06] lets frames show the player of help videos alone, and pictures come from their site too', () => {
    const policy = directives(contentSecurityPolicy(aServer()));
    expect(policy['frame-src']).toEqual(['https://www.youtube-nocookie.com']);
    expect(policy['img-src']).toContain('https:');
  });

  it('[COMPAT-03] uses wss for a secure server', () => {
    expect(directives(contentSecurityPolicy(aServer()))['connect-src']).toContain('wss://api.example.com');
  });

  it('[COMPAT-05] does not force https on a server of the local network', () => {
    expect(contentSecurityPolicy(aServer())).not.toContain('upgrade-insecure-requests');
  });
});
