import { describe, expect, it } from 'vitest';
import { readToastNote, toastXml } from '@native/main/alerts/toastXml';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';
import { aNotification } from '@tests/support/records';

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const attribute = (xml: string, start: string, name: string): string =>
  unescape(new RegExp(`<${start}[^>]*? ${name}="([^"]*)"`).exec(xml)?.[1] ?? '');

/** The tags of a text in order: a tag injected by foreign text would show up. */
const openingTags = (xml: string): string[] => [...xml.matchAll(/<([a-z]+)/gi)].map(([, name]) => name ?? '');

describe('the toast for Windows', () => {
  it('[NTV-07] identifies its target and action, so that they are known after a new start', () => {
    const note = { id: 'message:A', target: { kind: 'ticket', uuid: 'u-1' } };
    const xml = toastXml(aNotification({ accept: 'Aceitar', reply: { placeholder: 'Responder', send: 'Enviar' } }));
    const click = attribute(xml, 'toast', 'launch');
    expect(click).toMatch(/^type=click&/);
    expect(readToastNote(click)).toEqual(note);
    const take = attribute(xml, 'action content="Aceitar"', 'arguments');
    expect(take).toMatch(/^type=action&action=0&/);
    expect(readToastNote(take)).toEqual(note);
    const answer = attribute(xml, 'action content="Enviar"', 'arguments');
    expect(answer).toMatch(/^type=reply&/);
    expect(readToastNote(answer)).toEqual(note);
    expect(xml).toContain('<input id="reply" type="text" placeHolderContent="Responder"/>');
    expect(xml).toContain('hint-inputId="reply"');
    expect(xml).toContain('<audio silent="true"/>');
  });

  it('[NTV-07] has no buttons when none are wanted', () => {
    expect(toastXml(aNotification())).not.toContain('<actions>');
  });

  it.each([...HOSTILE_TEXTS, '\u0000\u0008\uFFFE\uD800'])(
    '[SEC-03] stays one toast with any name and text: %j',
    (text) => {
      const xml = toastXml(
        aNotification({ title: text, body: text, accept: text, reply: { placeholder: text, send: text } }),
      );
      expect(openingTags(xml)).toEqual([
        'toast',
        'visual',
        'binding',
        'text',
        'text',
        'audio',
        'actions',
        'input',
        'action',
        'action',
      ]);
      // XML can carry neither control characters nor half of a pair.
      expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/u);
    },
  );

  it('[NTV-07] is truncated to what Windows accepts', () => {
    expect(toastXml(aNotification({ title: 'a'.repeat(500), body: 'b'.repeat(5_000) })).length).toBeLessThan(2_000);
  });

  it.each([
    '',
    'type=click',
    'notice=x',
    'notice=%7B%7D',
    'notice=%7B%22id%22%3A1%2C%22target%22%3A%7B%22kind%22%3A%22app%22%7D%7D',
    'notice=%',
  ])('[NTV-07] unknown arguments are ignored: %s', (launched) => {
    expect(readToastNote(launched)).toBeNull();
  });
});

describe('the arguments of a toast', () => {
  const launched = (note: unknown) => `type=click&notice=${encodeURIComponent(JSON.stringify(note))}`;

  it.each([
    { kind: 'app' },
    { kind: 'reminders' },
    { kind: 'pending', ticketId: 7 },
    { kind: 'ticket', uuid: 'u-1' },
    { kind: 'chat', uuid: 'c-1' },
  ])('[NTV-07] name the target %j', (target) => {
    expect(readToastNote(launched({ id: 'a', target, more: 1 }))).toEqual({ id: 'a', target });
  });

  it.each([
    null,
    7,
    'text',
    {},
    { id: 'a' },
    { target: { kind: 'app' } },
    { id: 7, target: { kind: 'app' } },
    { id: 'a', target: null },
    { id: 'a', target: 'app' },
    { id: 'a', target: {} },
    { id: 'a', target: { kind: 'other' } },
    { id: 'a', target: { kind: 'other', uuid: 'u' } },
    { id: 'a', target: { kind: 'ticket' } },
    { id: 'a', target: { kind: 'ticket', uuid: 7 } },
    { id: 'a', target: { kind: 'ticket', uuid: 'u', ticketId: '7' } },
    { id: 'a', target: { kind: 'chat' } },
    { id: 'a', target: { kind: 'pending' } },
    { id: 'a', target: { kind: 'pending', ticketId: '7' } },
    { id: 'a', target: { kind: 'pending', ticketId: 1.5 } },
  ])('[NTV-07] of other programs name nothing: %j', (note) => {
    expect(readToastNote(launched(note))).toBeNull();
  });
});

describe('the whole toast', () => {
  const args = (type: string) =>
    `${type}&amp;notice=${encodeURIComponent(JSON.stringify({ id: 'message:A', target: { kind: 'ticket', uuid: 'u-1' } }))}`;
  const head = `<toast launch="${args('type=click')}"><visual><binding template="ToastGeneric"><text>Maria</text><text>Olá</text></binding></visual><audio silent="true"/>`;
  const take = `<action content="Aceitar" arguments="${args('type=action&amp;action=0')}"/>`;
  const field = '<input id="reply" type="text" placeHolderContent="Responder"/>';
  const answer = `<action content="Enviar" arguments="${args('type=reply')}" hint-inputId="reply"/>`;

  it.each([
    ['alone', {}, ''],
    ['with a button', { accept: 'Aceitar' }, `<actions>${take}</actions>`],
    ['with a field', { reply: { placeholder: 'Responder', send: 'Enviar' } }, `<actions>${field}${answer}</actions>`],
    [
      'with both',
      { accept: 'Aceitar', reply: { placeholder: 'Responder', send: 'Enviar' } },
      `<actions>${field}${take}${answer}</actions>`,
    ],
  ])('%s', (_, changes, actions) => {
    expect(toastXml(aNotification(changes))).toBe(`${head}${actions}</toast>`);
  });

  it('[NTV-07] loses only the characters that XML cannot hold', () => {
    expect(toastXml(aNotification({ title: 'a\u0000b\n<&>' }))).toContain('<text>ab\n&lt;&amp;&gt;</text>');
  });
});
