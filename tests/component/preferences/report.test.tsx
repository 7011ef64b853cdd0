import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DiagnosticsSection } from '@/features/preferences/diagnostics/DiagnosticsSection';
import { renderPage } from '@tests/support/rendering/renderPage';

it('[DIAG-02] a report that cannot be copied is not said to be', async () => {
  const { user } = await renderPage(DiagnosticsSection, { routes: { 'GET /version': { body: { version: '6.0.0' } } } });
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no focus'));
  await user.click(await screen.findByRole('button', { name: 'Copiar relatório' }));
  expect(refused).toHaveBeenCalledOnce();
  expect(screen.queryByText('Relatório copiado, sem senhas nem mensagens.')).not.toBeInTheDocument();
});
