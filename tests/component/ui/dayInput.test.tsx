import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { DayInput } from '@/ui/form/DayInput';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';

const open = async (day: string) => {
  const told = vi.fn<(day: string) => void>();
  const Field = () => {
    const [value, setValue] = useState(day);
    const change = (next: string) => {
      told(next);
      setValue(next);
    };
    return <DayInput aria-label="Dia" value={value} onChange={change} />;
  };
  render(
    <TextsProvider i18n={await createTestI18n()}>
      <Field />
    </TextsProvider>,
  );
  return { told, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Dia' }) };
};

it('[FMT-01] a day is shown and typed as dd/MM/yyyy, and reported once it is complete', async () => {
  const { told, user, field } = await open('2026-11-01');
  expect(field).toHaveValue('01/11/2026');
  await user.clear(field);
  await user.type(field, '05032027');
  expect(field).toHaveValue('05/03/2027');
  expect(told.mock.calls).toEqual([[''], ['2027-03-05']]);
});

it.each(['31/02/2027', '5/3/27', '05/13/2027'])(
  '%s is not a day: the former value is restored on blur',
  async (text) => {
    const { told, field } = await open('2026-11-01');
    fireEvent.change(field, { target: { value: text } });
    expect(field).toHaveValue(text);
    fireEvent.blur(field);
    expect(field).toHaveValue('01/11/2026');
    expect(told).not.toHaveBeenCalled();
  },
);

it('[FMT-01] a day that is typed without its zeros gets them at the separator', async () => {
  const { told, user, field } = await open('2026-11-01');
  await user.clear(field);
  await user.type(field, '5/3/2027');
  expect(field).toHaveValue('05/03/2027');
  expect(told.mock.calls).toEqual([[''], ['2027-03-05']]);
});

it('a day that is changed to one without its zeros gets them on blur, and not while a digit is replaced', async () => {
  const { told, field } = await open('2026-11-01');
  fireEvent.change(field, { target: { value: '5/3/2027' } });
  expect(field).toHaveValue('5/3/2027');
  expect(told).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(field).toHaveValue('05/03/2027');
  expect(told.mock.calls).toEqual([['2027-03-05']]);
});
