import { describe, expect, it } from 'vitest';
import { en } from '@native/main/system/texts/en';
import { es } from '@native/main/system/texts/es';
import { pt } from '@native/main/system/texts/pt';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

const leaves = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leaves((value as (part: unknown) => unknown)(2), path);
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
};

/** Keys with the texts of a language: those of the page and those of the main process. */
const textsOf = (language: Language): [string, string][] => [
  ...Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => leaves(texts, /([^/]+)\.json$/.exec(path)?.[1] ?? path)),
  ...leaves({ pt, en, es }[language], 'native'),
];

type Language = 'pt' | 'en' | 'es';

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Verbs as one orders them with tú: Spanish says the same of a third person, so they count only where a sentence begins. */
const TU_ORDERS =
  'Abre|Acepta|Activa|Actualiza|Agrega|Arrastra|Avisa|Busca|Cambia|Cierra|Comprueba|Conecta|Confirma|Consulta|Copia|Crea|Define|Digita|Edita|Elige|Elimina|Encuentra|Entra|Envía|Escanea|Escribe|Espera|Finaliza|Graba|Guarda|Habla|Haz|Indica|Ingresa|Inicia|Intenta|Lee|Llama|Marca|Mueve|Oye|Permite|Pide|Pon|Presiona|Prueba|Pulsa|Quita|Recarga|Revisa|Selecciona|Suelta|Toca|Toma|Transfiere|Usa|Ve|Verifica|Vuelve';
/** The same verbs with a pronoun behind them, which no third person has: escríbelo (usted: escríbalo). */
const TU_WITH_PRONOUN = new RegExp(`\\b(?:${withoutAccents(TU_ORDERS)})(?:l[aeo]s?|me|nos|te)\\b`, 'i');
/** Other forms of tú. Nouns that look like them are absent. */
const TU_FORMS =
  /\b(abras|abres|aceptas|aceptes|agregues|apagues|buscas|busques|cierras|cierres|crees|debes|dejas|dejes|dices|eliges|elijas|entras|eres|escribas|escribes|est[áé]s|finalizas|finalices|guardes|haces|hagas|has|hayas|hiciste|intentes|necesitas|necesites|permitas|permites|pierdas|pierdes|pongas|puedas|puedes|quieras|quieres|recargues|recibes|salgas|seas|sigues|tengas|tienes|usas|uses|vas|vayas|vuelvas|vuelves)\b/i;

interface Rule {
  what: string;
  found: RegExp | ((text: string) => boolean);
  /** Texts as they were, or would be, wrong: the rule has to find each. */
  wrong: readonly [string, ...string[]];
  /** Keys that may differ: the documents fix their wording, or the word means another thing there. */
  except?: RegExp;
}

const DOTS: Rule = { what: 'dots instead of an ellipsis', found: /\.\.\./, wrong: ['Carregando...'] };

