import { act, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { AppFrame } from './AppFrame';
import { createTestI18n } from './createTestI18n';
import { dialogOpened, type DialogRequest } from '@/store/dialogs';
import { createTestStore } from '../createTestStore';
import { eventually } from '../eventually';
import { createFakeDesktop } from '../fakes/fakeDesktop';
import type { FakeRoutes } from '../fakes/fakeNetwork';
import { aUser } from '../records';

/** Finds a question above a dialog by its text, since in tests antd gives all dialogs the same title id. */
export const findQuestion = async (title: string): Promise<HTMLElement> => {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`No dialog around: ${title}`);
  return dialog;
};

/** Asks to delete a record by the button of its row. Returns the question that comes. */
export const askToDelete = async (user: UserEvent, name: string, question: string) => {
  await user.click(screen.getByRole('button', { name: `Excluir ${name}` }));
  return within(await findQuestion(question));
};

/** The dialog with this title. Cheaper than by role: a busy machine takes seconds for each look at the whole page. */
export const dialogOf = (title: string) =>
  eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find((dialog) =>
      dialog.textContent?.includes(title),
    );
    if (!found) throw new Error(`No dialog ${title}`);
    return within(found);
  });

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

/** Renders a dialog as a page opens it, with real store, listeners, texts and router; the network is a fake. */
export const renderDialog = async (request: DialogRequest, routes: FakeRoutes = {}) => {
  const app = createTestStore({
    routes,
    desktop: createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) }).desktop,
  });
  const i18n = await createTestI18n();
  app.begin();
  render(<AppFrame app={app} i18n={i18n} path="/contacts" beside={<Address />} />);
  await act(async () => void app.store.dispatch(dialogOpened(request)));
  await screen.findByRole('button', { name: /Salvar|Fechar/ });
  return { ...app, user: userEvent.setup(), address: () => screen.getByLabelText('address').textContent };
};
