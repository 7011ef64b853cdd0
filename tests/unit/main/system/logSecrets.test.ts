import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { redactFields, redactText } from '@/bridge/redaction';
import { eventually } from '@tests/support/eventually';
import { startMain } from '../startMain';

afterEach(() => {
  vi.unstubAllEnvs();
});

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl';
const SECRETS = [
  TOKEN,
  'c2lnbmF0dXJl',
  'senha-da-ana',
  'ana@empresa.example',
  '5511988887777',
  '98888-7777',
  'Meu cartão é',
];

it('[SEC-05] a day of calls leaves no secret, no phone number and no customer text on disk', async () => {
  const { electron, folder, window, call } = await startMain();
  electron.net.answer = () => Response.json({ version: '1.0.0' });
  const found = await call('server:probe', `https://api.example/?token=${TOKEN}`, false);
  const { address, addresses } = (found as { readonly value: { address: string; addresses: object } }).value;
  await call('server:choose', { address, addresses });
  electron.net.answer = () => {
    throw new Error(`net::ERR_FAILED https://api.example/?token=${TOKEN} for 5511988887777`);
  };
  const target = { kind: 'ticket', uuid: 'u-1' };
  const body = 'Meu cartão é 4111 1111 1111 1111';
  await call('session:login', { email: 'ana@empresa.example', password: 'senha-da-ana' });
  await call('server:probe', `https://ana:senha-da-ana@api.example/?token=${TOKEN}`, false);
  await call('server:choose', { address: `https://api.example/${TOKEN}`, addresses: {} });
  await call('notifications:show', { id: 'message:A', kind: 'message', title: '+55 11 98888-7777', body, target });
  electron.Notification.all[0]?.emit('failed', {}, `refused ${TOKEN}`);
  await call('diagnostics:note', {
    level: 'error',
    message: 'call of +55 11 98888-7777',
    details: { number: '5511988887777', body },
  });
  await call('window:open-external', `javascript:${TOKEN}`);
  electron.app.emit(
    'certificate-error',
    {},
    {},
    `https://ana:senha-da-ana@a.example/?token=${TOKEN}`,
    'net::ERR_CERT',
    { issuerName: 'CA' },
    () => undefined,
    true,
  );
  window?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  process.emit('unhandledRejection', new Error(`jrt=${TOKEN}`), Promise.resolve());
  const read = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
      .join('');
  await eventually(() => expect(read()).toContain('unhandled rejection'));
  const written = read();
  for (const trace of ['https://api.example"', 'the page process ended', 'certificate refused', 'page: call of'])
    expect(written).toContain(trace);
  for (const secret of SECRETS) expect(written).not.toContain(secret);
});

it.each([
  ['+55 11 98888-7777', '[cut]'],
  ['5511988887777@c.us left', '[cut] left'],
  ['call of 1133224455 and 11988887777', 'call of [cut] and [cut]'],
  // As people write and dial them, and as other countries do.
  ['call of (11) 98888-7777, (11)3322-4455 and 11 98888-7777', 'call of [cut], [cut] and [cut]'],
  ['98888-7777 or 3322-4455', '[cut] or [cut]'],
  ['+1 (415) 555-2671, +1 415 555 2671 and +351 912 345 678', '[cut], [cut] and [cut]'],
  ['order 119888877 stays', 'order 119888877 stays'],
  ['jrt=abc.def; Path=/', '[cut]; Path=/'],
  ['(sent by ana@empresa.example)', '(sent by [cut])'],
  ['https://ana:word@api.example/x', 'https://[cut]api.example/x'],
  ['wss://api.example/?token=abc&EIO=4 and /x?a=1&password=abc', 'wss://api.example/[cut]&EIO=4 and /x?a=1[cut]'],
  ['sent with Bearer abc.def', 'sent with [cut]'],
  [
    'Chromium/156.0.0.0 on 6.18.44 at 2026-11-21T16:00:00.000Z',
    'Chromium/156.0.0.0 on 6.18.44 at 2026-11-21T16:00:00.000Z',
  ],
  ['port 40123, code 401, ticket 4826', 'port 40123, code 401, ticket 4826'],
  ['3f2b8c1e-90ab-4cde-8f01-23456789abcd', '3f2b8c1e-90ab-4cde-8f01-23456789abcd'],
])('[SEC-05] %s is written %s', (text, written) => {
  expect(redactText(text)).toBe(written);
});

it('[SEC-05] values under sensitive keys are removed whatever they are', () => {
  const fields = { number: 12, body: { deep: 'x' }, Telefone: '1', newPassword: null, caption: ['a'], status: 500 };
  expect(JSON.parse(redactFields(fields))).toEqual({
    number: '[cut]',
    body: '[cut]',
    Telefone: '[cut]',
    newPassword: '[cut]',
    caption: '[cut]',
    status: 500,
  });
  const telling =
    'accessToken password senha jrt cookie Authorization secret number phoneNumber telefone body text lastMessage caption';
  const names = telling.split(' ');
  expect(JSON.parse(redactFields(Object.fromEntries(names.map((name) => [name, 'Meu'])))) as unknown).toEqual(
    Object.fromEntries(names.map((name) => [name, '[cut]'])),
  );
});
