import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary';

const Broken = ({ error }: { readonly error: Error }): never => {
  throw error;
};

afterEach(() => vi.restoreAllMocks());

const OWN = "Cannot read properties of undefined (reading 'name')";

it.each([
  ['in our own words', new TypeError(OWN), { kind: 'TypeError', reason: OWN }],
  ['without the words of a customer', new Error('Meu cartão é 4111'), { kind: 'Error', reason: undefined }],
])('[SEC-05] a screen that fails is replaced and logged %s, and the rest keeps working', (_, failure, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = vi.fn<(message: string, details?: object) => void>();
  const log = { info: () => {}, warn: () => {}, error };
  render(
    <>
      <p>Barra do topo</p>
      <ErrorBoundary log={log} fallback={<p>Algo deu errado</p>}>
        <Broken error={failure} />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Algo deu errado')).toBeInTheDocument();
  expect(screen.getByText('Barra do topo')).toBeInTheDocument();
  const place = expect.stringContaining('errorBoundary.test') as unknown;
  expect(error.mock.calls).toEqual([['A screen failed', { ...said, place }]]);
});
