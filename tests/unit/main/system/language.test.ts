import { expect, it, vi } from 'vitest';
import { createLanguage } from '@native/main/system/language';
import { texts } from '@native/main/system/texts';
import { someSettings } from '../fakes';

it('the language is stored and told to all who asked, but only when it changes', () => {
  const settings = someSettings({ language: 'pt' });
  const language = createLanguage(settings);
  const [first, second] = [vi.fn(), vi.fn()];
  language.onChanged(first);
  language.onChanged(second);
  language.choose('pt');
  expect(first).not.toHaveBeenCalled();
  language.choose('en');
  expect([language.current(), settings.get().language, language.words()]).toEqual(['en', 'en', texts.en]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
