import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds the toast with this text and checks that its colour and icon say success. */
export const findSuccess = async (text: string | RegExp): Promise<void> => {
  const toast = (await screen.findByText(text)).closest('[role="status"]');
  expect(toast?.querySelector('svg')?.getAttribute('class')).toMatch(/success/);
};
