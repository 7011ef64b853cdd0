import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { TextsProvider } from '@/i18n/TextsProvider';
import { toastShown } from '@/store/toasts';
import { ToastCard } from '@/ui/feedback/ToastCard';
import { createTestStore } from '@tests/support/createTestStore';
import { AppFrame } from '@tests/support/rendering/AppFrame';

const KINDS = ['success', 'error', 'warning', 'info'] as const;

const show = async (kind: (typeof KINDS)[number], onUndo?: () => void) => {
  const onClose = vi.fn<() => void>();
  const i18n = await createTestI18n();
  render(
    <TextsProvider i18n={i18n}>
      <ToastCard kind={kind} text="Contato salvo" onUndo={onUndo} onClose={onClose} />
    </TextsProvider>,
  );
  return onClose;
};

const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(KINDS)('[SHELL-12] of kind %s closes by itself after 3 seconds, not before', async (kind) => {
    const onClose = await show(kind);
    pass(2_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-12] with an undo button closes after 3 seconds too', async () => {
    const onClose = await show('success', () => {});
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
    pass(2_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-12] stays while the pointer is on it and then continues its time', async () => {
    const onClose = await show('info');
    pass(2_000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-12] stays while its button has the focus, also when the pointer leaves it', async () => {
    const onClose = await show('success', () => {});
    const undo = screen.getByRole('button', { name: 'Desfazer' });
    pass(2_000);
    act(() => undo.focus());
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(60_000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => undo.blur());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-12] that made room for newer ones shows for the rest of its 3 seconds, and not anew', async () => {
    const app = createTestStore();
    const i18n = await createTestI18n();
    render(<AppFrame app={app} i18n={i18n} path="/" />);
    const tell = (...names: readonly string[]) =>
      act(() => {
        for (const name of names)
          app.store.dispatch(toastShown({ kind: 'info', textKey: 'notices:devices.speakerGone', values: { name } }));
      });
    const shown = () => screen.queryAllByRole('status').map(({ textContent }) => /Fone \d/.exec(textContent)?.[0]);
    tell('Fone 1');
    pass(2_000);
    tell('Fone 2', 'Fone 3', 'Fone 4');
    expect(shown()).toEqual(['Fone 2', 'Fone 3', 'Fone 4']);
    pass(3_000);
    expect(shown()).toEqual(['Fone 1']);
    pass(999);
    expect(shown()).toEqual(['Fone 1']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('interrupts a screen reader only for errors', async () => {
    await show('error');
    expect(screen.getByRole('alert')).toHaveTextContent('Contato salvo');
  });
});
