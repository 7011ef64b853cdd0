import type { Response } from 'express';
import type { Tables } from '../db/tables';

type Language = 'pt' | 'en' | 'es';

const TEXTS: Readonly<Record<Language, { title: string; note: string; empty: string; to: string }>> = {
  pt: {
    title: 'Caixa de e-mails da demonstração',
    note: 'Nenhum e-mail sai deste computador. O que o servidor de demonstração enviaria aparece aqui.',
    empty: 'Nenhum e-mail ainda.',
    to: 'Para',
  },
  en: {
    title: 'Demo mailbox',
    note: 'No e-mail leaves this computer. What the demo server would send appears here.',
    empty: 'No e-mail yet.',
    to: 'To',
  },
  es: {
    title: 'Buzón de la demostración',
    note: 'Ningún correo sale de este equipo. Aquí aparece lo que el servidor de demostración enviaría.',
    empty: 'Aún no hay correos.',
    to: 'Para',
  },
};

/** Seconds after which the page reloads. */
const REFRESH = 3;
/** Most e-mails shown, newest first. */
const SHOWN = 30;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1c2330;background:#f6f7f9}
article{background:#fff;border:1px solid #d5dae2;border-radius:8px;padding:1rem;margin:1rem 0}
h2{font-size:1rem;margin:0}p{margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

const languageOf = (asked: unknown): Language => (asked === 'en' || asked === 'es' ? asked : 'pt');

/** Sends the demo's mailbox as an HTML page without scripts. */
export const sendMailbox = ({ mails }: Tables, asked: unknown, res: Response): void => {
  const language = languageOf(asked);
  const { title, note, empty, to } = TEXTS[language];
  const letters = mails
    .findAll({}, { orderBy: 'id DESC', limit: SHOWN })
    .map(
      ({ recipient, subject, body, createdAt }) =>
        `<article><h2>${escaped(subject)}</h2><p>${to}: ${escaped(recipient)} · <time>${createdAt}</time></p><pre>${escaped(body)}</pre></article>`,
    );
  res
    .type('html')
    .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .set('Cache-Control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH}"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${note}</p>${letters.join('') || `<p>${empty}</p>`}</main></body></html>`,
    );
};
