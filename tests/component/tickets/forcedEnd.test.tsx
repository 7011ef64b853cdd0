import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepOpenTexts } from '@/entities/conversations/drafts/openTexts';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { socketTokenExpired } from '@/realtime/socketActions';
import { eventually } from '@tests/support/eventually';
import { installFakeSound } from '@tests/support/fakes/fakeSound';
import { hold } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });

/** The account is used elsewhere. The reload that follows, which keeps whatever is open in the page, must not meet the next test. */
const endSession = ({ store }: Awaited<ReturnType<typeof renderTickets>>): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void store.dispatch(sessionEnded({ reason: 'elsewhere' })));
  cleanup();
};

describe('a session that ends while the user types', () => {
  it('[OFF-04] [OFF-08] [SEC-08] leaves every letter on disk for its own account, and none for the next one', async () => {
    const app = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
    const { user, store, services } = app;
    const account = selectAccount(store.getState());
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já vejo is');
    endSession(app);
    await eventually(async () =>
      expect(await services.storage.drafts.readAll(account)).toMatchObject([{ ticketId: 1, text: 'Já vejo is' }]),
    );
    expect(store.getState().drafts.byTicket).toEqual({});
  });

  it('[OFF-04] [OFF-08] is reloaded for an expired token only when the last word is on disk, though the user types on', async () => {
    const { store, services } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
    const account = selectAccount(store.getState());
    /** The drafts on disk at the moment of the reload. */
    const kept: Promise<readonly unknown[]>[] = [];
    vi.spyOn(services.desktop.window, 'reload').mockImplementation(async () => {
      kept.push(services.storage.drafts.readAll(account));
    });
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    vi.useFakeTimers({ shouldAdvanceTime: false });
    onTestFinished(() => void vi.useRealTimers());
    act(() => void store.dispatch(socketTokenExpired()));
    await act(() => vi.advanceTimersByTimeAsync(900));
    fireEvent.change(box, { target: { value: 'Já vejo isso' } });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(await Promise.all(kept)).toMatchObject([[{ ticketId: 1, text: 'Já vejo isso' }]]);
  });
});

describe('a session that ends while the user speaks', () => {
  const record = async () => {
    const sound = installFakeSound();
    onTestFinished(sound.remove);
    const app = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
    const account = selectAccount(app.store.getState());
    await app.user.click(await screen.findByRole('button', { name: 'Gravar mensagem de voz' }));
    await screen.findByText('Gravando');
    const { drafts, files } = app.services.storage;
    return {
      ...app,
      end: () => endSession(app),
      /** The sizes of the recordings in the drafts of the account that exist on disk, bytes. */
      keptBytes: async () => {
        const attached = (await drafts.readAll(account)).flatMap(({ attachments }) => attachments);
        const kept = await Promise.all(attached.map(({ id }) => files.read(account, id)));
        return kept.map((file) => file?.content.size);
      },
    };
  };

  it('[OFF-04] [OFF-08] leaves the recording in the draft of its account before the page is loaded again', async () => {
    const { services, store, end, keptBytes } = await record();
    end();
    await keepOpenTexts(services.storage);
    expect(await keptBytes()).toEqual([10_000]);
    expect(store.getState().drafts.byTicket).toEqual({});
  });

  it('[OFF-04] [OFF-08] leaves there, too, a recording that was being stored to be sent', async () => {
    const { services, user, end, keptBytes } = await record();
    const { held, release } = hold();
    const put = services.storage.files.put.bind(services.storage.files);
    vi.spyOn(services.storage.files, 'put').mockImplementationOnce(async (...file) => {
      await held;
      await put(...file);
    });
    await user.click(screen.getByRole('button', { name: 'Enviar gravação' }));
    end();
    const left = keepOpenTexts(services.storage);
    release();
    await left;
    expect(await keptBytes()).toEqual([10_000]);
  });
});
