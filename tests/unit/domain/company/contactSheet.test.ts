import { describe, expect, it } from 'vitest';
import { readContactSheet } from '@/domain/company/contactSheet';

describe('[CONT-06] the rows of a spreadsheet', () => {
  it.each([
    [['Nome', 'Telefone']],
    [['NOME COMPLETO', 'Número']],
    [['name', 'phone number']],
    [['Nombre', 'Teléfono']],
    [['Cliente', 'WhatsApp']],
  ])('are read below the titles %j, with numbers as digits', (titles) => {
    const cells = [titles, ['Caio', '+55 (31) 98455-9021'], ['Bia', 5_511_981_207_763]];
    expect(readContactSheet(cells)).toEqual({
      contacts: [
        { name: 'Caio', number: '5531984559021' },
        { name: 'Bia', number: '5511981207763' },
      ],
      unusable: [],
    });
  });

  it('are found in any column with a known title', () => {
    const cells = [
      ['Celular', 'Cidade', 'Nome'],
      ['5511', 'Santos', 'Denise'],
    ];
    expect(readContactSheet(cells).contacts).toEqual([{ name: 'Denise', number: '5511' }]);
  });

  it('without titles are in the first two columns', () => {
    expect(readContactSheet([['Caio', '5531984559021']]).contacts).toHaveLength(1);
  });

  it('without a name or a digit are reported with their row, and empty ones are skipped', () => {
    const cells = [['Nome', 'Telefone'], [], ['', null], ['Caio', 'sem'], ['', '5511'], [' Bia ', ' 55 ']];
    expect(readContactSheet(cells)).toEqual({
      contacts: [{ name: 'Bia', number: '55' }],
      unusable: [
        { row: 4, name: 'Caio', reason: 'noNumber' },
        { row: 5, name: '', reason: 'noName' },
      ],
    });
    expect(readContactSheet([])).toEqual({ contacts: [], unusable: [] });
  });
});

describe('[CONT-06] titles that do not name both columns', () => {
  it.each([
    ['only a name', ['Nome', 'Cidade']],
    ['only a number', ['Cidade', 'Telefone']],
    ['one title for both', ['Contato WhatsApp', 'Cidade']],
  ])('count as a row: %s', (_, titles) => {
    expect(readContactSheet([titles, ['Caio', '5531']])).toEqual({
      contacts: [{ name: 'Caio', number: '5531' }],
      unusable: [{ row: 1, name: titles[0], reason: 'noNumber' }],
    });
  });

  it('an empty cell is no text', () => {
    expect(readContactSheet([[undefined, '5531']]).unusable).toEqual([{ row: 1, name: '', reason: 'noName' }]);
    expect(readContactSheet([[null, true]]).unusable).toEqual([{ row: 1, name: '', reason: 'noName' }]);
  });
});
