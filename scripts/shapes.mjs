#!/usr/bin/env node
// npm run shapes -- FOLDER: imports recordings of a real server. Status, keys, types, dates, ids and codes stay; in texts that people
// wrote every letter becomes an x. The contract tests replay the result.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { readArguments } from './lib/usage.mjs';

const target = path.join(root, 'tests/contract/shapes');

/** Keys whose values belong to the protocol. */
const PROTOCOL_KEYS = new Set(
  'ack action allTicket color event key language mediaPath mediaType mediaUrl profile recurrence status type weekday weekdayEn'.split(
    ' ',
  ),
);

/** Texts without words: dates, ids, numbers, colours, addresses, error codes, and values already removed. */
const FORMS = [
  /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/,
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^[\d\s.,:/+-]*$/,
  /^https?:\/\/\S+$/,
  /^ERR_[A-Z_]+/,
  /^(?:true|false|enabled|disabled|null|<redacted>)$/,
  /^[0-9A-F]{16,}$/,
];

const masked = (text) => text.replaceAll(/\p{Lu}/gu, 'X').replaceAll(/\p{Ll}|\p{Lo}/gu, 'x');

/** Keeps the structure of a text that is JSON or a contact card. */
function formOf(text) {
  if (FORMS.some((form) => form.test(text))) return text;
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(shapeOf(JSON.parse(text), ''));
    } catch {
      return masked(text); // It only looks like JSON.
    }
  }
  if (text.startsWith('BEGIN:VCARD'))
    return text.replaceAll(/^(FN|N|ORG)(.*?):(.*)$/gm, (_line, name, rest, value) => `${name}${rest}:${masked(value)}`);
  return masked(text);
}

/** The value with the letters of people's texts replaced. */
function shapeOf(value, key) {
  if (typeof value === 'string') return PROTOCOL_KEYS.has(key) ? value : formOf(value);
  if (Array.isArray(value)) return value.map((item) => shapeOf(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([inner, content]) => [inner, shapeOf(content, inner)]));
}

/** Requests stay, since the demo server gets the same ones. Refusals stay, since their texts are part of the contract. */
function exchangeShape(exchange) {
  const { response } = exchange;
  const isRefusal = response.status === null || response.status >= 400;
  return { ...exchange, response: { ...response, body: isRefusal ? response.body : shapeOf(response.body, '') } };
}

/** A payload that is plain text comes from the socket itself, for example the reason of a disconnect. */
const eventShape = (event) =>
  typeof event.payload === 'string' ? event : { ...event, payload: shapeOf(event.payload, '') };

const [folder] = readArguments(
  'npm run shapes -- <folder>\nImports the recorded answers of a real server without the texts that people wrote.',
  { passesOn: true },
);
if (folder === undefined || folder.startsWith('-')) {
  console.log(
    'Usage: npm run shapes -- FOLDER\n\nFOLDER contains index.json, one file per area and socket-events.json.',
  );
  process.exit(folder === undefined ? 2 : 0);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const lines = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const content = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const text =
    name === 'index.json'
      ? `${JSON.stringify({ files: Object.fromEntries(Object.entries(content.files).map(([file, { entries }]) => [file, { entries }])) }, null, 2)}\n`
      : lines(content.map(name === 'socket-events.json' ? eventShape : exchangeShape));
  writeFileSync(path.join(target, name), text);
}
console.log(`The shapes are in ${path.relative(root, target)}.`);
