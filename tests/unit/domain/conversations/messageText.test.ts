import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  comparableText,
  greetingNames,
  isGreetingDue,
  isTemplate,
  visibleText,
  withoutTemplateBraces,
} from '@/domain/conversations/messageText';
import en from '@/i18n/locales/en/notices.json';
import es from '@/i18n/locales/es/notices.json';
import pt from '@/i18n/locales/pt/notices.json';
import { createTranslate } from '@/i18n/translate';

describe('texts of messages', () => {
  it('are shown without the invisible marks that servers prepend', () => {
    expect(visibleText('\u200eBem-vindo')).toBe('Bem-vindo');
    expect(visibleText('\u200c\u200ePromoção')).toBe('Promoção');
    expect(visibleText('a\u200eb')).toBe('a\u200eb');
  });

  it('are compared trimmed and without the marks', () => {
    expect(comparableText(' \u200eoi\u200c ')).toBe('oi');
  });

  it('with double braces are templates for servers', () => {
    expect(isTemplate('Olá {{name}}')).toBe(true);
    expect(isTemplate('Olá {name}')).toBe(false);
    expect(withoutTemplateBraces('{{Zé}} {x} {{{y}}}')).toBe('{Zé} {x} {y}');
  });
});

describe('the introduction after accepting', () => {
  it('[TICKET-03] is due when the setting is on and the ticket is not a group', () => {
    expect(isGreetingDue({ isGroup: false }, 'enabled')).toBe(true);
    expect(isGreetingDue({}, 'enabled')).toBe(true);
  });

  it('[TICKET-03] [TICKET-04] is not due for a group or with any other setting', () => {
    expect(isGreetingDue({ isGroup: true }, 'enabled')).toBe(false);
    // Servers store settings as they are sent, misspelt ones too.
    for (const setting of ['disabled', 'desabled', 'true', '', undefined]) {
      expect(isGreetingDue({ isGroup: false }, setting)).toBe(false);
    }
  });

  it('[TICKET-05] names both without template braces, and no contact whose name is a number', () => {
    expect(greetingNames('Bia {{name}}', 'Ana {{x}}')).toEqual({ contact: 'Bia {name}', user: 'Ana {x}' });
    for (const name of ['', undefined, '+55 (11) 99999-0000']) expect(greetingNames(name, 'Ana').contact).toBeNull();
    expect(greetingNames('Loja 24h', 'Ana').contact).toBe('Loja 24h');
  });

  it.each([
    ['pt', 'Olá', ' Meu nome é Ana e vou continuar o seu atendimento.'],
    ['en', 'Hello', ' My name is Ana and I will continue helping you.'],
    ['es', '¡Hola', ' Mi nombre es Ana y voy a continuar con su atención.'],
  ])('[TICKET-05] is worded in %s with a name and without one', async (lng, hello, rest) => {
    const i18n = createInstance();
    await i18n.init({ lng, resources: { pt: { notices: pt }, en: { notices: en }, es: { notices: es } } });
    const translate = createTranslate(i18n);
    const names = { contact: 'Bia', user: 'Ana' };
    expect(translate('notices:greeting.named', names)).toBe(`${hello}, Bia!${rest}`);
    expect(translate('notices:greeting.unnamed', names)).toBe(`${hello}!${rest}`);
  });
});

it('[TICKET-05] a name of blanks is none, and blanks around a name are not said', () => {
  expect(greetingNames('  ', 'Ana').contact).toBeNull();
  expect(greetingNames(' Bia ', 'Ana').contact).toBe('Bia');
});
