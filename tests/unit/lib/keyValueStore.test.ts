import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyValueStore, openDatabase, type KeyValueSchema } from '@/lib/keyValueStore';

interface Note {
  readonly text: string;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const first: KeyValueSchema<Note> = { name: 'notes', version: 1, parse: (value) => (isNote(value) ? value : null) };
/** The second form holds the text in capitals. */
const second: KeyValueSchema<Note> = {
  ...first,
  version: 2,
  migrations: { 1: (value) => (isNote(value) ? { text: value.text.toUpperCase() } : value) },
};

const warnings: string[] = [];
const log = { info() {}, error() {}, warn: (message: string) => void warnings.push(message) };
const databases: ReturnType<typeof openDatabase>[] = [];

const open = (schema = first) => {
  const database = openDatabase('test', [schema.name]);
  databases.push(database);
  return { database, store: createKeyValueStore(database, schema, log) };
};

beforeEach(() => void warnings.splice(0));
afterEach(async () => {
  for (const database of databases.splice(0)) (await database()).close();
  await deleteDB('test');
});

describe('records on disk', () => {
  it('are there after the next start', async () => {
    await open().store.put('ana', '1', { text: 'oi' });
    expect(await open().store.readAll('ana')).toEqual([{ text: 'oi' }]);
  });

  it('[SEC-08] belong to one owner only', async () => {
    const { store } = open();
    await store.put('ana', '1', { text: 'oi' });
    expect(await store.readAll('ana2')).toEqual([]);
    expect(await store.readAll('an')).toEqual([]);
  });

  it('of an older format are migrated', async () => {
    await open().store.put('ana', '1', { text: 'oi' });
    expect(await open(second).store.readAll('ana')).toEqual([{ text: 'OI' }]);
  });

  it('that cannot be read, or come from a newer program, are discarded and logged', async () => {
    const { database, store } = open();
    await (await database()).put('notes', { version: 1, value: { text: 7 } }, ['ana', '1']);
    await (await database()).put('notes', 'rubbish', ['ana', '2']);
    await (await database()).put('notes', { version: 2, value: { text: 'x' } }, ['ana', '3']);
    expect(await store.readAll('ana')).toEqual([]);
    expect(await (await database()).count('notes')).toBe(0);
    expect(warnings).toHaveLength(3);
  });

  it('can be read and written again after the browser has closed the database, as where a file of it fails', async () => {
    const { database, store } = open();
    await store.put('ana', '1', { text: 'oi' });
    forceCloseDatabase(unwrap(await database()) as never);
    await store.put('ana', '2', { text: 'olá' });
    expect(await store.readAll('ana')).toEqual([{ text: 'oi' }, { text: 'olá' }]);
  });

  it('are changed only when they exist', async () => {
    const { store } = open();
    expect(await store.update('ana', '1', () => ({ text: 'new' }))).toBeNull();
    await store.put('ana', '1', { text: 'old' });
    expect(await store.update('ana', '1', () => null)).toBeNull();
    expect(await store.update('ana', '1', ({ text }) => ({ text: `${text}er` }))).toEqual({ text: 'older' });
    await store.remove('ana', '1');
    expect(await store.readAll('ana')).toEqual([]);
  });
});
