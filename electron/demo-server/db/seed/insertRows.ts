import type { Database, SqlValue } from '../database';

/** Inserts many rows with the same columns; faster than the table's `insert`, which reads each row back. */
export const insertRows = (db: Database, table: string, rows: readonly object[]): void => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const sql = `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
    VALUES (${columns.map((column) => `:${column}`).join(', ')})`;
  for (const row of rows) db.run(sql, row as Record<string, SqlValue>);
};
