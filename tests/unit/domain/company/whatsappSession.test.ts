import { describe, expect, it } from 'vitest';
import { isConnectionTroubled, readSessionState, SESSION_ACTIONS } from '@/domain/company/whatsappSession';

describe('the session of a connection', () => {
  it.each([
    ['[CONN-07] DISCONNECTED', 'DISCONNECTED', ['retry', 'newQr']],
    ['[CONN-08] qrcode', 'qrcode', ['showQr']],
    ['[CONN-09] OPENING', 'OPENING', []],
    ['[CONN-10] PAIRING', 'PAIRING', ['disconnect']],
    ['[CONN-10] TIMEOUT', 'TIMEOUT', ['disconnect']],
    ['[CONN-10] [CONN-11] CONNECTED', 'CONNECTED', ['disconnect']],
    ['[CONN-11] connected', 'connected', ['disconnect']],
    ['[CONN-12] PENDING', 'PENDING', ['retry']],
    ['[CONN-12] an unknown word', 'BANNED', ['retry']],
    ['[CONN-12] a word that names something else here', 'constructor', ['retry']],
    ['[CONN-12] no word', '', ['retry']],
  ])('%s offers its actions', (_, status, actions) => {
    expect(SESSION_ACTIONS[readSessionState(status)]).toEqual(actions);
  });
});

it.each([
  ['[MENU-14]', 'qrcode', true],
  ['[MENU-14]', 'PAIRING', true],
  ['[MENU-14]', 'DISCONNECTED', true],
  ['[MENU-14]', 'TIMEOUT', true],
  ['[MENU-14]', 'OPENING', true],
  ['[CONN-11] [MENU-14] [MENU-15]', 'CONNECTED', false],
  ['[CONN-11] [MENU-14] [MENU-15]', 'connected', false],
  ['[CONN-12] [MENU-14] [MENU-15]', 'PENDING', false],
  ['[CONN-12] [MENU-14] [MENU-15]', 'BANNED', false],
  ['[CONN-12] [MENU-14] [MENU-15]', '', false],
])('%s a connection of status %j needs attention: %s', (_, status, isTroubled) => {
  expect(isConnectionTroubled({ status })).toBe(isTroubled);
});
