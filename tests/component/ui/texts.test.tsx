import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { changeLanguage, createI18n } from '@/i18n/init';
import { useTranslation } from '@/i18n/useTranslation';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';

const onDraw = vi.fn();

const Part = ({ count }: { readonly count: number }) => {
  onDraw();
  const { t } = useTranslation(['tickets', 'common']);
  return (
    <p>
      {t('list.ticketCount', { count })}; {t('common:actions.cancel')}
    </p>
  );
};

it('texts follow the values, the language and late-loaded texts; each change renders a component once', async () => {
  const i18n = await createI18n(createMemoryStorage());
  const part = (count: number) => (
    <TextsProvider i18n={i18n}>
      <Part count={count} />
    </TextsProvider>
  );
  const { rerender } = render(part(1));
  const words = () => screen.getByText(/;/).textContent;
  expect(words()).toBe('1 atendimento; Cancelar');
  rerender(part(2));
  expect(words()).toBe('2 atendimentos; Cancelar');
  rerender(part(1));
  expect(words()).toBe('1 atendimento; Cancelar');

  await act(() => changeLanguage(i18n, 'en'));
  expect(words()).toBe('1 ticket; Cancel');
  onDraw.mockClear();
  await act(() => changeLanguage(i18n, 'pt'));
  expect(words()).toBe('1 atendimento; Cancelar');
  expect(onDraw).toHaveBeenCalledOnce();

  // A new group of texts: all test files share the loaded ones, so none may be changed in place.
  const { actions } = i18n.getResourceBundle('pt', 'common') as { actions: object };
  act(() => void i18n.addResourceBundle('pt', 'common', { actions: { ...actions, cancel: 'Desistir' } }));
  expect(words()).toBe('1 atendimento; Desistir');
  expect((await createI18n(createMemoryStorage())).t('actions.cancel')).toBe('Cancelar');
});

it('the texts of another language are added in one turn, so that the page is rendered once for all of them', async () => {
  const i18n = await createTestI18n();
  let turn = 0;
  const turns: number[] = [];
  i18n.store.on('added', () => {
    turns.push(turn);
    queueMicrotask(() => (turn += 1));
  });
  await changeLanguage(i18n, 'es');
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns)).toEqual(new Set([0]));
});
