import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { NoteForm } from '@/features/tickets/drawer/NoteForm';
import { useDraftText } from '@/store/useDraftText';
import { AppFrame } from '@tests/support/rendering/AppFrame';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';

const Box = () => {
  const { text, change, save } = useDraftText(1);
  return <textarea aria-label="Mensagem" value={text} onChange={({ target }) => change(target.value)} onBlur={save} />;
};

const stored: Draft = {
  ticketId: 1,
  text: 'Segue o boleto',
  quotedMsgId: 'M1',
  attachments: [{ id: 'f1', name: 'boleto.pdf', type: 'application/pdf', size: 4, caption: '' }],
  note: 'Portaria 2',
};

/** A text box on screen while the disk, which holds a draft, is still being read. */
const open = async () => {
  const disk = createMemoryRecords<Draft>();
  await disk.put('test#10', '1', stored);
  let arrive = (): void => {};
  const reading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const readAll = async (owner: string) => {
    const found = await disk.readAll(owner);
    await reading;
    return found;
  };
  const app = createTestStore({ storage: { drafts: { ...disk, readAll } } });
  const i18n = await createTestI18n();
  app.begin();
  render(
    <AppFrame app={app} i18n={i18n} path="/">
      <Box />
      <NoteForm ticketId={1} contactId={2} />
    </AppFrame>,
  );
  const box = () => screen.getByRole('textbox', { name: 'Mensagem' });
  const note = () => screen.getByRole('textbox', { name: 'Nova observação' });
  return { ...app, disk, box, note, user: userEvent.setup(), arrive: () => act(async () => arrive()) };
};

it('[OFF-04] a text typed before the disk was read is joined to the stored one, on screen and, as the page is left, on disk', async () => {
  const { user, box, arrive, disk, store } = await open();
  await user.type(box(), 'Bom');
  await arrive();
  expect(box()).toHaveValue('Segue o boleto\nBom');
  await user.type(box(), ' dia');
  // The page is loaded again before the typing has paused.
  fireEvent(window, new Event('pagehide'));
  expect(store.getState().drafts.byTicket[1]?.text).toBe('Segue o boleto\nBom dia');
  await eventually(async () =>
    expect(await disk.readAll('test#10')).toEqual([{ ...stored, text: 'Segue o boleto\nBom dia' }]),
  );
});

it('[OFF-04] a text that was saved before the disk was read takes nothing from the stored draft', async () => {
  const { user, box, arrive, disk } = await open();
  await user.type(box(), 'Bom dia');
  await user.tab();
  await eventually(async () => expect((await disk.readAll('test#10'))[1]?.text).toBe('Bom dia'));
  expect(await disk.read('test#10', '1')).toEqual(stored);
  await arrive();
  expect(box()).toHaveValue('Segue o boleto\nBom dia');
  await eventually(async () =>
    expect(await disk.readAll('test#10')).toEqual([{ ...stored, text: 'Segue o boleto\nBom dia' }]),
  );
});

it('[OFF-04] a note that was begun is in its field after the next start, with what was typed before the disk was read', async () => {
  const { user, note, arrive, disk } = await open();
  await user.type(note(), 'Liga');
  await arrive();
  expect(note()).toHaveValue('Portaria 2\nLiga');
  await user.type(note(), ' às 5');
  expect(note()).toHaveValue('Portaria 2\nLiga às 5');
  await eventually(async () =>
    expect(await disk.readAll('test#10')).toEqual([{ ...stored, note: 'Portaria 2\nLiga às 5' }]),
  );
});
