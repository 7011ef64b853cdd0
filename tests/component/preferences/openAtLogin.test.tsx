import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSection } from './openSection';

it('[NTV-13] the start with the computer is switched on, and off again', async () => {
  const { user, machine } = await openSection('system');
  const starting = await screen.findByRole('switch', { name: 'Iniciar com o computador' });
  expect(starting).not.toBeChecked();
  await user.click(starting);
  await waitFor(() => expect(starting).toBeChecked());
  await user.click(starting);
  await waitFor(() => expect(starting).not.toBeChecked());
  expect(machine.callLog.changes).toEqual([{ openAtLogin: true }, { openAtLogin: false }]);
});

it('[NTV-13] [TRIAGE-12] a browser offers none of the choices of the installed app, but the lock, and says why', async () => {
  await openSection('system', { state: { offered: [], dictionaries: null } });
  expect(await screen.findByText('Estas opções existem no aplicativo instalado.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Bloquear a janela sem uso' })).toBeEnabled();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
