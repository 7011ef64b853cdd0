import { describe, expect, it } from 'vitest';
import { findEcho, findEchoes, type SentText } from '@/domain/conversations/echo';
import { aMessage } from '@tests/support/records';

const SENT_AT = Date.parse('2026-11-21T12:00:00.000Z');

const sent = (facts: Partial<SentText> = {}): SentText => ({
  id: 'a',
  ticketId: 1,
  body: 'Bom dia',
  sentAt: SENT_AT,
  after: '2026-11-21T11:59:00.000Z',
  ...facts,
});
const echo = (facts = {}) => aMessage({ fromMe: true, createdAt: '2026-11-21T12:00:01.000Z', ...facts });

describe('the echo of a text, live', () => {
  it.each([
    ['the same words', {}, {}, true],
    ['other words', {}, { body: 'Boa noite' }, false],
    ['marks and blanks around the same words', {}, { body: '\u200e Bom dia\u200c ' }, true],
    ["the customer's own message", {}, { fromMe: false }, false],
    ['an edit', {}, { isEdited: true }, false],
    ['another ticket', {}, { ticketId: 2 }, false],
    ['a text that was never sent', { sentAt: null }, {}, false],
    ['a template, which comes back with other words', { body: 'Olá {{name}}' }, { body: 'Olá Bia' }, true],
  ])('[OFF-07] [CALL-37] is compared with %s', (_, text, message, isEcho) => {
    expect(findEcho([sent(text)], echo(message), SENT_AT + 1_000) !== null).toBe(isEcho);
  });

  it.each([
    ['a text with its words', {}, {}, 'a'],
    [
      'a text with its words that was there before it was sent',
      {},
      { createdAt: '2026-11-21T11:59:00.000Z' },
      undefined,
    ],
    ['a template, which any text could be', { body: 'Olá {{name}}' }, { body: 'Olá Bia' }, undefined],
    ['a picture with its caption', { file: { type: 'image/png' } }, { mediaType: 'image', mediaUrl: '/1.png' }, 'a'],
    [
      'a picture without a caption, which any picture could be',
      { body: '', file: { type: 'image/png' } },
      { mediaType: 'image', mediaUrl: '/1.png', body: '-' },
      undefined,
    ],
    [
      'a recording, whose words servers invent',
      { body: 'x', file: { type: 'audio/mpeg' } },
      { mediaType: 'audio', mediaUrl: '/1.mp3', body: 'Áudio' },
      undefined,
    ],
  ])('[OFF-07] comes within 60 seconds, and later only by its words: %s', (_, facts, message, late) => {
    const text = sent(facts);
    const own = echo({ body: 'Bom dia', ...message });
    expect(findEcho([text], own, SENT_AT + 60_000)?.id).toBe('a');
    expect(findEcho([text], own, SENT_AT + 60_001)?.id).toBe(late);
  });

  it('[OFF-07] belongs to a text of the last 60 seconds before an earlier one with the same words', () => {
    const texts = [sent({ id: 'early' }), sent({ id: 'new', sentAt: SENT_AT + 90_000 })];
    expect(findEcho(texts, echo(), SENT_AT + 91_000)?.id).toBe('new');
  });

  it('[OFF-07] [CALL-37] belongs to the first of several equal texts', () => {
    expect(findEcho([sent({ id: 'a' }), sent({ id: 'b' })], echo(), SENT_AT)?.id).toBe('a');
  });
});

describe('the echoes in a loaded page', () => {
  it('[OFF-07] [CALL-37] pairs texts and messages in sending order, each message once', () => {
    const texts = [sent({ id: 'a' }), sent({ id: 'b' }), sent({ id: 'c' })];
    expect(findEchoes(texts, [echo({ id: 'M1' }), echo({ id: 'M2' })])).toEqual(['a', 'b']);
  });

  it('[OFF-07] does not take a message that was there before the text was sent', () => {
    expect(findEchoes([sent()], [echo({ createdAt: '2026-11-21T11:59:00.000Z' })])).toEqual([]);
    expect(findEchoes([sent()], [echo({ createdAt: '2026-11-21T11:59:00.001Z' })])).toEqual(['a']);
  });

  it('[OFF-07] uses the sending time when the conversation was not loaded', () => {
    const text = sent({ after: null });
    expect(findEchoes([text], [echo({ createdAt: '2026-11-21T12:01:00.000Z' })])).toEqual(['a']);
    expect(findEchoes([text], [echo({ createdAt: '2026-11-21T12:01:00.001Z' })])).toEqual([]);
  });
});

describe('the echo of a file', () => {
  const file = (type: string, facts: Partial<SentText> = {}) => sent({ body: '', file: { type }, ...facts });
  const media = (mediaType: string, body = '-') => echo({ mediaType, mediaUrl: 'https://x.test/public/1.bin', body });

  it.each([
    ['a picture without caption', file('image/png'), media('image'), true],
    ['a document without caption, named by the server', file('application/pdf'), media('application', 'a.pdf'), true],
    ['a recording, whose body the server invents', file('audio/mpeg', { body: 'x' }), media('audio', 'Áudio'), true],
    ['a picture with its caption', file('image/png', { body: 'Sofá' }), media('image', 'Sofá'), true],
    ['another caption', file('image/png', { body: 'Sofá' }), media('image', 'Mesa'), false],
    ['another kind', file('image/png'), media('video'), false],
    ['a text with the words of the caption', file('image/png', { body: 'Sofá' }), echo({ body: 'Sofá' }), false],
    ['a file with the words of a text', sent({ body: 'Sofá' }), media('image', 'Sofá'), false],
  ])('[OFF-07] is decided for %s', (_, left, message, isEcho) => {
    expect(findEcho([left], message, SENT_AT + 1_000) !== null).toBe(isEcho);
  });

  it('[OFF-07] files of one kind return in order', () => {
    const files = [file('image/png', { id: 'a' }), file('image/png', { id: 'b' })];
    expect(findEchoes(files, [{ ...media('image'), id: 'M1' }])).toEqual(['a']);
    expect(
      findEchoes(files, [
        { ...media('image'), id: 'M1' },
        { ...media('image'), id: 'M2' },
      ]),
    ).toEqual(['a', 'b']);
  });
});

describe('templates and unsent texts', () => {
  it('[OFF-07] a template takes an echo only when no text with the same words waits, whatever their order', () => {
    const template = sent({ id: 't', body: 'Olá {{name}}' });
    expect(findEcho([template, sent({ id: 'a' })], echo(), SENT_AT)?.id).toBe('a');
    expect(findEcho([template], echo(), SENT_AT)?.id).toBe('t');
    expect(findEchoes([template, sent({ id: 'a' })], [echo({ id: 'M1' })])).toEqual(['a']);
    expect(findEchoes([template, sent({ id: 'a' })], [echo({ id: 'M1' }), echo({ id: 'M2' })])).toEqual(['a', 't']);
  });

  it('[OFF-07] a message without a time is nobody’s echo in a loaded page, and an unsent text has none', () => {
    expect(findEchoes([sent()], [echo({ createdAt: undefined })])).toEqual([]);
    expect(findEchoes([sent({ sentAt: null })], [echo()])).toEqual([]);
    expect(findEcho([sent({ sentAt: null })], echo(), 0)).toBeNull();
  });
});
