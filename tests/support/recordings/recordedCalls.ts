import { createApi } from '@/api/createApi';
import type { Http } from '@/api/http';
import { many, nothing, one, paged, type Read, sentence } from '@/protocol/answers';
import { campaignSchema } from '@/protocol/records/campaigns';
import { chatSchema } from '@/protocol/records/chats';
import { companyWithPlanSchema } from '@/protocol/records/companies';
import { helpSchema } from '@/protocol/records/helps';
import { invoiceSchema } from '@/protocol/records/invoices';
import { planSchema } from '@/protocol/records/plans';
import { queueOptionSchema } from '@/protocol/records/queues';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { sessionAnswerSchema } from '@/protocol/records/users';

interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly read: Read<unknown>;
}

const ANY = 'any';

/** Stands for any argument: its properties and results are itself, and in a path it reads `any`. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => ANY;
    return name === Symbol.iterator ? () => [].values() : anything;
  },
});

/** Every call of the client, found by making each once over a network without answers. */
function callsOfClient(): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const send =
    (method: string): Http['get'] =>
    async (path, read) => {
      calls.push({ method, path, read });
      return read(null);
    };
  const http: Http = {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    download: async () => new Blob(),
  };
  const RealFormData = globalThis.FormData;
  // The real FormData refuses values that are not files.
  globalThis.FormData = class {
    append() {}
  } as never;
  try {
    const { provider: _, ...areas } = createApi(http, anything as never);
    for (const area of Object.values(areas)) {
      for (const call of Object.values(area) as ((...args: unknown[]) => unknown)[]) {
        void call(...Array.from({ length: call.length }, () => anything));
      }
    }
  } finally {
    globalThis.FormData = RealFormData;
  }
  return calls;
}

/** Calls that are made outside the API: by the bridge and at the provider's host. */
const callsElsewhere: RecordedCall[] = [
  { method: 'POST', path: '/auth/login', read: one(sessionAnswerSchema) },
  { method: 'POST', path: '/auth/refresh_token', read: one(sessionAnswerSchema) },
  { method: 'DELETE', path: '/auth/logout', read: nothing },
  { method: 'POST', path: '/forgetpassword/any', read: sentence },
  { method: 'POST', path: '/resetpasswords/any/any/any', read: sentence },
];

/** Recorded calls that the client never makes; their answers contain records it knows. */
const othersCalls: RecordedCall[] = [
  { method: 'GET', path: '/companiesPlan', read: many(companyWithPlanSchema, 'companies') },
  { method: 'GET', path: '/invoices', read: paged(invoiceSchema, 'invoices') },
  { method: 'GET', path: '/invoices/any', read: one(invoiceSchema) },
  { method: 'GET', path: '/campaigns/list', read: many(campaignSchema) },
  { method: 'GET', path: '/ticket-notes', read: paged(ticketNoteSchema, 'ticketNotes') },
  { method: 'GET', path: '/ticket-notes/any', read: one(ticketNoteSchema) },
  { method: 'GET', path: '/helps/any', read: one(helpSchema) },
  { method: 'GET', path: '/plans', read: paged(planSchema, 'plans') },
  { method: 'GET', path: '/queue-options/any', read: one(queueOptionSchema) },
  { method: 'GET', path: '/chats/any', read: one(chatSchema) },
  { method: 'POST', path: '/users/set-language/any', read: nothing },
  { method: 'POST', path: '/subscription/webhook', read: nothing },
];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const placeholders = (segments: readonly string[]): number => segments.filter((segment) => segment === ANY).length;

const made = callsOfClient();

/** Method and path of every call that the client makes, each once; `any` stands for an argument. */
export const clientCalls: readonly (readonly [method: string, path: string])[] = [
  ...new Map([...made, ...callsElsewhere].map(({ method, path }) => [`${method} ${path}`, [method, path] as const])),
].map(([, call]) => call);

const routes = [...made, ...callsElsewhere, ...othersCalls]
  .map(({ method, path, read }) => ({ method, read, segments: segmentsOf(path) }))
  // Fixed segments come before placeholders: /tags/list is not the tag "list".
  .toSorted((left, right) => placeholders(left.segments) - placeholders(right.segments));

/** The client's call that matches a recorded request, or undefined. */
export function findCall(method: string, path: string): { readonly read: (body: unknown) => unknown } | undefined {
  const wanted = segmentsOf(path);
  return routes.find(
    ({ method: known, segments }) =>
      known === method &&
      segments.length === wanted.length &&
      segments.every((segment, place) => segment === ANY || segment === wanted[place]),
  );
}
