import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSection } from './openSection';

describe('updates', () => {
  it('[ROUTE-19] [DIAG-04] without a feed there is no button', async () => {
    await openSection('updates');
    expect(
      await screen.findByText('As atualizações não estão configuradas neste computador. Fale com o administrador.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verificar agora' })).not.toBeInTheDocument();
  });

  it('[DIAG-04] shows a check and its progress', async () => {
    const { user, machine } = await openSection('updates', { update: { kind: 'idle' } });
    await user.click(await screen.findByRole('button', { name: 'Verificar agora' }));
    expect(machine.callLog.checks).toBe(1);
    act(() => machine.tellUpdate({ kind: 'downloading', version: '0.2.0', percent: 41 }));
    expect(await screen.findByText('Baixando a versão 0.2.0: 41%.')).toBeVisible();
  });

  it.each([
    [{ kind: 'idle' }, 'Ainda não verificado.', true],
    [{ kind: 'checking' }, 'Verificando…', false],
    [{ kind: 'current' }, 'Você já tem a versão mais nova.', true],
    [{ kind: 'downloading', version: '0.2.0', percent: 41 }, 'Baixando a versão 0.2.0: 41%.', false],
    [
      { kind: 'failed', detail: 'net::ERR_TIMED_OUT' },
      'Não foi possível verificar atualizações. Verifique a internet e tente de novo. (net::ERR_TIMED_OUT)',
      true,
    ],
  ] as const)(
    '[DIAG-04] the state %j is told, and a check may be asked for unless one runs',
    async (update, text, may) => {
      const { user, machine } = await openSection('updates', { update });
      expect(await screen.findByText(text)).toBeVisible();
      const button = screen.getByRole('button', { name: /Verificar agora$/ });
      await user.click(button);
      expect(machine.callLog.checks).toBe(may ? 1 : 0);
    },
  );

  it('[DIAG-04] a downloaded update is installed only when the user confirms', async () => {
    const { user, machine } = await openSection('updates', { update: { kind: 'ready', version: '0.2.0' } });
    expect(await screen.findByText('A versão 0.2.0 está pronta para instalar.')).toBeVisible();
    expect(machine.callLog.installs).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Reiniciar e instalar' }));
    expect(machine.callLog.installs).toBe(1);
  });

  it('[DIAG-04] an update that is ready is offered on any screen', async () => {
    const { user, machine } = await openSection('about');
    const question = async () => {
      act(() => machine.tellUpdate({ kind: 'ready', version: '0.2.0' }));
      return within(await screen.findByRole('dialog', { name: 'Instalar a versão 0.2.0?' }));
    };
    await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
    expect(machine.callLog.installs).toBe(0);
    await user.click((await question()).getByRole('button', { name: 'Reiniciar e instalar' }));
    expect(machine.callLog.installs).toBe(1);
  });
});
