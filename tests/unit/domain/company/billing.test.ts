import { describe, expect, it } from 'vitest';
import { billingOf, choiceOf, isPaymentDone, isZip, planText } from '@/domain/company/checkout';
import { dueDayOf, invoiceState, oldestUnpaid, unpaidFirst } from '@/domain/company/invoices';
import { isStrongPassword, trialDueDate } from '@/domain/company/signUp';
import { maskPhone, maskZip } from '@/lib/masks';
import { formatMoney } from '@/lib/money';

describe('invoices', () => {
  it.each([
    ['paid', '2026-01-01', 'paid'],
    ['open', '2026-11-20', 'overdue'],
    ['open', '2025-12-31', 'overdue'],
    ['open', '2027-01-01', 'open'],
    ['open', '2026-11-20T23:59:59-03:00', 'overdue'],
    ['open', '2026-11-21T00:00:00+00:00', 'open'],
    ['open', '2026-11-22', 'open'],
    ['', '2026-11-20', 'overdue'],
    ['parcial', '2026-11-20', 'overdue'],
    ['open', 'amanhã', 'open'],
    ['open', null, 'open'],
  ])('[INV-03] [INV-04] [INV-05] %s, due %s: %s', (status, dueDate, state) => {
    expect(invoiceState({ status, dueDate }, '2026-11-21')).toBe(state);
  });

  it('[INV-04] the due day is the start of its text', () => {
    expect(dueDayOf({ dueDate: '2026-11-26T05:34:00+00:00' })).toBe('2026-11-26');
    expect(dueDayOf({ dueDate: '26/11/2026' })).toBeNull();
  });

  it('[SUBS-04] the oldest unpaid one is due first, and one without a day last', () => {
    const invoice = (id: number, status: string, dueDate: string | null) => ({
      id,
      status,
      dueDate,
      detail: null,
      value: 1,
    });
    const all = [invoice(1, 'open', null), invoice(2, 'paid', '2020-01-01'), invoice(3, 'open', '2026-01-01')];
    expect(oldestUnpaid(all)?.id).toBe(3);
    expect(oldestUnpaid(all.slice(0, 2))?.id).toBe(1);
    expect(oldestUnpaid([])).toBeNull();
  });
});

