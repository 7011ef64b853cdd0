import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { TextsProvider } from '@/i18n/TextsProvider';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';

interface DeleteButtonProps {
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

const DeleteButton = ({ onDelete, onKeep }: DeleteButtonProps) => {
  const confirm = useConfirm();
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Excluir conversa?',
      message: 'Esta ação não pode ser revertida.',
      confirmLabel: 'Excluir',
      danger: true,
    });
    if (agreed) onDelete();
    else onKeep();
  };
  return (
    <button type="button" onClick={() => void ask()}>
      Pedir
    </button>
  );
};

const open = async () => {
  const onDelete = vi.fn<() => void>();
  const onKeep = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <TextsProvider i18n={await createTestI18n()}>
      <ConfirmProvider>
        <DeleteButton onDelete={onDelete} onKeep={onKeep} />
      </ConfirmProvider>
    </TextsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Pedir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Excluir conversa?' });
  return { onDelete, onKeep, user, dialog };
};

describe('the confirmation', () => {
  it('[SHELL-13] shows title and message and focuses the harmless button', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveTextContent('Esta ação não pode ser revertida.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });

  it('[SHELL-13] [LIST-05] confirm runs the action once and without a delay, also on a double click', async () => {
    const { onDelete, onKeep, user } = await open();
    await user.dblClick(screen.getByRole('button', { name: 'Excluir' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('[SHELL-13] a question that another one replaces runs nothing', async () => {
    const { onDelete, onKeep, user } = await open();
    fireEvent.click(screen.getByText('Pedir'));
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(1));
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
    expect(onKeep).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-13] cancel runs nothing', async () => {
    const { onDelete, onKeep, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(1));
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('[SHELL-13] closing by a click outside runs nothing', async () => {
    const { onDelete, onKeep, user, dialog } = await open();
    await user.click(dialog.parentElement!);
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(1));
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('[SHELL-13] closing with Escape runs nothing', async () => {
    const { onDelete, onKeep, user } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(1));
    expect(onDelete).not.toHaveBeenCalled();
  });
});
