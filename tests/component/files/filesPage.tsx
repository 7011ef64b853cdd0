import { fireEvent, screen } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { FilesPage } from '@/features/files/FilesPage';
import type { SessionUser } from '@/protocol/records/users';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage } from '@tests/support/rendering/renderPage';

export const materials = {
  id: 4,
  name: 'Materiais',
  message: 'Divulgação',
  companyId: 1,
  options: [{ id: 7, fileId: 4, name: 'Tabela', path: 'tabela.pdf', mediaType: 'application/pdf' }],
};
const page = (...files: readonly object[]) => ({ body: { files, count: files.length, hasMore: false } });
export const open = (routes: FakeRoutes = {}, user?: SessionUser) =>
  renderPage(FilesPage, {
    ...(user && { user }),
    routes: {
      'GET /files/': page({ ...materials, options: undefined }),
      'GET /files/4': { body: materials },
      ...routes,
    },
  });
export const save = () => screen.getByRole('button', { name: /Salvar$/ });
export const row = (name: RegExp) => screen.queryByRole('row', { name });
export const SAVED = 'Lista de arquivos salva.';

export const choose = (label: string, ...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files } });
export const pdf = (name: string) => new File(['content'], name, { type: 'application/pdf' });
export const openNew = async (routes: FakeRoutes = {}) => {
  const app = await open(routes);
  await app.user.click(screen.getByRole('button', { name: 'Nova lista' }));
  return app;
};

/** Answers uploads by the name of the file. */
export const createUploads = (failures: Readonly<Record<string, FakeAnswer>> = {}) => {
  const sent: (readonly (readonly [string, FormDataEntryValue])[])[] = [];
  const route = ({ data }: InternalAxiosRequestConfig): FakeAnswer => {
    const form = data as FormData;
    sent.push([...form.entries()].map(([key, value]) => [key, value instanceof File ? value.name : value]));
    return failures[(form.get('files') as File).name] ?? { body: { mensagem: 'Arquivos atualizados' } };
  };
  return { sent, route };
};
