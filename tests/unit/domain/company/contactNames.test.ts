import { expect, it } from 'vitest';
import { withNames } from '@/domain/company/contactNames';

it.each([
  ['Oi {{name}}!', 'Bia Lima', 'Oi Bia Lima!'],
  ['Oi {{ name }} e {{name}}', 'Bia Lima', 'Oi Bia Lima e Bia Lima'],
  ['Oi {{firstName}}', '  Bia   Lima ', 'Oi Bia'],
  ['{{  firstName  }}, {{firstName}}', 'Bia', 'Bia, Bia'],
  ['{{name}} {{firstName}}', 'Zé $& Cia', 'Zé $& Cia Zé'],
  ['Oi {{name}} {{firstName}}', '  ', 'Oi {{name}} {{firstName}}'],
  ['{name} {{protocol}} {{names}} {{myname}}', 'Bia', '{name} {{protocol}} {{names}} {{myname}}'],
])('%j for the contact %j reads %j', (message, contact, text) => {
  expect(withNames(message, contact)).toBe(text);
});
