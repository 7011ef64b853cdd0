import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '@/ui/layout/Avatar';
import { StoreProvider } from '@/store/StoreProvider';
import { createTestStore } from '@tests/support/createTestStore';
import { companyServer } from '@tests/support/fakes/fakeDesktop';

const MEDIA = 'http://10.0.0.5:8080';

const show = (picture: string, origin = MEDIA) => {
  const { store, goOnline, goOffline } = createTestStore();
  const { container } = render(
    <StoreProvider store={store} server={{ ...companyServer, media: origin }}>
      <Avatar id={1} name="Bia Souza" size={40} picture={picture} />
    </StoreProvider>,
  );
  const shown = () => container.querySelector('img');
  return {
    address: () => shown()?.getAttribute('src') ?? null,
    fail: () => fireEvent.error(shown()!),
    container,
    goOnline,
    goOffline,
  };
};

describe('the picture of a person', () => {
  it('[MSG-15] [SEC-01] over http it comes only from the configured origin', () => {
    expect(show(`${MEDIA}/public/bia.jpg`).address()).toBe(`${MEDIA}/public/bia.jpg`);
    expect(show('http://outro.test/nopicture.png').address()).toBeNull();
    expect(show('http://10.0.0.5:80801/x.png').address()).toBeNull();
  });

  it('[MSG-15] [TLIST-18] a wrong public address is resolved below the configured origin', () => {
    expect(show('http://interno:3000/public/bia.jpg').address()).toBe(`${MEDIA}/public/bia.jpg`);
    const { address, fail, container } = show('https://errado.test/public/bia.jpg');
    expect(address()).toBe('https://errado.test/public/bia.jpg');
    fail();
    expect(address()).toBe(`${MEDIA}/public/bia.jpg`);
    fail();
    expect(address()).toBeNull();
    expect(container).toHaveTextContent('BS');
  });

  it('[TLIST-18] while the origin is unknown only pictures that need none are loaded', () => {
    expect(show('http://10.0.0.5:8080/public/bia.jpg', '').address()).toBeNull();
    expect(show('https://fotos.test/bia.jpg', '').address()).toBe('https://fotos.test/bia.jpg');
  });

  it('that failed with the network is tried again once the connection is back', () => {
    const { address, fail, container, goOnline, goOffline } = show(`${MEDIA}/public/bia.jpg`);
    act(goOnline);
    act(goOffline);
    fail();
    expect(container).toHaveTextContent('BS');
    act(goOnline);
    expect(address()).toBe(`${MEDIA}/public/bia.jpg`);
  });
});
