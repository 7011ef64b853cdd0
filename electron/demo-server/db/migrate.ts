import type { Database } from './database';
import company from './migrations/001_company.sql?raw';
import conversations from './migrations/002_conversations.sql?raw';
import deliveryMarks from './migrations/003_delivery_marks.sql?raw';
import notesAndSchedules from './migrations/004_notes_and_schedules.sql?raw';
import platform from './migrations/005_platform.sql?raw';
import campaigns from './migrations/006_campaigns.sql?raw';
import automation from './migrations/007_automation.sql?raw';
import newsAndChats from './migrations/008_news_and_chats.sql?raw';

/** In order. A migration that has run anywhere is never edited: the next change is a new file. */
const MIGRATIONS = [
  { name: '001_company', sql: company },
  { name: '002_conversations', sql: conversations },
  { name: '003_delivery_marks', sql: deliveryMarks },
  { name: '004_notes_and_schedules', sql: notesAndSchedules },
  { name: '005_platform', sql: platform },
  { name: '006_campaigns', sql: campaigns },
  { name: '007_automation', sql: automation },
  { name: '008_news_and_chats', sql: newsAndChats },
] as const;

/** Brings the schema up to date, each migration in its own transaction, and returns the names of those that ran. */
export const migrate = (db: Database): string[] => {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, ranAt TEXT NOT NULL)');
  const done = new Set(db.all<{ name: string }>('SELECT name FROM migrations').map(({ name }) => name));
  const missing = MIGRATIONS.filter(({ name }) => !done.has(name));
  for (const { name, sql } of missing) {
    db.transaction(() => {
      db.exec(sql);
      db.run('INSERT INTO migrations (name, ranAt) VALUES (:name, :ranAt)', { name, ranAt: new Date().toISOString() });
    });
  }
  return missing.map(({ name }) => name);
};

/** Removes every row of every table and starts the ids at 1 again. Call inside a transaction. */
export const emptyTables = (db: Database): void => {
  db.exec('PRAGMA defer_foreign_keys = ON');
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'",
  );
  for (const { name } of tables) db.exec(`DELETE FROM "${name}"`);
  db.exec('DELETE FROM sqlite_sequence');
};
