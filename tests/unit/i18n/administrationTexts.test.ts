import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

/** The text of a place such as `common.toasts.done` in a language. */
const textAt = (language: string, place: string): unknown => {
  const [namespace, ...keys] = place.split('.');
  const texts = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${namespace}.json`))?.[1];
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts);
};

const OBLIGATORY = ['Required', 'Required', 'Obligatorio'];

/** Texts that the documents quote, in Portuguese, English and Spanish. */
it.each([
  [
    '[CDRAWER-06] a note is added',
    'contacts.notes.added',
    ['Observação adicionada com sucesso!', 'Note added!', '¡Nota agregada!'],
  ],
  [
    '[CDRAWER-07] a note is deleted',
    'contacts.notes.removed',
    ['Observação excluída com sucesso!', 'Note deleted!', '¡Nota eliminada!'],
  ],
  ['[CONT-15] a name is missing', 'common.form.required', OBLIGATORY],
  ['[CONT-15] a name is too short', 'common.form.tooShort', ['Too Short!', 'Too Short!', '¡Demasiado corto!']],
  ['[CONT-15] a name is too long', 'common.form.tooLong', ['Too Long!', 'Too Long!', '¡Demasiado largo!']],
  [
    '[CONT-17] [USER-09] an e-mail is none',
    'common.form.invalidEmail',
    ['Invalid email', 'Invalid email', 'Correo electrónico no válido'],
  ],
  [
    '[DASH-08] a filter has no parameter',
    'dashboard.filter.missing',
    ['Parametrize o filtro', 'Set the filter first', 'Configure el filtro'],
  ],
  ['[DASH-11] a rating of 1', 'dashboard.rating.dissatisfied', ['Insatisfeito', 'Dissatisfied', 'Insatisfecho']],
  ['[DASH-11] a rating of 2', 'dashboard.rating.satisfied', ['Satisfeito', 'Satisfied', 'Satisfecho']],
  [
    '[DASH-11] a rating of 3',
    'dashboard.rating.verySatisfied',
    ['Muito satisfeito', 'Very satisfied', 'Muy satisfecho'],
  ],
  [
    '[DASH-16] the chart of users fails',
    'dashboard.charts.usersFailed',
    [
      'Erro ao obter informações da conversa',
      'Error loading the conversation data',
      'Error al obtener la información de la conversación',
    ],
  ],
  [
    '[DASH-16] the chart of days fails',
    'dashboard.charts.daysFailed',
    [
      'Erro ao buscar informações dos tickets',
      'Error loading the ticket data',
      'Error al buscar la información de los tickets',
    ],
  ],
  [
    '[SET-05] an option is saved',
    'settings.saved',
    ['Operação atualizada com sucesso.', 'Setting updated.', 'Configuración actualizada.'],
  ],
  [
    '[SET-10] the opening hours are saved',
    'settings.hours.saved',
    ['Horários atualizados com sucesso.', 'Hours updated.', 'Horarios actualizados.'],
  ],
  [
    '[COMP-14] [PLAN-06] a save or a deletion is done',
    'common.toasts.done',
    ['Operação realizada com sucesso!', 'Operation completed successfully!', '¡Operación realizada!'],
  ],
  [
    '[COMP-16] [PLAN-05] a deletion is not done',
    'common.toasts.notDone',
    ['Não foi possível realizar a operação', 'Couldn’t complete the operation', 'No se pudo realizar la operación'],
  ],
])('%s and is told in each language', (_, place, texts) => {
  expect(['pt', 'en', 'es'].map((language) => textAt(language, place))).toEqual(texts);
});

it.each([
  ['[COMP-15] a company', 'companies.notSaved'],
  ['[PLAN-05] a plan', 'plans.notSaved'],
])('%s that is not saved is told with a hint to a name in use and to the fields, in each language', (_, place) => {
  const hints = [
    /^Não foi possível realizar a operação\..*nome.*campos/,
    /^Couldn’t complete the operation\..*name.*fields/,
    /^No se pudo realizar la operación\..*nombre.*campos/,
  ];
  for (const [at, language] of ['pt', 'en', 'es'].entries()) expect(textAt(language, place)).toMatch(hints[at]!);
});
