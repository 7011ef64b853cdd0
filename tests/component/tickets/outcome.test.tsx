import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reassignment } from '@/domain/conversations/reassignment';
import { conversationLost } from '@/processes/reassignments/reassignments';
import { renderTickets } from './renderTickets';

it('[OFF-10] of a conversation that closed the screen says what became of its ticket, and by whom where that is known', async () => {
  const { live } = await renderTickets({ tickets: [] });
  const told: readonly (readonly [Reassignment | null, string])[] = [
    [{ kind: 'taken', by: 'Bruno', queue: null }, 'O atendimento de Bia agora está com Bruno.'],
    [{ kind: 'taken', by: null, queue: 'Vendas' }, 'O atendimento de Bia agora está com outro atendente.'],
    [{ kind: 'closed', by: 'Bruno', queue: null }, 'O atendimento de Bia foi finalizado por Bruno.'],
    [{ kind: 'closed', by: null, queue: 'Vendas' }, 'O atendimento de Bia foi finalizado por outra pessoa.'],
    [{ kind: 'queued', by: null, queue: 'Vendas' }, 'O atendimento de Bia voltou a aguardar na fila Vendas.'],
    [{ kind: 'queued', by: null, queue: null }, 'O atendimento de Bia voltou a aguardar.'],
    [null, 'O atendimento de Bia não está mais disponível para você.'],
  ];
  for (const [reassignment, text] of told) {
    await live(conversationLost({ ticketId: 1, contactName: 'Bia', reassignment }));
    expect(screen.getByText(/^O atendimento de Bia/)).toHaveTextContent(text);
    expect(screen.getByText(text)).toHaveAttribute('role', 'alert');
  }
});
