import { expect, it, vi } from 'vitest';
import { passEscapeOn } from '@native/main/window/playerKeys';
import { StandInWebContents } from '@tests/support/electron-stand-in/browserWindow';

const PLAYER = 'https://www.youtube-nocookie.com/embed/a';

const open = () => {
  const contents = new StandInWebContents();
  const escaped = vi.fn();
  passEscapeOn({ contents: contents as never, escaped });
  const press = (key: string, type = 'keyDown') => contents.emit('before-input-event', {}, { key, type });
  return { contents, escaped, press };
};

it('[HELP-05] Escape in an embedded player is passed on once, other keys and those of the page are not', () => {
  const { contents, escaped, press } = open();
  for (const focused of [null, { ...contents.mainFrame, parent: null }]) {
    contents.focusedFrame = focused;
    press('Escape');
  }
  contents.focusedFrame = { url: PLAYER, parent: contents.mainFrame };
  for (const key of ['Enter', ' ', 'f']) press(key);
  expect(escaped).not.toHaveBeenCalled();
  press('Escape');
  press('Escape', 'keyUp');
  expect(escaped).toHaveBeenCalledTimes(1);
});

it('[HELP-05] Escape that ends the full screen of a player is not passed on', () => {
  const { contents, escaped, press } = open();
  contents.focusedFrame = { url: PLAYER, parent: contents.mainFrame };
  contents.emit('enter-html-full-screen');
  press('Escape');
  expect(escaped).not.toHaveBeenCalled();
  contents.emit('leave-html-full-screen');
  press('Escape');
  expect(escaped).toHaveBeenCalledTimes(1);
});
