import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

const leaves = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));

const textsOf = (language: string): [string, string][] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => leaves(texts, /([^/]+)\.json$/.exec(path)?.[1] ?? path));

/** Texts whose exact wording is fixed. */
const FIXED = /^(common\.(state\.failed|form\.notSaved)|connections\.session\.retry|contacts\.page\.tagsNotFiltered)$/;

/** Texts of a language with a pattern that a native reader would object to. */
const wrong = (language: string, pattern: RegExp): string[] =>
  textsOf(language)
    .filter(([path, text]) => !FIXED.test(path) && pattern.test(text))
    .map(([path, text]) => `${path}: ${text}`);

describe('wording', () => {
  it.each([
    ['pt', ['Required', 'Too Short!', 'Too Long!', 'Invalid email']],
    ['en', ['Required', 'Too Short!', 'Too Long!', 'Invalid email']],
    ['es', ['Obligatorio', '¡Demasiado corto!', '¡Demasiado largo!', 'Correo electrónico no válido']],
  ])('[LIST-10] the text for an invalid field in %s is the one the documents fix: %j', (language, said) => {
    const texts = new Map(textsOf(language));
    expect(['required', 'tooShort', 'tooLong', 'invalidEmail'].map((key) => texts.get(`common.form.${key}`))).toEqual(
      said,
    );
  });

  it('covers every text of three languages', () => {
    for (const language of ['pt', 'en', 'es']) expect(textsOf(language).length).toBeGreaterThan(1_500);
  });

  it.each([
    ['en', 'passive refusals', /could not be|couldn’t be|cannot be/i],
    ['en', 'straight apostrophes', /[a-z]'(s|t|ll|re|ve)\b/i],
    ['en', 'British spelling', /colour|licence|initialis|customis|cancelled/i],
    ['en', 'two spellings of email', /e-mail/i],
    ['en', 'other words for a quick reply', /quick (answer|message)/i],
    ['en', 'other words for an agent', /attendant/i],
    ['en', 'other words for a column of the board', /(?<!\{)\blanes?\b/i],
    ['en', 'an id nobody sees', /with this id/i],
    ['es', 'tú beside usted', /\b(tú|tu|tus|contigo|puedes|tienes|quieres|inténtalo)\b/i],
    ['es', 'orders in tú', /(^|[.:;] )(Escribe|Elige|Crea|Usa|Abre|Cierra|Conecta|Permite|Vuelve)\b/],
    ['es', 'atención for a ticket', /\b(una|esta) atenci[oó]n\b|atenciones/i],
    ['es', 'words of Spain', /vídeo|añad|planilla|ordenador|ajustes|valoraci/i],
    ['es', 'success that says so', /con éxito/i],
    ['pt', 'empty lists "por aqui"', /por aqui$/i],
    ['pt', 'three words for trying again', /tente (outra vez|novamente)/i],
    ['pt', 'the network called conexão', /(confira|verifique) a conexão|conexão (voltar|caiu)|sem conexão\. /i],
    ['pt', 'a page agents do not have', /página de conexões|com este id/i],
    ['pt', 'other words for a note', /anotaç/i],
    ['pt', 'etiqueta beside tag', /etiqueta/i],
    ['pt', 'fechado for a resolved ticket', /atendimentos? fechad/i],
  ])('%s has no %s', (language, _, pattern) => {
    expect(wrong(language, pattern)).toEqual([]);
  });
});
