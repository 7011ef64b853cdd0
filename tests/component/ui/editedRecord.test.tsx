import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { FilesPage } from '@/features/files/FilesPage';
import { TagsPage } from '@/features/tags/TagsPage';
import { UsersPage } from '@/features/users/UsersPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderPage } from '@tests/support/rendering/renderPage';

const UNREADABLE = { body: { id: 'nobody' } };

interface Editor {
  readonly page: ComponentType;
  readonly routes: FakeRoutes;
  /** The dialog's text. */
  readonly text: string;
}

const EDITORS: readonly Editor[] = [
  {
    page: TagsPage,
    routes: { 'GET /tags': { body: { tags: [{ id: 2, name: 'Vendas' }] } }, 'GET /tags/2': UNREADABLE },
    text: 'Não foi possível carregar a tag.',
  },
  {
    page: UsersPage,
    routes: { 'GET /users/': { body: { users: [{ id: 2, name: 'Vendas' }] } }, 'GET /users/2': UNREADABLE },
    text: 'Não foi possível carregar o usuário.',
  },
  {
    page: ConnectionsPage,
    routes: { 'GET /whatsapp/': { body: [{ id: 2, name: 'Vendas' }] }, 'GET /whatsapp/2': UNREADABLE },
    text: 'Não foi possível carregar a conexão',
  },
  {
    page: FilesPage,
    routes: { 'GET /files/': { body: { files: [{ id: 2, name: 'Vendas' }] } }, 'GET /files/2': UNREADABLE },
    text: 'Não foi possível abrir a lista',
  },
];

describe('an editor whose record cannot be read', () => {
  it.each(EDITORS)(
    'says so ($text), since an empty form would overwrite the record',
    async ({ page, routes, text }) => {
      const { user } = await renderPage(page, { routes });
      await user.click(await screen.findByRole('button', { name: 'Editar Vendas' }));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    },
  );
});
