import { fireEvent, screen, within } from '@testing-library/react';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import type { Announcement } from '@/protocol/records/announcements';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

export const news = (id: number, facts: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Aviso ${id}`,
  text: 'Texto',
  priority: 1,
  status: true,
  mediaPath: null,
  mediaName: null,
  createdAt: `2026-11-${10 + id}T10:00:00.000Z`,
  ...facts,
});
export const hidden = news(5, { title: 'Rascunho', status: false, priority: 2 });
export const withPicture = news(2, { priority: 3, mediaPath: '17_banner novo.png', mediaName: 'banner novo.png' });

export const filesIn = (form: FormData) =>
  [...form].map(([name, file]) => (file instanceof File ? [name, file.name, file.type] : [name, file]));

/** Opens the page as the super user; `sent` has the changes that reach the server, `asked` the queries of the lists. */
export const open = async (routes: FakeRoutes = {}) => {
  const sent: { call: string; body: unknown }[] = [];
  const record =
    (answer: object) =>
    ({ method, url, data }: { method?: string; url?: string; data?: FormData | string }) => {
      const body = data instanceof FormData ? filesIn(data) : data && JSON.parse(data);
      sent.push({ call: `${method} ${new URL(url ?? '', 'http://server.test').pathname}`, body });
      return { body: answer };
    };
  const asked: unknown[] = [];
  const app = await renderPage(AnnouncementsPage, {
    user: aUser({ profile: 'admin', super: true, companyId: 1 }),
    routes: {
      'GET /announcements/': ({ params }) => {
        asked.push(params);
        return { body: { records: [news(1), withPicture], count: 2, hasMore: false } };
      },
      'GET /announcements/list': ({ params }) => {
        asked.push(params);
        return { body: [hidden, news(1)] };
      },
      'GET /announcements/2': { body: withPicture },
      'GET /announcements/9': { body: news(9) },
      'POST /announcements': record(news(9, { title: 'Novo' })),
      'PUT /announcements/2': record(withPicture),
      'PUT /announcements/9': record(news(9)),
      'POST /announcements/9/media-upload': record({ mensagem: 'Mensagem enviada' }),
      'DELETE /announcements/2/media-upload': record({ mensagem: 'Arquivo excluído' }),
      ...routes,
    },
  });
  return { ...app, sent, asked };
};
export const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
export const cellsOf = (title: string) =>
  within(row(title))
    .getAllByRole('cell')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
export const save = () => screen.getByRole('button', { name: /Salvar$/ });
export const choose = (name: string, kind = 'image/png') =>
  fireEvent.change(screen.getByLabelText('Imagem', { selector: 'input' }), {
    target: { files: [new File(['x'], name, { type: kind })] },
  });
