import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { NavigationProvider, PageLink } from '@/ui/navigation';
import { lastRender } from '@tests/support/rendering/lastRender';

/** The open page, and what was given to it. */
const Page = () => {
  const { pathname, state } = useLocation();
  return <h1>{[pathname, state === null ? '' : JSON.stringify(state)].join(' ').trim()}</h1>;
};

const Links = () => (
  <nav>
    <PageLink to="/contacts">Contatos</PageLink>
    <PageLink to="/tags" state={{ email: 'marina@loja.com.br' }}>
      Tags
    </PageLink>
  </nav>
);
const links = <Links />;

const draw = (basename?: string) =>
  render(
    <BrowserRouter basename={basename}>
      <NavigationProvider>
        <Page />
        {links}
      </NavigationProvider>
    </BrowserRouter>,
  );
const link = (name: string) => screen.getByRole('link', { name });
const page = () => screen.getByRole('heading').textContent;

describe('a link to a page', () => {
  beforeEach(() => {
    const { pathname } = window.location;
    window.history.replaceState(null, '', '/');
    onTestFinished(() => window.history.replaceState(null, '', pathname));
  });

  it('opens the page, by key too, and gives it what it was given', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(link('Contatos'));
    expect(page()).toBe('/contacts');
    act(() => link('Tags').focus());
    await user.keyboard('{Enter}');
    expect(page()).toBe('/tags {"email":"marina@loja.com.br"}');
  });

  it('of the open page adds no step to the history', async () => {
    const user = userEvent.setup();
    draw();
    const before = window.history.length;
    await user.click(link('Contatos'));
    expect(window.history.length).toBe(before + 1);
    await user.click(link('Contatos'));
    expect(window.history.length).toBe(before + 1);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['the middle button', { button: 1 }],
  ])('is left to the browser with %s', (_, init) => {
    draw();
    let isTaken = true;
    const look = (event: Event) => {
      isTaken = event.defaultPrevented;
      // No window opens here.
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link('Contatos'), init);
    expect(isTaken).toBe(false);
    expect(page()).toBe('/');
  });

  it('has the whole address, also where the app lies below another one', () => {
    window.history.replaceState(null, '', '/balcao/');
    draw('/balcao');
    expect(link('Contatos')).toHaveAttribute('href', '/balcao/contacts');
  });

  it('does not render with another page', async () => {
    const user = userEvent.setup();
    draw();
    const before = lastRender(link('Tags'));
    await user.click(link('Contatos'));
    expect(page()).toBe('/contacts');
    expect(lastRender(link('Tags'))).toBe(before);
  });
});
