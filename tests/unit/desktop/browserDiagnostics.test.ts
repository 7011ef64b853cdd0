import { describe, expect, it } from 'vitest';
import { createBrowserSystem } from '@/desktop/browserSystem';

const open = (permission?: NotificationPermission) => {
  const page = {
    document: {} as Document,
    ...(permission && { Notification: { permission } }),
    navigator: { userAgent: 'Mozilla/5.0 Chrome/156.0.0.0 Safari/537.36', platform: 'Linux x86_64' },
  };
  return createBrowserSystem(page, '1.2.3').diagnostics;
};

describe('what a page in a browser knows about itself', () => {
  it.each([
    ['granted', true],
    ['denied', false],
    ['default', false],
    [undefined, false],
  ] as const)('[DIAG-02] notifications that the user has %s are shown: %s', async (permission, notifications) => {
    expect(await open(permission).read()).toMatchObject({
      notifications,
      versions: { app: '1.2.3', chrome: '156.0.0.0', system: 'Linux x86_64' },
    });
  });

  it('[DIAG-02] [SEC-05] contains the last forty warnings and errors, redacted', async () => {
    const diagnostics = open();
    await diagnostics.note({ level: 'info', message: 'nothing to tell', details: {} });
    for (let count = 0; count < 45; count += 1) {
      await diagnostics.note({
        level: 'warn',
        message: `problem ${count} of ana@demo.balcao`,
        details: { token: 'segredo' },
      });
    }
    const { problems } = await diagnostics.read();
    expect(problems).toHaveLength(40);
    expect(problems[0]).toMatch(/ warn problem 5 of /);
    expect(problems.join('\n')).not.toMatch(/ana@demo|segredo/);
  });
});
