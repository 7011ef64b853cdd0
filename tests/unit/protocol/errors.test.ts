import { describe, expect, it } from 'vitest';
import {
  ERROR_CODES,
  isAbsentEndpoint,
  isTransient,
  readErrorCode,
  readFailure,
  readFieldRefusal,
  readPortugueseSentence,
} from '@/protocol/errors';
import { readExistingTicket } from '@/protocol/records/tickets';

describe('readErrorCode', () => {
  it('[I18N-04] knows the 27 codes of the catalogue, each once', () => {
    expect(new Set(ERROR_CODES).size).toBe(27);
    for (const code of ERROR_CODES) expect(readErrorCode(code)).toBe(code);
  });

  it.each([
    ['a bare code', 'ERR_CHECK_NUMBER', 'ERR_CHECK_NUMBER'],
    ['a code with a suffix', 'ERR_NO_DEF_WAPP_FOUND in COMPANY 3', 'ERR_NO_DEF_WAPP_FOUND'],
    ['JSON text with a message', '{"message":"ERR_NO_PERMISSION"}', 'ERR_NO_PERMISSION'],
    ['JSON text with errors', '{"value":{},"errors":["ERR_DUPLICATED_CONTACT"]}', 'ERR_DUPLICATED_CONTACT'],
    ['an object with a message', { message: 'ERR_CREATING_TICKET' }, 'ERR_CREATING_TICKET'],
    ['an object with errors', { errors: ['ERR_NO_USER_FOUND', 'ERR_NO_WAPP_FOUND'] }, 'ERR_NO_USER_FOUND'],
    ['[ERR-12] an unknown e-mail', 'ERR_USER_DONT_EXISTS', 'ERR_INVALID_CREDENTIALS'],
    [
      '[ERR-06] no connection, as a sentence',
      'Nenhum número de Whatsapp foi configurado para essa empresa',
      'ERR_NO_DEF_WAPP_FOUND',
    ],
    [
      '[ERR-29] a used name, as a sentence',
      'This integration name is already used.',
      'ERR_QUEUE_INTEGRATION_NAME_ALREADY_EXISTS',
    ],
    ['[ERR-17] a refusal, as a sentence', 'Acesso não permitido', 'ERR_NO_PERMISSION'],
    ['a code outside the catalogue', 'ERR_NO_TICKETNOTE_FOUND', null],
    ['a longer word that begins like a code', 'ERR_CHECK_NUMBERS', null],
    ['a code that does not lead', 'Sorry, ERR_CHECK_NUMBER', null],
    ['broken JSON text', '{"message":', null],
    ['a sentence', 'name is a required field', null],
    ['HTML', '<!DOCTYPE html>', null],
    ['nothing', undefined, null],
    ['a number', 500, null],
  ])('[COMPAT-01] [ERR-01] %s', (_title, error, code) => {
    expect(readErrorCode(error)).toBe(code);
  });
});

describe('readFailure', () => {
  it('keeps code, status, sentence and body of a refusal', () => {
    const body = { error: 'ERR_NO_PERMISSION' };
    expect(readFailure(403, body)).toEqual({
      code: 'ERR_NO_PERMISSION',
      status: 403,
      message: 'ERR_NO_PERMISSION',
      data: body,
    });
  });

  it('[COMPAT-01] reads the servers that put the sentence under message', () => {
    expect(readFailure(500, { message: 'Não foi possível excluir!' }).message).toBe('Não foi possível excluir!');
  });

  it('has a message even for an empty body', () => {
    expect(readFailure(502, '')).toEqual({ code: null, status: 502, message: 'HTTP 502' });
  });

  it('[COMPAT-01] only a 404 without JSON means that the server lacks the call', () => {
    expect(isAbsentEndpoint(readFailure(404, '<!DOCTYPE html>'))).toBe(true);
    expect(isAbsentEndpoint(readFailure(404, { error: 'ERR_NO_TICKET_FOUND' }))).toBe(false);
    expect(isAbsentEndpoint(readFailure(413, '<html>'))).toBe(false);
  });
});

describe('refusals inside forms', () => {
  it.each([
    ['name is a required field', { field: 'name', rule: 'required' }],
    ['password must be at least 5 characters', { field: 'password', rule: 'tooShort' }],
    ['name must be at most 50 characters', { field: 'name', rule: 'tooLong' }],
    ['email must be a valid email', { field: 'email', rule: 'email' }],
    ['An user with this email already exists.', null],
    ['ERR_DUPLICATED_CONTACT', null],
  ])('[ERR-03] %s', (sentence, refusal) => {
    expect(readFieldRefusal(sentence)).toEqual(refusal);
  });

  it.each([
    'Número máximo de usuários já alcançado: 2',
    'Esse nome já está sendo utilizado por outra conexão',
    'O usuário não pertence à esta empresa',
    'Verifique o Token informado',
  ])('[ERR-03] a sentence in Portuguese is kept as received: %s', (sentence) => {
    expect(readPortugueseSentence(sentence)).toBe(sentence);
  });

  it.each(['ERR_CHECK_NUMBER', 'UNAUTHORIZED', 'Validation fails', 'This whatsapp token is already used.', null])(
    '[ERR-03] no other text counts as a sentence in Portuguese: %s',
    (sentence) => {
      expect(readPortugueseSentence(sentence)).toBeNull();
    },
  );
});

