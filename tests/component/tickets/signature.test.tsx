import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BESIDE_FROM_PX } from '@/domain/limits';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { pasteInto } from '@tests/support/rendering/renderPage';
import { signedText } from '@/entities/conversations/outbox/signature';
import { mine, openComposer, photo } from './composerTools';
import { renderTickets } from './renderTickets';

beforeEach(() => localStorage.clear());

describe('signing', () => {
  it('[INPUT-06] [INPUT-07] is on at first, with the name above the text, until it is switched off', async () => {
    const { user, box, region, sent, untilSent } = await openComposer();
    const signing = region().getByRole('switch', { name: 'Assinar mensagens' });
    expect(signing).toBeChecked();
    await pasteInto(user, box(), 'Com nome', '{Enter}');
    await untilSent(1);
    await user.click(signing);
    expect(signing).not.toBeChecked();
    await pasteInto(user, box(), 'Sem nome', '{Enter}');
    await untilSent(2);
    expect(sent).toEqual([
      { text: `*${aUser().name}:*\nCom nome`, quoted: null },
      { text: 'Sem nome', quoted: null },
    ]);
  });

  it('[INPUT-06] [INPUT-07] is remembered, and captions are not signed', async () => {
    const first = await openComposer();
    await first.user.click(first.region().getByRole('switch', { name: 'Assinar mensagens' }));
    cleanup();
    const { user, box, region, choose, sent, untilSent } = await openComposer();
    expect(region().getByRole('switch', { name: 'Assinar mensagens' })).not.toBeChecked();
    await user.click(region().getByRole('switch', { name: 'Assinar mensagens' }));
    await choose(photo());
    expect(region().getByRole('switch', { name: 'Assinar mensagens' })).toBeChecked();
    await pasteInto(user, box(), 'Legenda', '{Enter}');
    await untilSent(1);
    await pasteInto(user, box(), 'De novo com nome', '{Enter}');
    await untilSent(2);
    expect(sent).toEqual([
      { file: 'sofa.png', type: 'image/png', caption: 'Legenda' },
      { text: `*${aUser().name}:*\nDe novo com nome`, quoted: null },
    ]);
  });

  it('[INPUT-07] a text that was copied with its signature is not signed a second time', async () => {
    const { user, box, sent, untilSent } = await openComposer();
    await user.click(box());
    await user.paste(`*${aUser().name}:*\nJá vejo isso.`);
    await user.keyboard('{Enter}');
    await untilSent(1);
    expect(sent).toEqual([{ text: `*${aUser().name}:*\nJá vejo isso.`, quoted: null }]);
  });

  it('[INPUT-07] is remembered for each user separately', async () => {
    const ana = await openComposer();
    await ana.user.click(ana.region().getByRole('switch', { name: 'Assinar mensagens' }));
    cleanup();
    const { region } = await openComposer({}, { ...mine, userId: 11 }, aUser({ id: 11, name: 'Bruno Alves' }));
    expect(region().getByRole('switch', { name: 'Assinar mensagens' })).toBeChecked();
  });

  it('is switched although this computer cannot store the choice', async () => {
    const { user, region } = await openComposer();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await user.click(region().getByRole('switch', { name: 'Assinar mensagens' }));
      expect(region().getByRole('switch', { name: 'Assinar mensagens' })).not.toBeChecked();
    } finally {
      full.mockRestore();
    }
    await user.click(region().getByRole('switch', { name: 'Assinar mensagens' }));
    expect(region().getByRole('switch', { name: 'Assinar mensagens' })).toBeChecked();
  });

  it('[INPUT-07] is switched in both of two conversations side by side', async () => {
    const [left, right] = [1, 2].map((id) => aTicket({ id, status: 'open', userId: aUser().id }));
    const { user } = await renderTickets({
      tickets: [left!, right!],
      width: BESIDE_FROM_PX,
      path: `/tickets/${left!.uuid}?right=${right!.uuid}`,
    });
    const switches = () => screen.getAllByRole<HTMLButtonElement>('switch', { name: 'Assinar mensagens' });
    await eventually(() => expect(switches()).toHaveLength(2));
    await user.click(switches()[0]!);
    expect(switches()[0]).not.toBeChecked();
    expect(switches()[1]).not.toBeChecked();
  });

  it('[INPUT-07] double braces in the name are reduced to single ones', () => {
    expect(signedText('Ana {{name}}', 'Oi')).toBe('*Ana {name}:*\nOi');
  });
});
