import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@/protocol/errors';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

const LANGUAGES = ['pt', 'en', 'es'] as const;

const texts = (language: string, namespace: string): Record<string, unknown> =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${namespace}.json`))?.[1] ?? {};

/** Where texts stand in a file; forms of one text for several numbers count as one, since languages have different forms. */
const placesIn = (value: unknown, place = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${place}.${key}`))
    : [place.replace(/_(?:zero|one|two|few|many|other)$/, '')];

/** The texts of a file by their place. */
const textsIn = (value: unknown, place = ''): Map<string, string> =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).flatMap(([key, inner]) => [...textsIn(inner, `${place}.${key}`)]))
    : new Map([[place, String(value)]]);

const PLACEHOLDERS = /\{\{[^}]*\}\}/g;
const placeholdersOf = (text: string): string => (text.match(PLACEHOLDERS) ?? []).toSorted().join();
/** Portuguese and Spanish have many words and short phrases in common, but no sentences. */
const wordsOf = (text: string): readonly string[] => text.replaceAll(PLACEHOLDERS, '').match(/\p{L}{3,}/gu) ?? [];

/** Letters, words and endings that Portuguese has and the other language has not; names and addresses are no words. */
const PORTUGUESE = {
  en: /[ãâêôõçàáéíóú]|(?<!\p{L})(?:com|da|das|dos|em|foi|nenhum|ou|para|por|sem|seu|sua|uma|\p{L}{3,}(?:ad|id)[ao]s?)(?!\p{L})/iu,
  es: /[ãâêôõçà]|(?<!\p{L})(?:com|em|foi|nenhum|ou|sem|seu|sua|uma?)(?!\p{L})/iu,
} as const;
const NAMES = /Balcão|“café”|https?:\S+/g;

/** Texts of the Portuguese interface that stand in the English one as they are. */
const ENGLISH_TOO = new Set(
  [
    [
      'API',
      'ID',
      'OpenAI',
      'PDF',
      'URL',
      'WhatsApp',
      'ZIP',
      'Adriana',
      'Agenda',
      'Balcão',
      'Marimba',
      'Msg. {{number}}',
    ],
    ['Chatbot', 'Chats', 'Dashboard', 'Downloads', 'Kanban', 'Links', 'Menu', 'Offline', 'Online', 'Prompt', 'Prompts'],
    ['Proxy', 'Status', 'Supervisor', 'Tag', 'Tags', 'Ticket', 'Token', 'Total'],
    // In the Portuguese interface, too, these are given in English.
    ['Invalid email', 'Required', 'Too Long!', 'Too Short!'],
  ].flat(),
);

/** Words of the short texts that the Spanish interface has in common with the Portuguese one. */
const SPANISH_TOO = new Set(
  [
    'aaaa abre abrir administrador adriana agenda alerta alta anterior anual api avisar avisos balcão bimestral brasil',
    'buscando buscar cancelada cancelar chat chatbot chats claro cliente código colega comandos comunicado comunicados',
    'conectada conectado conectando conectar continuar copiado copiar csv desbloquear descartar desconectada desconectado',
    'desconectar desde devolver diagnóstico documento domingo editar emoji emojis empresa empresas entendido entregas',
    'enviado enviando enviar espera estado estados exportar externa filtrar filtro finalizada finalizado finalizados',
    'finalizando finalizar formato foto fotos gota grupo habilitada hora idioma importar instalar interno intervalos',
    'inválido kanban lista marimba máximo minimizar mostrar motor mover nota número nunca ocultar oculto opcional openai',
    'pagar país pdf perfil período personalizado personalizar por problemas programada prompt prompts proxy reabrir',
    'recursos registro registros reiniciar responder respondida resultados revisar sábado segundo segundos semana semestral',
    'servidor sistema supervisor teclado técnico tema temperatura texto ticket tipo título todos token tokens total',
    'transferir trimestral últimos unidos url válido valor vencido vencidos ver verificando verificar voz whatsapp zip',
  ].flatMap((line) => line.split(' ')),
);