describe('readExistingTicket', () => {
  const ticket = { id: 9, uuid: 'u-9', status: 'open', userId: 4 };

  it.each([
    ['as an object', ticket, ticket],
    ['as JSON text', JSON.stringify(ticket), ticket],
    ['with its id alone', { id: 9, status: 'open' }, { id: 9 }],
    ['as the bare code', 'ERR_OTHER_OPEN_TICKET', null],
    ['not at all', undefined, null],
  ])('[COMPAT-01] the ticket of a refusal comes %s', (_title, error, read) => {
    expect(readExistingTicket(error)).toEqual(read);
  });
});

describe('an error in an unusual form', () => {
  it.each([
    ['an object inside an object', { error: { message: 'ERR_NO_PERMISSION' } }, 'ERR_NO_PERMISSION'],
    ['a list of objects', [{ message: 'ERR_NO_PERMISSION' }], 'ERR_NO_PERMISSION'],
    ['an empty list', [], null],
    ['an object with an empty list', { errors: [] }, null],
    ['an object without a word', { code: 'ERR_NO_PERMISSION' }, null],
    ['JSON text with blanks before it', '  {"message":"ERR_NO_PERMISSION"}', 'ERR_NO_PERMISSION'],
    ['JSON text of a list', '["ERR_NO_PERMISSION"]', 'ERR_NO_PERMISSION'],
    ['text that holds JSON later', 'x {"message":"ERR_NO_PERMISSION"}', null],
    ['blank text', '   ', null],
    ['null', null, null],
    ['the name of a property of every object', 'constructor', null],
  ])('[COMPAT-01] %s', (_title, error, code) => {
    expect(readErrorCode(error)).toBe(code);
  });

  it('is cut to its words, and has none when it is blank', () => {
    expect(readFailure(400, { error: '  Falhou ' }).message).toBe('Falhou');
    expect(readFailure(400, { error: '  ' }).message).toBe('HTTP 400');
    expect(readFailure(400, { error: '{"message":"Falhou"}' }).message).toBe('Falhou');
    expect(readFailure(400, { error: 'ERR_X', message: 'Falhou' }).message).toBe('ERR_X');
  });

  it('keeps only an object as its body', () => {
    expect(readFailure(400, ['ERR_NO_PERMISSION'])).toEqual({ code: null, status: 400, message: 'HTTP 400' });
    expect(readFailure(400, null)).toEqual({ code: null, status: 400, message: 'HTTP 400' });
    expect(readFailure(400, {})).toEqual({ code: null, status: 400, message: 'HTTP 400', data: {} });
  });
});

describe('a refusal of one field', () => {
  it.each(['ERR_CAMPAIGN_INVALID_NAME', 'ERR_CONTACTLIST_INVALID_NAME', 'ERR_CONTACTLISTITEM_INVALID_NAME'])(
    '%s asks for a name of three letters',
    (code) => {
      expect(readFieldRefusal({ message: code })).toEqual({ field: 'name', rule: 'threeLetters' });
      expect(readFieldRefusal(`X${code}`)).toBeNull();
      expect(readFieldRefusal(`${code}S`)).toBeNull();
    },
  );

  it.each([
    ['password must be at least 1 character', { field: 'password', rule: 'tooShort' }],
    ['name must be at most 1 character', { field: 'name', rule: 'tooLong' }],
    ['name must be at least 50 characters', { field: 'name', rule: 'tooShort' }],
    ['name must be at most 10 characters', { field: 'name', rule: 'tooLong' }],
    ['the name is a required field', null],
    ['name is a required field.', null],
    ['the name must be at least 5 characters', null],
    ['name must be at least 5 characters long', null],
    ['name must be at least five characters', null],
    ['the name must be at most 5 characters', null],
    ['name must be at most 5 characters long', null],
    ['name must be at most five characters', null],
    ['the email must be a valid email', null],
    ['email must be a valid email address', null],
    [null, null],
  ])('%j', (sentence, refusal) => {
    expect(readFieldRefusal(sentence)).toEqual(refusal);
  });
});

describe('a sentence in Portuguese', () => {
  it.each([
    'o',
    'os',
    'de',
    'da',
    'dos',
    'das',
    'em',
    'com',
    'por',
    'para',
    'um',
    'uma',
    'foi',
    'esse',
    'essa',
    'este',
    'esta',
  ])('is known by the word %s, wherever it stands', (word) => {
    for (const text of [`${word} X`, `X ${word}`, `X ${word} Y`, `X ${word.toUpperCase()} Y`])
      expect(readPortugueseSentence(text)).toBe(text);
    expect(readPortugueseSentence(`X z${word} Y`)).toBeNull();
    expect(readPortugueseSentence(`X ${word}z Y`)).toBeNull();
  });

  it('has more than one word', () => {
    expect(readPortugueseSentence('Inválido')).toBeNull();
    expect(readPortugueseSentence('Token inválido')).toBe('Token inválido');
    expect(readPortugueseSentence('Token invalid')).toBeNull();
  });
});

describe('isTransient', () => {
  it.each([null, 408, 429, 500, 502, 503, 504, 599])('a call that failed with %s may succeed later', (status) =>
    expect(isTransient(status)).toBe(true),
  );

  it.each([400, 401, 403, 404, 407, 409, 428, 430, 499])('a call that failed with %s will fail again', (status) =>
    expect(isTransient(status)).toBe(false),
  );
});
