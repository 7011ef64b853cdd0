import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilesPage } from '@/features/files/FilesPage';
import { sessionEnded } from '@/entities/session/sessionActions';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aUser } from '@tests/support/records';
import { renderPage, type } from '@tests/support/rendering/renderPage';

const pdf = (name: string) => new File(['content'], name, { type: 'application/pdf' });

it('[SEC-08] files that wait for their upload when the session ends are not sent in the next one', async () => {
  const upload = createHeldRoute();
  const options = ['um', 'dois'].map((name, index) => ({ id: 20 + index, fileId: 4, name, path: `${name}.pdf` }));
  const { user, store, calls, begin } = await renderPage(FilesPage, {
    routes: {
      'GET /files/': { body: { files: [], count: 0, hasMore: false } },
      'POST /files': { body: { id: 4, name: 'Materiais', message: 'm', companyId: 1, options } },
      'POST /files/uploadList/4': upload.route,
    },
  });
  await user.click(screen.getAllByRole('button', { name: 'Nova lista' })[0]!);
  type('Nome', 'Materiais');
  type('Mensagem', 'm');
  const files = [pdf('um.pdf'), pdf('dois.pdf')];
  fireEvent.change(screen.getByLabelText('Adicionar arquivo', { selector: 'input' }), { target: { files } });
  await user.click(screen.getByRole('button', { name: /Salvar$/ }));
  await eventually(() => expect(upload.isAsked()).toBe(true));
  act(() => void store.dispatch(sessionEnded({ reason: 'logout', cause: 'test' })));
  act(() => begin(aUser({ id: 20, companyId: 2 })));
  await act(async () => upload.answer({ body: { mensagem: 'Arquivos atualizados' } }));
  await act(async () => {});
  const later = calls.slice(calls.indexOf('POST /files/uploadList/4') + 1);
  expect(later.filter((call) => /\/files\/(uploadList\/)?4$/.test(call))).toEqual([]);
});