describe('texts', () => {
  it.each(['en', 'es'])('[I18N-02] %s has every text of the interface', (language) => {
    const namespaces = Object.keys(files).flatMap((path) => /\/pt\/(\w+)\.json$/.exec(path)?.[1] ?? []);
    expect(namespaces.length).toBeGreaterThan(40);
    for (const namespace of namespaces) {
      const missing = new Set(placesIn(texts('pt', namespace)));
      for (const place of placesIn(texts(language, namespace))) missing.delete(place);
      expect([namespace, ...missing]).toEqual([namespace]);
    }
  });

  it.each(['en', 'es'])(
    '[I18N-02] %s has texts of its own, with the same placeholders, and none is empty',
    (language) => {
      const problems = Object.keys(files)
        .flatMap((path) => /\/pt\/(\w+)\.json$/.exec(path)?.[1] ?? [])
        .flatMap((namespace) => {
          const known = textsIn(texts(language, namespace));
          return [...textsIn(texts('pt', namespace))].flatMap(([place, portuguese]) => {
            const text = known.get(place) ?? '';
            const isCopied = text === portuguese && wordsOf(text).length > 3;
            const isTranslated = text.trim() !== '' && !isCopied && placeholdersOf(text) === placeholdersOf(portuguese);
            return isTranslated ? [] : [`${namespace}${place}: ${text}`];
          });
        });
      expect(problems).toEqual([]);
    },
  );

  it.each(['en', 'es'] as const)('[I18N-02] %s has nothing left in Portuguese', (language) => {
    const left = Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, file]) => [...textsIn(file)])
      .filter(([, text]) => PORTUGUESE[language].test(text.replaceAll(PLACEHOLDERS, '').replaceAll(NAMES, '')));
    expect(left).toEqual([]);
  });

  it.each([
    ['en', (text: string) => ENGLISH_TOO.has(text)],
    ['es', (text: string) => wordsOf(text).every((word) => SPANISH_TOO.has(word.toLowerCase()))],
  ] as const)('[I18N-02] %s shares with Portuguese only names and words that it has too', (language, isBoth) => {
    const shared = Object.entries(files).flatMap(([path, file]) => {
      const portuguese = textsIn(texts('pt', /(\w+)\.json$/.exec(path)?.[1] ?? ''));
      return path.includes(`/${language}/`)
        ? [...textsIn(file)].filter(([place, text]) => text === portuguese.get(place)).map(([, text]) => text)
        : [];
    });
    expect([...new Set(shared)].filter((text) => wordsOf(text).length > 0 && !isBoth(text))).toEqual([]);
  });

  it('[LIST-08] the success of each area is told in words of each language', () => {
    const told = [
      ['account', ['signup.done']],
      ['announcements', ['toast.saved', 'toast.removed']],
      ['campaigns', ['toasts.saved', 'toasts.removed']],
      ['contacts', ['dialog.saved', 'page.removed']],
      ['fileLists', ['saved', 'removed']],
      ['prompts', ['toasts.saved', 'toasts.removed']],
      ['queueIntegrations', ['toasts.added', 'toasts.changed', 'toasts.removed']],
      ['quickMessages', ['toast.saved', 'toast.removed']],
      ['schedules', ['dialog.saved', 'dialog.removed']],
      ['whatsappConnections', ['toasts.saved', 'toasts.removed']],
    ] as const;
    const words = told.flatMap(([namespace, places]) =>
      places.flatMap((place) => LANGUAGES.map((one) => textsIn(texts(one, namespace)).get(`.${place}`) ?? '')),
    );
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('[I18N-04] no two languages have the same text for a code', () => {
    const same = ERROR_CODES.filter((code) => new Set(LANGUAGES.map((one) => texts(one, 'errors')[code])).size < 3);
    expect(same).toEqual([]);
  });

  it.each(LANGUAGES)('[I18N-04] [ERR-31] %s has one text per error code, all different from each other', (language) => {
    const errors = texts(language, 'errors');
    expect(Object.keys(errors).toSorted()).toEqual([...ERROR_CODES].toSorted());
    const values = Object.values(errors) as string[];
    expect(values.every((text) => text.trim().length > 0)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  });
});
