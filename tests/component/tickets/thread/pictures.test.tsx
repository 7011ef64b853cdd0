import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
const MEDIA = 'https://atende.example.com.br/public';

const said = (minute: number, body: string, facts: Partial<Message> = {}) =>
  aMessage({ id: `m${minute}`, body, createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(), ...facts });

/** A conversation in pages of the server, the newest first. */
const openPages = async (pages: readonly (readonly Message[])[]) => {
  const asked: number[] = [];
  const app = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: {
      'GET /messages/1': ({ params }) => {
        const page = Number(params?.pageNumber);
        asked.push(page);
        const hasMore = page < pages.length;
        return { body: { messages: pages[page - 1], count: pages.flat().length, ticket: mine, hasMore } };
      },
    },
  });
  await within(await screen.findByRole('log')).findAllByRole('article');
  return { ...app, asked };
};

// Here only what is tested asks for older pages; otherwise the screen would be filled automatically.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = (minute: number, name: string, facts: Partial<Message> = {}) =>
  said(minute, '-', { mediaType: 'image', mediaUrl: `${MEDIA}/${name}`, ...facts });
const shown = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('src');

it('[FIND-04] [MSG-15] [FMT-03] open in a viewer with zoom that also reaches the other pictures of the conversation, older pages included', async () => {
  const { user, asked } = await openPages([
    [
      picture(40, 'b.jpg'),
      said(41, 'Texto'),
      picture(42, 'gone.jpg', { isDeleted: true }),
      picture(43, 'c.jpg', { mediaUrl: 'c.jpg' }),
    ],
    [picture(20, 'a.jpg', { fromMe: true })],
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Ampliar imagem enviada por Cliente 1' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: /Imagem de Cliente 1/ });
  expect(shown()).toBe(`${MEDIA}/b.jpg`);
  expect(dialog).toHaveTextContent('21/11/2026 09:40 · 1 de 2');
  await user.click(screen.getByRole('button', { name: 'Próxima imagem' }));
  expect(shown()).toBe(`${MEDIA}/c.jpg`);
  expect(screen.getByRole('button', { name: 'Próxima imagem' })).toBeDisabled();
  // The disabled button gives the focus to the picture, which takes the keys.
  await eventually(() => expect(within(dialog).getByRole('img').closest('section')).toHaveFocus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await eventually(() => expect(shown()).toBe(`${MEDIA}/a.jpg`));
  expect(asked).toEqual([1, 2]);
  expect(dialog).toHaveTextContent('Imagem enviada por você');
  expect(dialog).toHaveTextContent('1 de 3');

  const factor = () => screen.getByRole('button', { name: 'Ajustar à janela' }).textContent;
  expect(screen.getByRole('button', { name: 'Diminuir' })).toBeDisabled();
  const width = () => within(dialog).getByRole('img').parentElement?.style.width;
  expect(width()).toBe('100%');
  await user.click(screen.getByRole('button', { name: 'Aumentar' }));
  expect([factor(), width()]).toEqual(['150 %', '150%']);
  await user.keyboard('+++');
  expect([factor(), width()]).toEqual(['400 %', '400%']);
  await user.keyboard('-');
  expect(factor()).toBe('300 %');
  await user.click(screen.getByRole('button', { name: 'Diminuir' }));
  expect(factor()).toBe('200 %');
  await user.click(screen.getByRole('button', { name: 'Ajustar à janela' }));
  expect(factor()).toBe('100 %');
  await user.keyboard('+');
  await user.click(screen.getByRole('button', { name: 'Próxima imagem' }));
  expect([shown(), factor()]).toEqual([`${MEDIA}/b.jpg`, '100 %']);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe(`${MEDIA}/c.jpg`);
  await user.click(screen.getByRole('button', { name: 'Imagem anterior' }));
  expect(shown()).toBe(`${MEDIA}/b.jpg`);
  await user.keyboard('+0');
  expect(factor()).toBe('100 %');
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('log')).toBeInTheDocument();
});

it('[RT-12] [FIND-04] [SEC-04] the viewer closes when its picture is deleted, and opens for another one', async () => {
  const captioned = picture(43, 'c.jpg', { body: 'Veja fatura_\u202Efdp.exe' });
  const { user, live } = await openPages([[picture(40, 'b.jpg'), captioned]]);
  const enlarge = () => screen.getAllByRole('button', { name: 'Ampliar imagem enviada por Cliente 1' })[0]!;
  await user.click(enlarge());
  await screen.findByRole('dialog', { name: /Imagem de Cliente 1/ });
  const record = picture(40, 'b.jpg', { isDeleted: true });
  await live(serverEvents.appMessage({ action: 'update', record, ticket: null, contact: null }));
  await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(enlarge());
  const other = await screen.findByRole('dialog', { name: /Imagem de Cliente 1/ });
  expect(shown()).toBe(`${MEDIA}/c.jpg`);
  // Its caption may name a file, which must not be rendered backwards.
  expect(other).toHaveTextContent('Veja fatura_[U+202E]fdp.exe');
});

it.each([
  ['saved', 'Salvar imagem', 'Não foi possível salvar a imagem. Tente de novo.'],
  ['copied', 'Copiar imagem', 'Não foi possível copiar a imagem. Tente de novo.'],
])('[FIND-04] a picture that cannot be %s says so', async (_, button, text) => {
  const { user } = await openPages([[picture(40, 'b.jpg')]]);
  await user.click(screen.getByRole('button', { name: 'Ampliar imagem enviada por Cliente 1' }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('[FIND-04] [MSG-15] a picture is saved under its name as the server in use has it, and copied', async () => {
  const mediaUrl = 'https://errado.test/public/1795240824108_sala.png';
  const { user, services } = await openPages([[picture(40, '', { mediaUrl })]]);
  const content = new Blob(['png'], { type: 'image/png' });
  const download = vi.spyOn(services.api.files, 'download').mockResolvedValue(content);
  URL.createObjectURL ??= () => '';
  const toUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sala');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  // jsdom has none.
  const copied: Record<string, Promise<Blob>>[] = [];
  vi.stubGlobal('ClipboardItem', function item(parts: Record<string, Promise<Blob>>) {
    copied.push(parts);
  });
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Ampliar imagem enviada por Cliente 1' }));
  await user.click(await screen.findByRole('button', { name: 'Salvar imagem' }));
  await eventually(() => expect(saved).toEqual(['sala.png from blob:sala']));
  expect(toUrl).toHaveBeenCalledWith(content);
  await user.click(screen.getByRole('button', { name: 'Copiar imagem' }));
  await findSuccess('Imagem copiada.');
  expect(write).toHaveBeenCalledTimes(1);
  expect(await copied[0]?.['image/png']).toBe(content);
  expect(download.mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 2 }, () => `${MEDIA}/1795240824108_sala.png`),
  );
});
