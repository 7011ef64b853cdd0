import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@native/demo-server/db/database';
import type { Database } from '@native/demo-server/db/database';
import { migrate } from '@native/demo-server/db/migrate';
import { takeProcessLock } from '@native/demo-server/db/processLock';
import { temporaryFolder } from './support';

const openIn = (folder: string): Database => {
  const db = openDatabase(path.join(folder, 'test.sqlite'));
  onTestFinished(() => db.close());
  return db;
};

const withNotes = (): Database => {
  const db = openIn(temporaryFolder());
  db.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  return db;
};

const add = (db: Database, text: string) => db.run('INSERT INTO notes (text) VALUES (:text)', { text });
const texts = (db: Database) => db.all<{ text: string }>('SELECT text FROM notes').map(({ text }) => text);

describe('transactions', () => {
  it('[DEMO-04] are all or nothing, nested ones too', () => {
    const db = withNotes();
    expect(() =>
      db.transaction(() => {
        add(db, 'outer');
        db.transaction(() => add(db, 'inner'));
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(texts(db)).toEqual([]);
    db.transaction(() => db.transaction(() => add(db, 'kept')));
    expect(texts(db)).toEqual(['kept']);
  });

  it('[DEMO-04] run work that waits for the commit after it, in order, and never after a rollback', () => {
    const db = withNotes();
    const seen: string[] = [];
    db.afterCommit(() => seen.push('at once'));
    db.transaction(() => {
      db.afterCommit(() => seen.push(`first of ${texts(db).length}`));
      db.transaction(() => db.afterCommit(() => seen.push('second')));
      add(db, 'one');
      seen.push('working');
    });
    expect(() =>
      db.transaction(() => {
        db.afterCommit(() => seen.push('never'));
        throw new Error('stop');
      }),
    ).toThrow();
    db.transaction(() => add(db, 'two'));
    expect(seen).toEqual(['at once', 'working', 'first of 1', 'second']);
  });

  it('[DEMO-04] a process killed inside one leaves nothing of it, and everything from before', () => {
    const folder = temporaryFolder();
    const db = openIn(folder);
    db.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
    for (let count = 0; count < 3_000; count += 1) add(db, `old ${'x'.repeat(2_000)}`);
    const image = temporaryFolder();
    db.transaction(() => {
      // More than the page cache holds, so that unconfirmed pages have reached the disk by now.
      db.run("UPDATE notes SET text = 'new' || substr(text, 4)");
      fs.cpSync(folder, image, { recursive: true });
    });
    const revived = openIn(image);
    const count = (word: string) =>
      revived.get<{ n: number }>('SELECT COUNT(*) AS n FROM notes WHERE text LIKE :like', { like: `${word} %` })!.n;
    expect([count('old'), count('new')]).toEqual([3_000, 0]);
    expect(revived.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  });
});

describe('searching', () => {
  it('folds case and accents as Portuguese requires', () => {
    const db = withNotes();
    for (const text of ['Ágata', 'agosto', 'Zé', 'água']) add(db, text);
    expect(db.all('SELECT text FROM notes ORDER BY folded(text)')).toEqual([
      { text: 'Ágata' },
      { text: 'agosto' },
      { text: 'água' },
      { text: 'Zé' },
    ]);
    expect(db.all("SELECT text FROM notes WHERE instr(lowered(text), 'ág') > 0")).toHaveLength(2);
  });

  it('keeps working with more statements than the cache holds', () => {
    const db = withNotes();
    add(db, 'x');
    for (let number = 0; number < 700; number += 1) {
      expect(db.get(`SELECT text, ${number} AS n FROM notes`)).toEqual({ text: 'x', n: number });
    }
  });
});

describe('migrations', () => {
  it('[DEMO-04] run once each', () => {
    const folder = temporaryFolder();
    const db = openDatabase(path.join(folder, 'test.sqlite'));
    expect(migrate(db).slice(0, 2)).toEqual(['001_company', '002_conversations']);
    expect(migrate(db)).toEqual([]);
    db.close();
    expect(migrate(openIn(folder))).toEqual([]);
  });
});

/** Gives the folder's lock to another process: `[pid, start time of the computer]`. */
const rewriteLock = (folder: string, change: (parts: number[]) => number[]): void => {
  const file = path.join(folder, 'server.pid');
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8').split(' ').map(Number)).join(' '));
};

describe('locks', () => {
  it('[DEMO-04] left by a killed process are taken over', async () => {
    const folder = temporaryFolder();
    takeProcessLock(folder);
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    rewriteLock(folder, ([, booted]) => [dead.pid!, booted!]);
    fs.mkdirSync(path.join(folder, 'test.sqlite.lock'));
    const lock = takeProcessLock(folder);
    openIn(folder).exec('CREATE TABLE notes (id INTEGER)');
    expect(fs.readFileSync(path.join(folder, 'server.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
    expect(fs.existsSync(path.join(folder, 'server.pid'))).toBe(false);
  });

  it('[DEMO-04] from before a restart of the computer are taken over, even if the process number is in use again', () => {
    const folder = temporaryFolder();
    takeProcessLock(folder);
    rewriteLock(folder, ([pid, booted]) => [pid!, booted! - 6 * 60_000]);
    takeProcessLock(folder).release();
  });

  it('[DEMO-04] of a running process are respected', () => {
    const folder = temporaryFolder();
    const lock = takeProcessLock(folder);
    expect(() => takeProcessLock(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    takeProcessLock(folder).release();
  });
});
