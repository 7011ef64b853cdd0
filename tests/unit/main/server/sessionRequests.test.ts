import { describe, expect, it } from 'vitest';
import { carriesRefreshCookie, isOfServer, leadsElsewhere, mayCarryToken } from '@native/main/server/sessionRequests';
import { aServer } from '../fakes';

const prefixed = aServer();
const bare = aServer({ rest: 'https://api.example.com', provider: 'https://provider.example.com' });

describe('which requests carry the token', () => {
  it.each([
    ['GET', '/tickets', true],
    ['GET', '/tickets/?pageNumber=1', true],
    ['PUT', '/tickets/7', true],
    ['GET', '/version', true],
    ['GET', '/auth/me', true],
    ['DELETE', '/auth/logout', true],
    ['POST', '/auth/login', false],
    ['POST', '/auth/refresh_token', false],
    ['POST', '/companies/cadastro', false],
    ['GET', '/plans/list', false],
    ['GET', '/plans/list/', false],
    ['GET', '/plans/all', true],
    ['GET', '/companies/listPlan/1', true],
    ['POST', '/forgetpassword/ana@demo.balcao', false],
    ['POST', '/resetpasswords/ana@demo.balcao/1234/new', false],
    ['OPTIONS', '/tickets', false],
  ])('[SIGN-06] [PWD-11] [SESS-21] %s %s: %s, with and without a prefix', (method, path, carries) => {
    expect(mayCarryToken({ method, url: `https://api.example.com/api${path}` }, prefixed)).toBe(carries);
    expect(mayCarryToken({ method, url: `https://api.example.com${path}` }, bare)).toBe(carries);
  });

  it.each([
    'https://api.example.com/public/company1/a.png',
    'https://api.example.com/socket.io/?EIO=4&transport=polling',
    'https://provider.example.com/forgetpassword/a',
    'https://api.example.com.evil.example/tickets',
    'http://api.example.com/tickets',
    'https://api.example.com:8443/tickets',
    'not an address',
  ])('[PWD-11] %s never carries it', (url) => {
    expect(mayCarryToken({ method: 'GET', url }, bare)).toBe(false);
    expect(mayCarryToken({ method: 'GET', url }, prefixed)).toBe(false);
  });

  it('a path that only starts like the prefix is outside it', () => {
    expect(mayCarryToken({ method: 'GET', url: 'https://api.example.com/apis/tickets' }, prefixed)).toBe(false);
  });
});

describe('which requests carry the refresh cookie', () => {
  it.each([
    ['POST', '/auth/refresh_token', true],
    ['DELETE', '/auth/logout', true],
    ['GET', '/auth/me', true],
    ['POST', '/auth/login', false],
    ['GET', '/tickets', false],
    ['OPTIONS', '/auth/me', false],
    ['POST', '/forgetpassword/ana@demo.balcao', false],
    ['POST', '/resetpasswords/ana@demo.balcao/1234/new', false],
  ])('[PWD-11] %s %s: %s', (method, path, carries) => {
    expect(carriesRefreshCookie({ method, url: `https://api.example.com/api${path}` }, prefixed)).toBe(carries);
  });
});

describe('addresses', () => {
  it.each([
    ['https://api.example.com/anything', true],
    ['wss://api.example.com/socket.io/?EIO=4', true],
    ['ws://api.example.com/socket.io/', false],
    ['https://provider.example.com/', true],
    ['https://other.example.com/', false],
    ['', false],
  ])('%s belongs to the server: %s', (url, belongs) => {
    expect(isOfServer(url, bare)).toBe(belongs);
  });

  it.each([
    ['/api/tickets/', false],
    ['https://api.example.com/elsewhere', false],
    ['http://api.example.com/api', true],
    ['//evil.example/', true],
    ['https://evil.example/', true],
    ['http://[', true],
  ])('a redirect to %s leads elsewhere: %s', (location, elsewhere) => {
    expect(leadsElsewhere('https://api.example.com/api/tickets', location)).toBe(elsewhere);
  });
});
