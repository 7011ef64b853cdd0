import { expect, it, vi } from 'vitest';
import { createLanguage } from '@native/main/system/language';
import { texts } from '@native/main/system/texts';
import { someSettings } from '../fakes';

it('[NTV-14] the language is stored and told to all who asked, but only when it changes', () => {
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

it.each(['en', 'es'] as const)('[NTV-14] [I18N-02] the texts of main are translated: %s', (language) => {
  const plain = Object.entries(texts[language]).map(([key, text]) => [
    key,
    typeof text === 'function' ? (text as (fact: never) => string)(2 as never) : text,
  ]);
  const portuguese: Record<string, unknown> = texts.pt;
  const same = plain.filter(([key = '', text]) => {
    const known = portuguese[key];
    return text === '' || text === (typeof known === 'function' ? known(2) : known);
  });
  // The two languages share these words.
  expect(same.map(([key]) => key)).toEqual(
    language === 'es' ? ['open', 'edit', 'copy', 'minimize', 'diagnostics', 'hungWait', 'cancel'] : [],
  );
});
