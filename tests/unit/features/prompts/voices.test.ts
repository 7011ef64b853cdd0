import { expect, it } from 'vitest';
import { voiceOptions } from '@/features/prompts/voices';

it('[PROMPT-06] [PROMPT-07] text and fifteen voices make sixteen options, in their order', () => {
  const options = voiceOptions('Texto', 'texto');
  expect(options).toHaveLength(16);
  expect(options[0]).toEqual({ value: 'texto', label: 'Texto' });
  expect(
    options
      .slice(1)
      .map(({ label }) => label)
      .join(', '),
  ).toBe(
    'Francisca, Antonio, Brenda, Donato, Elza, Fabio, Giovanna, Humberto, Julio, Leila, Leticia, Manuela, Nicolau, Valerio, Yara',
  );
  expect(options.slice(1).map(({ value }) => value)).toEqual(
    options.slice(1).map(({ label }) => `pt-BR-${label}Neural`),
  );
});

it('[PROMPT-07] an unknown stored voice is added', () => {
  expect(voiceOptions('Texto', 'pt-BR-YaraNeural')).toHaveLength(16);
  expect(voiceOptions('Texto', 'en-US-AvaNeural').at(-1)).toEqual({
    value: 'en-US-AvaNeural',
    label: 'en-US-AvaNeural',
  });
});
