import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { createRandom, mutate } from '@tests/support/hostile/mutations';
import { readEvents } from '@tests/support/recordings/recordings';
import { renderTickets } from '../tickets/renderTickets';
import { hostileMessages, hostileTicket, hostileUser } from './hostileWorld';

const FRAMES = 30;
const TOGETHER = 40;
const OWN_ID = 9_999;
const kinds = new Map([6, 7, 8].flatMap((userId) => Array.from(eventNames(1, userId))));

describe('an open ticket screen', () => {
  it('[SEC-09] survives events with random faults', async () => {
    const ticket = hostileTicket('Maria', { id: 1, status: 'open' });
    const { store } = await renderTickets({
      tickets: [ticket],
      messages: hostileMessages(['Bom dia']),
      path: `/tickets/${ticket.uuid}`,
      user: { ...hostileUser('Ana'), id: OWN_ID },
    });
    await screen.findByRole('log');
    const random = createRandom(7);
    const recorded = readEvents().flatMap(({ event, payload }) => {
      const kind = event === null ? undefined : kinds.get(event);
      return kind === undefined || kind === 'auth' ? [] : [{ kind, payload }];
    });
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const arrived = Array.from({ length: TOGETHER }, () => {
        const { kind, payload } = recorded[Math.floor(random() * recorded.length)] as (typeof recorded)[number];
        const event = parseEvent(kind, mutate(payload, random), 1);
        return event === null ? [] : [(serverEvents[kind] as (event: unknown) => ServerEvent)(event)];
      }).flat();
      await act(async () => void store.dispatch(serverEventsReceived(arrived)));
    }
    expect(screen.getByRole('tab', { name: /^Aguardando/ })).toBeInTheDocument();
    expect(screen.queryByText(/Algo deu errado/)).not.toBeInTheDocument();
  });
});
