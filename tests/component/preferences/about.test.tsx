import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LICENCES } from '@/features/preferences/licences';
import { renderSignedIn } from '../app/signedIn';

it('[ROUTE-19] [CALL-05] shows the versions of app and server, and every licence', async () => {
  const { user } = await renderSignedIn({
    path: '/others/about',
    routes: { 'GET /version': { body: { version: '6.0.0' } } },
  });
  expect(await screen.findByText('6.0.0')).toBeVisible();
  const versions = /Versão do aplicativo\s*0\.1\.0\s*Versão do servidor\s*6\.0\.0/;
  expect(screen.getByRole('main')).toHaveTextContent(versions);
  await user.click(screen.getByRole('button', { name: 'Mostrar licenças' }));
  expect(await screen.findByText(LICENCES[0] as string)).toBeVisible();
  expect(screen.getByText(/^react 19/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ocultar licenças' }));
  expect(screen.queryByText(/^react 19/)).not.toBeInTheDocument();
});