describe('typed values', () => {
  it.each([
    ['01000-000', 'BR', true],
    ['01000000', 'BR', false],
    ['01000', 'BR', false],
    ['0100-0000', 'BR', false],
    ['12345', 'usa', true],
    ['1234', 'usa', false],
    ['123456', 'usa', false],
    ['01000-000', 'usa', false],
    [' 01000-000 ', 'BR', true],
    ['x01000-000', 'BR', false],
    ['01000-0000', 'BR', false],
    [' 12345 ', 'usa', true],
    ['x12345', 'usa', false],
    ['12345-6789', 'usa', false],
    ['', 'BR', false],
  ] as const)('[CHECK-04] %j as a zip code of %s: %s', (zip, country, isRight) => {
    expect(isZip(zip, country)).toBe(isRight);
  });

  it('[CHECK-04] [SIGN-05] masks are applied while typing', () => {
    expect(['0', '01000', '010001', '010001234567'].map(maskZip)).toEqual(['0', '01000', '01000-1', '01000-123']);
    expect(['1', '11', '119', '1198765', '11987654', '119876543210'].map(maskPhone)).toEqual([
      '(1',
      '(11',
      '(11) 9',
      '(11) 98765',
      '(11) 98765-4',
      '(11) 98765-4321',
    ]);
    expect(maskPhone('')).toBe('');
    // The country of a pasted number is none of its digits; an area code of 55 is.
    const pasted = ['+55 11 98765-4321', '+5511987654321', '5511987654321', '55 (11) 98765-4321'];
    for (const number of pasted) expect(maskPhone(number)).toBe('(11) 98765-4321');
    // The third has one digit too many.
    expect(['55987654321', '5598765432', '559876543210', '+'].map(maskPhone)).toEqual([
      '(55) 98765-4321',
      '(55) 98765-432',
      '(55) 98765-4321',
      '',
    ]);
  });

  it.each([
    ['Abcdefg1', true],
    ['Abcdefg12', true],
    ['1 Senha bem longa, com espaços #%', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Çãabcde1', true],
  ])('[PWD-08] %s as a password: %s', (password, isStrong) => {
    expect(isStrongPassword(password)).toBe(isStrong);
  });

  it('[SIGN-07] a trial ends with its third day, whatever hour it started', () => {
    for (const hour of [0, 12, 23]) {
      const due = trialDueDate(new Date(2026, 10, 21, hour, 59, 59).getTime());
      expect(due).toMatch(/^2026-11-24T23:59:59[+-]\d{2}:\d{2}$/);
    }
    expect(trialDueDate(new Date(2026, 11, 30, 12).getTime())).toMatch(/^2027-01-02T23:59:59/);
  });

  it('[INV-09] [FMT-04] amounts are formatted as BRL, with the separators of the language', () => {
    expect(['pt', 'es', 'en'].map((language) => formatMoney(1249.9, language))).toEqual([
      'R$ 1.249,90',
      'R$ 1.249,90',
      'R$ 1,249.90',
    ]);
    expect(formatMoney(49, 'pt')).toBe('R$ 49,00');
  });
});

describe('the order of invoices', () => {
  const invoice = (id: number, status: string, dueDate: string | null) => ({
    id,
    status,
    dueDate,
    detail: null,
    value: 1,
  });

  it('[SUBS-04] is unpaid first by due day, then by number, then the paid ones as they came', () => {
    const all = [
      invoice(1, 'paid', '2026-05-01'),
      invoice(2, 'open', null),
      invoice(3, 'open', '2026-03-01'),
      invoice(4, 'paid', '2026-01-01'),
      invoice(6, 'open', '2026-02-01'),
      invoice(5, 'open', '2026-02-01'),
    ];
    expect(unpaidFirst(all).map(({ id }) => id)).toEqual([5, 6, 3, 2, 1, 4]);
    expect(oldestUnpaid([invoice(1, 'paid', '2020-01-01')])).toBeNull();
  });

  it('[INV-04] a day must begin the text', () => {
    expect(dueDayOf({ dueDate: 'em 2026-11-26' })).toBeNull();
  });
});

describe('the checkout', () => {
  it('[CHECK-06] offers a plan of the server, with 0 for what it does not tell', () => {
    expect(choiceOf({ id: 4, name: 'Ouro', users: 5, connections: 2, value: 99.9 })).toEqual({
      id: 4,
      name: 'Ouro',
      users: 5,
      connections: 2,
      price: 99.9,
    });
    expect(choiceOf({ id: 4, name: 'Ouro' })).toEqual({ id: 4, name: 'Ouro', users: 0, connections: 0, price: 0 });
  });

  it('[CHECK-10] sends the chosen plan as JSON text', () => {
    const choice = { id: 4, name: 'Ouro', users: 5, connections: 2, price: 99.9 };
    expect(JSON.parse(planText(choice))).toEqual({ title: 'Ouro', users: 5, connections: 2, price: 99.9 });
  });

  it('[CHECK-02] [SUBS-04] opens with the billing fields of the company, in Brazil', () => {
    expect(
      billingOf({
        name: 'Loja',
        billingName: 'Loja Ltda.',
        addressStreet: 'Rua A',
        addressCity: 'Santos',
        addressState: 'SP',
        addressZipCode: '11000-000',
      }),
    ).toEqual({
      firstName: 'Loja Ltda.',
      lastName: '',
      address2: 'Rua A',
      city: 'Santos',
      state: 'SP',
      zipcode: '11000-000',
      country: 'BR',
    });
    const empty = { firstName: '', lastName: '', address2: '', city: '', state: '', zipcode: '', country: 'BR' };
    expect(billingOf({ name: 'Loja', billingName: '' })).toEqual({ ...empty, firstName: 'Loja' });
    expect(billingOf(null)).toEqual(empty);
  });

  it('[CHECK-16] takes one word of the provider for paid', () => {
    expect([isPaymentDone('CONCLUIDA'), isPaymentDone('ATIVA'), isPaymentDone('')]).toEqual([true, false, false]);
  });
});
