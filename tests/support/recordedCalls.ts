import { campaignSchema } from '@/protocol/records/campaigns';
import { chatSchema } from '@/protocol/records/chats';
import { companyWithPlanSchema } from '@/protocol/records/companies';
import { helpSchema } from '@/protocol/records/helps';
import { invoiceSchema } from '@/protocol/records/invoices';
import { queueOptionSchema } from '@/protocol/records/queues';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { rest } from '@/protocol/rest';
import { call, type Call, many, nothing, one, paged } from '@/protocol/rest/call';

type AnyCall = Pick<Call<never, unknown>, 'method' | 'read'> & { readonly path: (...parts: never[]) => string };

/** Calls that were recorded though the client never makes them; their answers hold records it knows. */
const othersCalls: AnyCall[] = [
  call('GET', () => '/companiesPlan', many(companyWithPlanSchema, 'companies')),
  call('GET', () => '/invoices', paged(invoiceSchema, 'invoices')),
  call('GET', (id: string) => `/invoices/${id}`, one(invoiceSchema)),
  call('GET', () => '/campaigns/list', many(campaignSchema)),
  call('GET', () => '/ticket-notes', paged(ticketNoteSchema, 'ticketNotes')),
  call('GET', (id: string) => `/ticket-notes/${id}`, one(ticketNoteSchema)),
  call('GET', (id: string) => `/helps/${id}`, one(helpSchema)),
  call('GET', (id: string) => `/queue-options/${id}`, one(queueOptionSchema)),
  call('GET', (uuid: string) => `/chats/${uuid}`, one(chatSchema)),
  call('POST', (language: string) => `/users/set-language/${language}`, nothing),
  call('POST', () => '/subscription/webhook', nothing),
];

const ANY = 'any';
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const routes = [...Object.values(rest).flatMap((area): AnyCall[] => Object.values(area)), ...othersCalls]
  .map(({ method, path, read }) => {
    const build = path as (...parts: string[]) => string;
    return { method, read, segments: segmentsOf(build(...Array.from({ length: build.length }, () => ANY))) };
  })
  // Fixed words win over placeholders: /tags/list is not the tag "list".
  .toSorted((left, right) => placeholders(left.segments) - placeholders(right.segments));

function placeholders(segments: readonly string[]): number {
  return segments.filter((segment) => segment === ANY).length;
}

/** The call of the client that a recorded request equals, or undefined. */
export function findCall(method: string, path: string): { readonly read: (body: unknown) => unknown } | undefined {
  const wanted = segmentsOf(path);
  return routes.find(
    ({ method: known, segments }) =>
      known === method &&
      segments.length === wanted.length &&
      segments.every((segment, place) => segment === ANY || segment === wanted[place]),
  );
}