/** What no language has. */
const EVERY: readonly Rule[] = [
  { what: 'straight quotes', found: /"/, wrong: ['Excluir a tag "{{name}}"?'] },
  { what: 'straight apostrophes', found: /'/, wrong: ["{{name}}'s ticket was transferred", "Couldn't load"] },
  {
    what: 'spaces too many',
    found: /\s{2}|^\s|\s$|\s[,;:!?…]|\s\.(?!jpe?g|png|xlsx?)/,
    wrong: ['Tente  de novo.', 'Salvo .', 'Vídeo : {{title}}', 'Buscando …'],
  },
];

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  pt: [
    { ...DOTS, except: /^shell\.restore\.reconnecting$/ },
    { what: 'empty lists "por aqui"', found: /por aqui$/i, wrong: ['Nenhuma tag por aqui'] },
    {
      what: 'two more ways of trying again',
      found: /tente (outra vez|novamente)|tentar (outra vez|novamente)/i,
      wrong: ['Tente outra vez.', 'Confira e tente novamente.'],
      except: /^(common\.(state\.failed|form\.notSaved)|whatsappConnections\.session\.retry)$/,
    },
    {
      what: 'the network called conexão',
      found: /(confira|verifique) a conexão|conexão (voltar|caiu)|(^|[.:] )sem conexão(?! com o servidor)/i,
      wrong: ['Confira a conexão.', 'quando a conexão voltar', 'Sem conexão', 'Não enviada: sem conexão.'],
    },
    {
      what: 'a page agents do not have',
      found: /página de conexões|com este id/i,
      wrong: ['Verifique a página de conexões.'],
    },
    { what: 'other words for a note', found: /anotaç/i, wrong: ['Nova anotação'] },
    {
      what: 'etiqueta beside tag',
      found: /etiqueta/i,
      wrong: ['Nova etiqueta'],
      except: /^contacts\.page\.tagsNotFiltered$/,
    },
    {
      what: 'fechado or encerrado for a resolved ticket',
      found: /atendimentos? (fechad|encerrad)|(fechar|encerrar|feche|encerre) (o |os |um )?atendimento/i,
      wrong: ['Atendimentos fechados', 'Encerrar o atendimento'],
    },
    {
      what: 'the person as what is accepted or resolved',
      found: /^(Finalizar|Aceitar|Devolver|Reabrir) \{\{/,
      wrong: ['Finalizar {{name}}'],
    },
    {
      what: 'passive refusals',
      found: /não (pôde|puderam|pôde) ser/i,
      wrong: ['A resposta não pôde ser enviada.', 'Os contatos não puderam ser buscados.'],
    },
    {
      what: 'success that says so',
      found: /com sucesso/i,
      wrong: ['Contato salvo com sucesso.'],
      except:
        /^(account\.password\.(mailSent|done)|checkout\.done|common\.toasts\.done|contacts\.notes\.(added|removed)|kanban\.toast\.added|messagesApi\.sent|settings\.(hours\.)?saved)$/,
    },
    {
      what: 'guardar and gravar for what is saved here',
      found: /\bguard(ar|ou|ad[oa]s?)\b(?! no servidor)|gravad[oa]s? (neste|no) computador/i,
      wrong: ['O que você escreveu continua guardado neste computador.', 'Guardar a lista'],
    },
    {
      what: 'email beside e-mail',
      found: /(?<!\{)\bemails?\b/i,
      wrong: ['Informe o email.'],
      except: /^(account\.password\.(sendMail|mailSent|unknownEmail)|common\.form\.invalidEmail)$/,
    },
    {
      what: 'aviso for a notification',
      found: /\bavisos?\b/i,
      wrong: ['Volume dos avisos'],
      except: /^(common\.toasts\.region|composer\.recorder\.close|settings\.options\.sendMsgTransfTicket\.label)$/,
    },
    {
      what: 'redirecionar for transferir',
      found: /redirecion/i,
      wrong: ['Fila de redirecionamento'],
      except: /^notices\.pageDenied$/,
    },
    { what: 'two words for the closing message', found: /despedida/i, wrong: ['Mensagem de despedida'] },
    { what: 'raia for a column of the board', found: /\braias?\b/i, wrong: ['Outras raias'] },
    {
      what: 'losses told in the present tense',
      found: /\b(é|são) (excluíd|apagad)[oa]s?\b/i,
      wrong: ['Os contatos da lista são excluídos.'],
    },
  ],
  en: [
    DOTS,
    {
      what: 'passive refusals',
      found: /could not|couldn[’']t be|cannot/i,
      wrong: ['The plans could not be loaded.', 'It couldn’t be saved', 'It cannot be undone', 'Could not disconnect.'],
    },
    {
      what: 'British spelling',
      found: /colour|licence|customis|initialis|organis|recognis|cancell(ed|ing)|behaviour|\bcentre|\bgrey\b/i,
      wrong: ['Pick a colour', 'Licences', 'Sending was cancelled.', 'Customise'],
    },
    { what: 'two spellings of email', found: /e-mail/i, wrong: ['Billing e-mail'] },
    { what: 'other words for a quick reply', found: /quick (answer|message)/i, wrong: ['New quick answer'] },
    { what: 'other words for an agent', found: /attendant/i, wrong: ['Tickets per attendant'] },
    { what: 'other words for a column of the board', found: /(?<!\{)\blanes?\b/i, wrong: ['Other lanes'] },
    { what: 'an id nobody sees', found: /with this id/i, wrong: ['No ticket found with this id.'] },
    {
      what: 'finish or close for resolving a ticket',
      found: /\bfinish(es|ing)?\b|(close|finish)(d|ed)? (the |a |this )?ticket|closed tickets/i,
      wrong: ['Finish without waiting for the rating?', 'Closed tickets', 'Close the ticket'],
    },
    {
      what: 'picture beside image',
      found: /\bpictures?\b/i,
      wrong: ['Save picture'],
    },
    {
      what: 'alert for a notification',
      found: /(?<!waiting )\balerts?\b/i,
      wrong: ['Alert volume'],
    },
    { what: 'state for a status', found: /\bstate of the\b/i, wrong: ['State of the open tickets'] },
    {
      what: 'the connection for the network',
      found: /check (the|your) connection(?!’s)|connection (is back|was lost)/i,
      wrong: ['Check the connection and try again.', 'Will be sent when the connection is back'],
    },
    {
      what: 'schedule for a scheduled message',
      found: /\b(new|edit|delete|the) schedules?\b/i,
      wrong: ['Delete the schedule?'],
    },
    { what: 'empty lists "here"', found: /^No [\w ]+ here$/, wrong: ['No companies here'] },
    { what: 'two words for the closing message', found: /farewell|completion message/i, wrong: ['Completion message'] },
    {
      what: 'messages that wait beside unsent ones',
      found: /waiting messages|messages to be sent/i,
      wrong: ['Messages to be sent'],
    },
    {
      what: 'what belongs to a person told with "of"',
      found: /\b(ticket|account) of \{\{name/i,
      wrong: ['Account of {{name}}'],
    },
    {
      what: 'losses told in the present tense',
      found: /\b(is|are) (gone|deleted)\b|\bgo(es)? with it\b/i,
      wrong: ['Its files go with it.', 'Everything below it is deleted too.'],
    },
  ],
  es: [
    DOTS,
    {
      what: 'pronouns of tú beside usted',
      found: /(?<![\p{L}])(tú|tu|tus|ti|te|contigo)(?![\p{L}])/iu,
      wrong: ['Con tu cuenta', 'Pide que te agregue'],
    },
    {
      what: 'orders in tú',
      found: new RegExp(
        `(^|[.:;!?] )(${TU_ORDERS})(?![\\p{L}])|\\b(Con|En) [^.,]+, (${TU_ORDERS.toLowerCase()})(?![\\p{L}])`,
        'u',
      ),
      wrong: [
        'Marca como cerrado el día en que la cola no atiende.',
        'Aún no hay colas. Pide al administrador una.',
        'Con el teclado, abre el mensaje programado.',
      ],
      // A switch says what it does ("Envía un saludo cuando…"); espera, activa and prueba are a noun, an adjective, a noun.
      except:
        /^(settings\.options\.\w+\.hint|alerts\.kind\.longWait|companies\.page\.active|queueIntegrations\.test\.absent)$/,
    },
    {
      what: 'orders in tú with a pronoun',
      found: (text) => TU_WITH_PRONOUN.test(withoutAccents(text)),
      wrong: ['Escríbelo sin separador de miles.', 'arrástralo a otro día', 'Ábrelo de nuevo'],
    },
    {
      what: 'other forms of tú',
      found: TU_FORMS,
      wrong: ['Si finalizas ahora', 'Todavía no estás en ninguna cola', 'hasta que cierres Balcão', 'Solo recibes'],
    },
    {
      what: 'the past of tú',
      found: /(?<![\p{L}])(?!exist|asist|consist|insist)\p{L}+[ai]ste(?![\p{L}])/iu,
      wrong: ['Tomaste {{title}}.', 'Lo que escribiste'],
    },
    {
      what: 'atención for a ticket',
      found: /\b(una|esta) atenci[oó]n\b|atenciones/i,
      wrong: ['Sus atenciones abiertas'],
    },
    {
      what: 'conversación for a ticket',
      found: /conversaciones sin cola|(finalizar|aceptar|transferir) la conversación/i,
      wrong: ['Solo aparecen conversaciones sin cola.'],
    },
    {
      what: 'words of Spain',
      found: /vídeo|añad|planilla|ordenador|ajustes|valoraci|\bratón\b|\bmóvil\b|fichero/i,
      wrong: ['Ningún vídeo', 'Añadir', 'Con el ratón', 'los ajustes'],
    },
    { what: 'success that says so', found: /con éxito/i, wrong: ['Hoja de cálculo importada con éxito.'] },
    {
      what: 'aviso for a notification',
      found: /\bavisos?\b/i,
      wrong: ['Volumen de los avisos'],
      except: /^(common\.toasts\.region|composer\.recorder\.close|settings\.options\.sendMsgTransfTicket\.label)$/,
    },
    {
      what: 'other forms of an empty list',
      found: /^Ning[uú]n\p{L}* [\p{L} ]+ todavía|^todavía no hay|^no hay \p{L}+$/iu,
      wrong: ['Ningún video todavía', 'No hay comunicados', 'Todavía no hay mensajes. Escriba el primero.'],
    },
    { what: 'two phrases for a failure', found: /no fue posible/i, wrong: ['No fue posible realizar la operación'] },
    {
      what: 'two words for checking',
      found: /comprobando|comprobar (el plan|ahora|de nuevo)/i,
      wrong: ['Comprobar ahora'],
    },
    { what: 'programación for a scheduled message', found: /programaci[oó]n/i, wrong: ['Sin programación'] },
    { what: 'carril for a column of the board', found: /carril/i, wrong: ['Otros carriles'] },
    {
      what: 'redirigir for transferir',
      found: /redirig|redirecci/i,
      wrong: ['Cola de redirección'],
      except: /^notices\.pageDenied$/,
    },
    {
      what: 'losses told in the present tense',
      found: /\bse (eliminan?|borran?)\b(?! que)/i,
      wrong: ['Las opciones del chatbot se eliminan.'],
    },
  ],
};

const rows = (['pt', 'en', 'es'] as const).flatMap((language) =>
  [...EVERY, ...RULES[language]].map((rule) => ({ language, ...rule })),
);

const finds = (rule: Rule, text: string): boolean =>
  typeof rule.found === 'function' ? rule.found(text) : rule.found.test(text);

describe('wording', () => {
  it.each([
    ['pt', ['Required', 'Too Short!', 'Too Long!', 'Invalid email']],
    ['en', ['Required', 'Too Short!', 'Too Long!', 'Invalid email']],
    ['es', ['Obligatorio', '¡Demasiado corto!', '¡Demasiado largo!', 'Correo electrónico no válido']],
  ] as const)('[LIST-10] the text for an invalid field in %s is the one the documents fix: %j', (language, said) => {
    const texts = new Map(textsOf(language));
    expect(['required', 'tooShort', 'tooLong', 'invalidEmail'].map((key) => texts.get(`common.form.${key}`))).toEqual(
      said,
    );
  });

  it.each([
    ['pt', 'Já está sendo alterado.', 'O servidor não respondeu.'],
    ['en', 'It is already being changed.', 'The server did not answer.'],
    ['es', 'Ya se está modificando.', 'El servidor no respondió.'],
  ] as const)('[TRIAGE-04] a refused ticket has its reason in words (%s)', (language, busy, noAnswer) => {
    const texts = new Map(textsOf(language));
    expect(['busy', 'noAnswer'].map((reason) => texts.get(`batch.reason.${reason}`))).toEqual([busy, noAnswer]);
  });

  it('covers every text of three languages, also those of the main process', () => {
    for (const language of ['pt', 'en', 'es'] as const) {
      expect(textsOf(language).length).toBeGreaterThan(2_000);
      expect(new Map(textsOf(language)).get('native.acceptTicket')).toMatch(/2/);
    }
  });

  it.each(rows)('$language has no $what', ({ language, ...rule }) => {
    const wrong = textsOf(language)
      .filter(([path, text]) => !rule.except?.test(path) && finds(rule, text))
      .map(([path, text]) => `${path}: ${text}`);
    expect(wrong).toEqual([]);
  });

  it.each(rows)('the search for $what in $language finds what is wrong', (rule) => {
    expect(rule.wrong.filter((text) => !finds(rule, text))).toEqual([]);
  });

  it('exceptions exist: none outlives the text it was made for', () => {
    const stale = rows.filter(({ language, except, ...rule }) => {
      const excused = textsOf(language).filter(([path]) => except?.test(path));
      return except !== undefined && !excused.some(([, text]) => finds(rule, text));
    });
    expect(stale.map(({ language, what }) => `${language}: ${what}`)).toEqual([]);
  });

  it('what is counted has a plural in every language', () => {
    for (const language of ['pt', 'en', 'es'] as const) {
      const texts = new Map(textsOf(language));
      const alone = [...texts.keys()].filter(
        (key) => key.endsWith('_one') && !texts.has(key.replace(/_one$/, '_other')),
      );
      expect(alone).toEqual([]);
    }
  });
});
