import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { answerCertificateQuestion } from '@native/main/server/clientCertificate';
import { eventually } from '@tests/support/eventually';
import { aLog } from '../fakes';

const CARDS = [
  { fingerprint: 'f1', subjectName: 'Ana Ribeiro', issuerName: 'AC Empresa' },
  { fingerprint: 'f2', subjectName: 'Ana (testes)', issuerName: 'AC Testes' },
];

const open = (answer: number | null | Error) => {
  const app = new EventEmitter();
  const choose = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  answerCertificateQuestion({ app: app as never, origins: () => ['https://api.example'], choose, log: aLog() });
  const ask = async (url = 'https://api.example/tickets', cards: readonly object[] = CARDS) => {
    const callback = vi.fn();
    const preventDefault = vi.fn();
    app.emit('select-client-certificate', { preventDefault }, null, url, cards, callback);
    expect(preventDefault).toHaveBeenCalledTimes(1);
    await eventually(() => expect(callback).toHaveBeenCalledTimes(1));
    return callback.mock.calls[0]?.[0] as unknown;
  };
  return { choose, ask };
};

it('the user chooses the certificate, once for each server and run', async () => {
  const { choose, ask } = open(1);
  expect(await Promise.all([ask(), ask('wss://api.example/socket').catch(() => null), ask()])).toMatchObject([
    { fingerprint: 'f2' },
    null,
    { fingerprint: 'f2' },
  ]);
  expect(choose.mock.calls).toEqual([
    ['https://api.example', ['Ana Ribeiro (AC Empresa)', 'Ana (testes) (AC Testes)']],
  ]);
});

it('the user may choose none, and Electron then sends none', async () => {
  const { ask } = open(null);
  expect(await ask()).toBeNull();
});

it('a host that is not the server in use gets nothing, and the user is not asked', async () => {
  const { choose, ask } = open(0);
  expect(await ask('https://tracker.example/')).toBeNull();
  expect(await ask('https://api.example/', [])).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

it('a failed question is asked again', async () => {
  const { choose, ask } = open(new Error('no window'));
  expect([await ask(), await ask()]).toEqual([null, null]);
  expect(choose).toHaveBeenCalledTimes(2);
});
