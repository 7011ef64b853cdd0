import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** The toast with this text, which tells by colour and sign that something succeeded. */
export const findSuccess = async (text: string | RegExp): Promise<void> => {
  const toast = (await screen.findByText(text)).closest('[role="status"]');
  expect(toast?.querySelector('svg')?.getAttribute('class')).toMatch(/success/);
};
