import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { renderApp } from '@tests/support/rendering/renderApp';

it.each([
  ['crashed', 'A janela foi reaberta depois de uma falha. Nada do que você escreveu se perdeu.'],
  ['hung', 'A janela foi recarregada porque não respondia. Nada do que você escreveu se perdeu.'],
] as const)(
  '[NTV-18] a page that was reopened says why, although that text is not in the first chunk: it %s',
  async (reason, words) => {
    const machine = createFakeSystem();
    await renderApp({ desktop: createFakeDesktop({ system: machine.system }).desktop, path: '/login' });
    act(() => machine.tellRecovery(reason));
    expect(await screen.findByText(words)).toBeVisible();
  },
);
