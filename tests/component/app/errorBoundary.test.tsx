import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary';

const Broken = (): never => {
  throw new Error('no such field');
};

afterEach(() => vi.restoreAllMocks());

it('a screen that fails is replaced and logged, and the rest keeps working', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = vi.fn<(message: string, details?: object) => void>();
  const log = { info: () => {}, warn: () => {}, error };
  render(
    <>
      <p>Barra do topo</p>
      <ErrorBoundary log={log} fallback={<p>Algo deu errado</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Algo deu errado')).toBeInTheDocument();
  expect(screen.getByText('Barra do topo')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith('A screen failed', { name: 'Error', message: 'no such field' });
});
