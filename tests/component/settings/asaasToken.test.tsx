import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { SettingsPage } from '@/features/settings/SettingsPage';
import { aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { renderPage } from '@tests/support/rendering/renderPage';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const SAVED = 'Operação atualizada com sucesso.';
const NOTE = 'Há alterações que ainda não foram salvas.';

const open = async (
  stored: readonly object[] = [{ id: 4, key: 'asaas', value: 'asaas-token' }],
  answer: FakeAnswer = { body: { id: 4, key: 'asaas', value: 'novo' } },
) => {
  const { asked, route } = createRecordedRoute(answer);
  const app = await renderPage(SettingsPage, {
    routes: {
      'GET /settings/': { body: stored },
      'GET /helps': { body: [] },
      'PUT /settings/asaas': route,
    },
    user: aUser({ profile: 'admin', super: true }),
    path: '/settings',
  });
  const leave = async () => {
    await app.user.click(screen.getByRole('tab', { name: 'Ajuda' }));
    await waitFor(() => expect(screen.queryByLabelText('Token do Asaas')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('tab', { name: 'Opções' }));
    await screen.findByLabelText('Token do Asaas', { selector: 'input' });
  };
  return { ...app, asked, leave };
};

const field = () => screen.getByLabelText('Token do Asaas', { selector: 'input' });
const saveButton = () => screen.getByRole('button', { name: 'Salvar' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the token of the payment provider', () => {
  it('[SET-04] [SET-05] [SET-08] [SET-09] [CALL-06] [CALL-07] is masked, revealed by its toggle, and saved alone by its own button', async () => {
    const { asked, calls, user } = await open();
    const save = saveButton();
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveValue('asaas-token');
    expect(save).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Mostrar token' }));
    expect(field()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar token' }));
    expect(field()).toHaveAttribute('type', 'password');
    // As pasted from the provider's page.
    type(' novo ');
    expect(asked).toEqual([]);
    await user.click(save);
    await findSuccess(SAVED);
    expect(asked).toEqual([{ query: undefined, body: { key: 'asaas', value: 'novo' } }]);
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PUT /settings/asaas']);
    expect(save).toBeDisabled();
    // A token can be taken away again.
    type('');
    await user.click(save);
    await waitFor(() => expect(asked.slice(1).map(({ body }) => body)).toEqual([{ key: 'asaas', value: '' }]));
  });

  it('[SET-05] [SET-09] [ERR-02] is empty where none is stored, and stays as typed when it is refused', async () => {
    const { asked, user } = await open([], { status: 500, body: {} });
    const save = saveButton();
    expect(field()).toHaveValue('');
    type('  ');
    expect(save).toBeDisabled();
    type('novo');
    await user.click(save);
    expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(field()).toHaveValue('novo');
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    expect(save).toBeEnabled();
  });

  it('[SET-08] typed and not saved stays when its tab is left, says so, is saved then, and can be discarded', async () => {
    const { asked, leave, user, store } = await open();
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    type('novo');
    await leave();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    expect(field()).toHaveValue('novo');
    await user.click(saveButton());
    await findSuccess(SAVED);
    expect(asked).toEqual([{ query: undefined, body: { key: 'asaas', value: 'novo' } }]);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    // A secret that is saved is kept nowhere else, and an unsaved one is not for the next user.
    expect(JSON.stringify(store.getState())).not.toContain('novo');
    type('errado');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click(within(await findQuestion('Descartar alterações?')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(field()).toHaveValue('novo');
    expect(asked).toHaveLength(1);
    type('outro');
    act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
    expect(JSON.stringify(store.getState())).not.toContain('outro');
  });
});
