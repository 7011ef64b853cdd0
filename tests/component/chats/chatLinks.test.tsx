import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { list, log, message, openChats } from './chatsPage';

it('[SEC-03] a link in an internal message opens outside the app, by click and by keyboard', async () => {
  const { user, services } = await openChats('/chats/c-7', {
    'GET /chats/7/messages': list([
      message(41, 11, 'Veja https://exemplo.com.br/frete *hoje* _leve_ ~velho~ ```x = 1``` *<i>cru</i>*'),
    ]),
  });
  const opened = vi.spyOn(services.desktop.window, 'openExternal');
  const link = await within(log()).findByRole('link', { name: 'https://exemplo.com.br/frete' });
  await user.click(link);
  expect(opened.mock.calls).toEqual([['https://exemplo.com.br/frete']]);
  for (const [element, words] of [
    ['strong', 'hoje'],
    ['em', 'leve'],
    ['s', 'velho'],
    ['code', 'x = 1'],
    ['strong', '<i>cru</i>'],
  ] as const)
    expect(within(log()).getByText(words, { selector: element })).toBeVisible();
  expect(log().querySelector('article i')).toBeNull();
  await user.click(log());
  await user.tab();
  await eventually(() => expect(link).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(2);
});

it('[SEC-04] a link in an internal message whose text hides its target shows the target', async () => {
  await openChats('/chats/c-7', {
    'GET /chats/7/messages': list([message(41, 11, 'Entre em https://banco.com.br@evil.test/x')]),
  });
  expect(await within(log()).findByRole('link')).toHaveTextContent('https://banco.com.br@evil.test/xabre evil.test');
});
