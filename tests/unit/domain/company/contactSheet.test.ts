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

  it.each(['Celular', 'Nº do telefone', 'Tel.', 'cel', 'Zap'])(
    'are found in any column with a known title: %s',
    (title) => {
      const cells = [
        [title, 'Cidade', 'Nome'],
        ['5511980000000', 'Santos', 'Denise'],
      ];
      expect(readContactSheet(cells).contacts).toEqual([{ name: 'Denise', number: '5511980000000' }]);
    },
  );

  it('are not looked for below a word that begins like a short title', () => {
    const cells = [
      ['Nome', 'Celebração', 'Telefone'],
      ['Denise', '12/10', '5511980000000'],
    ];
    expect(readContactSheet(cells).contacts).toEqual([{ name: 'Denise', number: '5511980000000' }]);
  });

  it('without titles are in the first two columns', () => {
    expect(readContactSheet([['Caio', '5531984559021']]).contacts).toHaveLength(1);
  });

  it('without a name or a digit are reported with their row, and empty ones are skipped', () => {
    const cells = [
      ['Nome', 'Telefone'],
      [],
      ['', null],
      ['Caio', 'sem'],
      ['', '5511980000000'],
      [' Bia ', ' 31 984559021 '],
    ];
    expect(readContactSheet(cells)).toEqual({
      contacts: [{ name: 'Bia', number: '31984559021' }],
      unusable: [
        { row: 4, name: 'Caio', reason: 'noNumber' },
        { row: 5, name: '', reason: 'noName' },
      ],
    });
    expect(readContactSheet([])).toEqual({ contacts: [], unusable: [] });
  });
});

describe('[CONT-06] a number', () => {
  it.each([
    ['has 7 digits', '9845-590', false],
    ['has 8 digits', '9845-5902', true],
    ['has 15 digits, the most of any country', '123456789012345', true],
    ['has 16 digits', '1234567890123456', false],
    ['is two numbers in one cell', '11 98000-0000 / 11 97000-0000', false],
  ])('that %s is one to import: %s, %s', (_, number, isOne) => {
    const { contacts, unusable } = readContactSheet([
      ['Nome', 'Telefone'],
      ['Caio', number],
    ]);
    expect(contacts).toHaveLength(isOne ? 1 : 0);
    expect(unusable).toEqual(isOne ? [] : [{ row: 2, name: 'Caio', reason: 'badNumber' }]);
  });
});

describe('[CONT-06] titles below other rows', () => {
  it('are found, and what stands above them is no contact', () => {
    const cells = [
      ['Clientes 2026'],
      [],
      ['Código', 'Nome', 'Telefone'],
      ['7', 'Caio', '5531984559021'],
      ['8', '', '5511980000000'],
    ];
    expect(readContactSheet(cells)).toEqual({
      contacts: [{ name: 'Caio', number: '5531984559021' }],
      unusable: [{ row: 5, name: '', reason: 'noName' }],
    });
  });

  it('may be numbered, and the first of several numbers is taken', () => {
    const cells = [
      ['Nome', 'E-mail', 'Telefone 1', 'Telefone 2'],
      ['Caio', 'caio@mail.com', '5531984559021', '5511980000000'],
    ];
    expect(readContactSheet(cells)).toEqual({ contacts: [{ name: 'Caio', number: '5531984559021' }], unusable: [] });
  });

  it('are no rows with a number in them', () => {
    const cells = [
      ['Ana', '5531984559021'],
      ['Cliente novo', 'telefone 5511980000000'],
      ['Cliente antigo', 'fone (11) 98000-0000'],
    ];
    expect(readContactSheet(cells).contacts).toHaveLength(3);
  });
});

describe('[CONT-06] titles that do not name both columns', () => {
  it.each([
    ['only a name', ['Nome', 'Cidade']],
    ['only a number', ['Cidade', 'Telefone']],
    ['one title for both', ['Contato WhatsApp', 'Cidade']],
  ])('count as a row: %s', (_, titles) => {
    expect(readContactSheet([titles, ['Caio', '5531984559021']])).toEqual({
      contacts: [{ name: 'Caio', number: '5531984559021' }],
      unusable: [{ row: 1, name: titles[0], reason: 'noNumber' }],
    });
  });

  it('an empty cell is no text', () => {
    expect(readContactSheet([[undefined, '5531']]).unusable).toEqual([{ row: 1, name: '', reason: 'noName' }]);
    expect(readContactSheet([[null, true]]).unusable).toEqual([{ row: 1, name: '', reason: 'noName' }]);
  });
});
