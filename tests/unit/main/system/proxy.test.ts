import { EventEmitter } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ProxyQuestion } from '@/bridge/system';
import { applyProxy, createProxyLogin } from '@native/main/system/proxy';
import { aLog } from '../fakes';

const open = () => {
  const app = new EventEmitter();
  const questions: ProxyQuestion[] = [];
  const log = aLog();
  const login = createProxyLogin({ app: app as never, ask: (question) => void questions.push(question), log });
  /** A request arrives at a proxy, or with `isProxy` false at a server that wants a password. */
  const arrive = (url = 'https://api.example/a', isProxy = true) => {
    const callback = vi.fn();
    const preventDefault = vi.fn();
    const info = { isProxy, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
    app.emit('login', { preventDefault }, null, { url }, info, callback);
    return { callback, preventDefault };
  };
  return { login, questions, arrive, log };
};
const account = { username: 'ana', password: 'segredo' };

describe('the proxy of a company', () => {
  it('[DIAG-01] without rules the system decides, automatic configuration included; rules of the administrator count', async () => {
    const session = { setProxy: vi.fn(async () => undefined), closeAllConnections: vi.fn(async () => undefined) };
    await applyProxy(session, undefined);
    const pac = { mode: 'pac_script', pacScript: 'http://wpad.empresa.example/proxy.pac' } as const;
    await applyProxy(session, pac);
    expect(session.setProxy.mock.calls).toEqual([[{ mode: 'system' }], [pac]]);
    expect(session.closeAllConnections).toHaveBeenCalledTimes(2);
  });

  it('[DIAG-01] its password is requested once for all waiting requests, and reused for later ones', () => {
    const { login, questions, arrive } = open();
    const first = arrive('https://api.example/a');
    const second = arrive('https://api.example/b');
    // The same question again, since a page that was reloaded meanwhile has lost it.
    const question = { id: 1, host: 'proxy.example:3128', realm: 'Empresa', again: false };
    expect(questions).toEqual([question, question]);
    expect(first.preventDefault).toHaveBeenCalledTimes(1);
    login.answer(1, account);
    const third = arrive('https://api.example/c');
    for (const { callback } of [first, second, third]) expect(callback.mock.calls).toEqual([['ana', 'segredo']]);
    expect(questions).toHaveLength(2);
  });

  it('[DIAG-01] a refused account is requested again', () => {
    const { login, questions, arrive } = open();
    arrive();
    login.answer(1, account);
    const again = arrive();
    expect(again.callback).not.toHaveBeenCalled();
    expect(questions[1]).toMatchObject({ id: 2, again: true });
    login.answer(2, { ...account, password: 'certa' });
    expect(again.callback.mock.calls).toEqual([['ana', 'certa']]);
  });

  it('[DIAG-01] page and main both ask for the same address: only an account refused to one of them is requested again', () => {
    const { login, questions, arrive } = open();
    arrive('https://api.example/version');
    login.answer(1, account);
    const info = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
    const main = vi.fn();
    login.ask('main', 'https://api.example/version', info, main);
    expect([main.mock.calls, questions.length]).toEqual([[['ana', 'segredo']], 1]);
    login.ask('main', 'https://api.example/version', info, main);
    expect(questions[1]).toMatchObject({ id: 2, again: true });
  });

  it('[DIAG-01] cancelling fails waiting requests, and those of the next minute without a question', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { login, questions, arrive } = open();
    const given = arrive();
    login.answer(1, null);
    expect(given.callback.mock.calls).toEqual([[]]);
    vi.advanceTimersByTime(59_999);
    expect(arrive().callback.mock.calls).toEqual([[]]);
    expect(questions).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(arrive().callback).not.toHaveBeenCalled();
    expect(questions[1]).toMatchObject({ id: 2, again: false });
    login.answer(99, account);
  });

  it('[DIAG-01] what the user does after cancelling asks at once, and an answer ends the minute', () => {
    const { login, questions, arrive } = open();
    arrive();
    login.answer(1, null);
    const info = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
    const signIn = vi.fn();
    login.ask('main', 'https://api.example/auth/login', info, signIn, true);
    expect(questions[1]).toMatchObject({ id: 2, again: false });
    login.answer(2, account);
    expect([signIn.mock.calls, arrive().callback.mock.calls]).toEqual([[['ana', 'segredo']], [['ana', 'segredo']]]);
  });

  it('[DIAG-01] an answer after five minutes still counts for the next request', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { login, questions, arrive } = open();
    const given = arrive();
    vi.advanceTimersByTime(5 * 60_000);
    expect(given.callback.mock.calls).toEqual([[]]);
    login.answer(1, account);
    expect(arrive().callback.mock.calls).toEqual([['ana', 'segredo']]);
    expect(questions).toHaveLength(1);
  });

  it('[DIAG-01] a server that asks for a password is not a proxy and gets nothing', () => {
    const { questions, arrive } = open();
    const { callback, preventDefault } = arrive('https://evil.example/', false);
    expect([callback.mock.calls, preventDefault.mock.calls, questions]).toEqual([[], [], []]);
  });

  it('[SEC-05] neither account nor address is logged', () => {
    const { login, arrive, log } = open();
    arrive('https://api.example/?token=T1');
    login.answer(1, account);
    expect(JSON.stringify(log.lines)).not.toMatch(/segredo|ana|T1/);
  });
});
