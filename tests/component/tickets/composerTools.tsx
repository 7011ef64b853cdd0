import { screen, within } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderTickets } from './renderTickets';

const me = aUser();
export const mine = aTicket({ id: 1, status: 'open', userId: me.id });

/** One call that reached the server: a text, or a file with its caption. */
export type Sent =
  | { readonly text: string; readonly quoted: string | null }
  | { readonly file: string; readonly type: string; readonly caption: FormDataEntryValue | null };

const readSent = (data: unknown): Sent => {
  if (data instanceof FormData) {
    const file = data.get('medias') as File;
    return { file: file.name, type: file.type, caption: data.get('body') };
  }
  const { body, quotedMsg } = JSON.parse(String(data));
  return { text: body, quoted: quotedMsg?.id ?? null };
};

/** The composer of an open ticket, with what it sends. */
export const openComposer = async (routes: FakeRoutes = {}, ticket = mine, agent = me) => {
  // jsdom renders no pictures; previews only need an address.
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  const sent: Sent[] = [];
  const app = await renderTickets({
    tickets: [ticket],
    user: agent,
    messages: [aMessage({ id: 'Q1', body: 'Tem o sofá?' })],
    path: `/tickets/${ticket.uuid}`,
    routes: {
      [`POST /messages/${ticket.id}`]: ({ data }: InternalAxiosRequestConfig): FakeAnswer => {
        sent.push(readSent(data));
        return { body: '' };
      },
      ...routes,
    },
  });
  await within(await screen.findByRole('log')).findAllByRole('article');
  const region = () => within(screen.getByRole('region', { name: 'Escrever mensagem' }));
  return {
    ...app,
    sent,
    region,
    box: () => region().getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' }),
    tray: () => within(region().getByRole('list', { name: 'Arquivos a enviar' })),
    choose: async (...files: File[]) =>
      app.user.upload(region().getByLabelText('Anexar arquivos', { selector: 'input' }), files),
    /** Waits until this many calls have reached the server. */
    untilSent: (count: number) =>
      eventually(() => {
        if (sent.length < count) throw new Error(`${sent.length} sent`);
      }),
  };
};

export const photo = (name = 'sofa.png') => new File(['foto'], name, { type: 'image/png' });
export const contract = () => new File(['texto'], 'contrato.pdf', { type: 'application/pdf' });
