import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createPaletteHost } from '@/app/palette/PaletteHost';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { eventually } from '@tests/support/eventually';
import { hold } from '@tests/support/hold';
import { renderPage } from '@tests/support/rendering/renderPage';

/** A text box with the palette over it, whose chunk comes when the test says so. */
const open = async () => {
  const { held, release } = hold();
  const Palette = createPaletteHost(async () => {
    await held;
    return import('@/app/palette/CommandPalette');
  });
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    const { pathname } = useLocation();
    useShortcut('openPalette', () => setOpen(true));
    return (
      <>
        <textarea aria-label="Mensagem" />
        <p>{pathname}</p>
        {isOpen && <Palette onClose={() => setOpen(false)} />}
      </>
    );
  };
  const { user } = await renderPage(Page, {});
  const composer = screen.getByRole('textbox', { name: 'Mensagem' });
  await user.click(composer);
  await user.keyboard('{Control>}k{/Control}');
  return { user, composer, arrive: () => act(async () => release()) };
};

it('[KEY-02] what is typed while the palette is still being fetched goes into it, not into the text box behind', async () => {
  const { user, composer, arrive } = await open();
  await user.keyboard('out');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  const field = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  await eventually(() => expect(field).toHaveFocus());
  await user.keyboard('ros');
  expect(field).toHaveValue('outros');
  expect(composer).toHaveValue('');
  await user.keyboard('{Escape}');
  await eventually(() => expect(composer).toHaveFocus());
});

it('[A11Y-02] [KEY-02] Escape closes the palette before it is there, and the text box behind has the focus again', async () => {
  const { user, composer, arrive } = await open();
  await user.keyboard('{Escape}a');
  expect(composer).toHaveValue('a');
  await arrive();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[KEY-02] arrows and Enter pressed while the palette is still being fetched act in it, in their order', async () => {
  const { user, composer, arrive } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}cont{ArrowDown}{ArrowUp}{ArrowDown}');
  await arrive();
  const field = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  await eventually(() => expect(field).toHaveFocus());
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  expect(composer).toHaveValue('');
});

it('[KEY-02] Enter pressed while the palette is still being fetched runs the entry; what is typed after it changes none', async () => {
  const { user, arrive } = await open();
  await user.keyboard('agendamentos{Enter}xyz{ArrowDown}');
  await arrive();
  await screen.findByText('/schedules');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
