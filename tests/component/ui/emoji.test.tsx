import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { EmojiPanel } from '@/ui/emoji/EmojiPanel';
import { eventually } from '@tests/support/eventually';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';

it('[TRIAGE-11] an emoji is found by its name, whatever accents and case', async () => {
  const i18n = await createTestI18n();
  await act(
    async () =>
      void render(
        <TextsProvider i18n={i18n}>
          <Suspense fallback={null}>
            <EmojiPanel onChoose={() => {}} />
          </Suspense>
        </TextsProvider>,
      ),
  );
  const field = await screen.findByRole('textbox', { name: 'Buscar emoji' });
  fireEvent.change(field, { target: { value: 'coracao vermelho' } });
  // jsdom has no layout, so the picker draws none of them: what it says must do.
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ emojis encontrados/));
  fireEvent.change(field, { target: { value: 'coracao vermelhao' } });
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('Nenhum emoji encontrado'));
  fireEvent.change(field, { target: { value: 'CORAÇÃO Vermelho' } });
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ emojis encontrados/));
});
