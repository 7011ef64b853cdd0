import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Reminder } from '@/domain/conversations/reminders';
import notices from '@/i18n/locales/pt/notices.json';
import { createTranslate } from '@/i18n/translate';
import { chatNotice, messageNotice, reminderNotice } from '@/processes/notifications/noticesOf';
import { aMessage, aTicket } from '@tests/support/records';

const translate = (key: string, values?: Readonly<Record<string, string | number>>) =>
  [key, ...Object.values(values ?? {})].join(' ');

describe('[NTV-06] the text of a message notification', () => {
  it.each([
    [{ mediaType: 'image', mediaUrl: 'http://x/1.png', body: '-' }, 'tickets:preview.image'],
    [{ mediaType: 'image', mediaUrl: 'http://x/1.webp', body: 'sticker' }, 'tickets:preview.sticker'],
    [{ mediaType: 'audio', mediaUrl: 'http://x/1.mp3' }, 'tickets:preview.audio'],
    [{ mediaType: 'locationMessage', body: 'data:image/png;base64,xx|http://x' }, 'tickets:preview.location'],
    [{ mediaType: 'contactMessage', body: 'BEGIN:VCARD' }, 'tickets:preview.contact'],
    [{ mediaType: 'application', mediaUrl: 'http://x/1.pdf' }, 'tickets:preview.file'],
    [{ mediaType: 'reactionMessage', body: '👍' }, 'tickets:preview.reaction 👍'],
    [{ mediaType: 'neverSeen', body: '\u200eOi' }, 'Oi'],
    [{ mediaType: 'conversation', body: 'Bom dia.\nTudo bem?' }, 'Bom dia.\nTudo bem?'],
  ])('%j', (facts, body) => {
    expect(messageNotice(translate, aTicket(), aMessage(facts)).body).toBe(body);
  });
});

it('[SEC-04] a file of an internal chat is named with its hidden and look-alike characters shown', () => {
  const message = { id: 5, chatId: 3, senderId: 11, message: '', mediaName: 'rec\u0456bo_\u202Efdp.exe' };
  expect(chatNotice(translate, 'c-3', message).body).toBe('rec[U+0456]bo_[U+202E]fdp.exe');
});

it.each([
  [{ contact: { id: 3, name: ' ', number: '5511980000000' } }, '+55 11 98000-0000'],
  [{ contact: null }, '#7'],
])('[NTV-06] a notification calls a ticket %j as its row does', (facts, title) => {
  expect(messageNotice(translate, aTicket({ id: 7, ...facts }), aMessage()).title).toBe(title);
});

it('[TRIAGE-05] a reminder says in Portuguese of whom and what it is, several how many, and missed ones that they are', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'pt', resources: { pt: { notices } } });
  const due = (id: number, note = ''): Reminder => {
    const { uuid } = aTicket({ id });
    const before = { onlyUnanswered: false, answered: false, lastMessage: '', fromMe: true } as const;
    return { ticketId: id, uuid, contactName: `Cliente ${id}`, at: id, note, stage: 'waiting', ...before };
  };
  const said = (isMissed: boolean, ...reminders: Reminder[]) => {
    const notice = reminderNotice(createTranslate(i18n), reminders, isMissed);
    return [notice?.title, notice?.body, notice?.target.kind];
  };
  expect(said(false, due(1, 'Ligar'))).toEqual(['Lembrete: Cliente 1', 'Ligar', 'ticket']);
  expect(said(false, due(1))[1]).toBe('Está na hora de voltar a este atendimento.');
  expect(said(false, due(1), due(2))).toEqual(['2 lembretes', 'Cliente 1, Cliente 2', 'reminders']);
  const closed = 'enquanto o Balcão estava fechado';
  expect(said(true, due(1, 'Ligar'))).toEqual([`1 lembrete venceu ${closed}`, 'Cliente 1', 'ticket']);
  expect(said(true, due(1), due(2))[0]).toBe(`2 lembretes venceram ${closed}`);
  expect(reminderNotice(createTranslate(i18n), [], false)).toBeNull();
});
