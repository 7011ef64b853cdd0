import type { Database, SqlParams } from '../db/database';
import type { Stamps } from '../db/rows';
import type { Table } from '../db/table';
import type { Tables } from '../db/tables';
import { AppError, ServerFailure } from '../http/errors';
import { offsetOf, toPage, type Page } from '../http/paging';
import type { Actor } from '../http/tokens';

interface CompanyTable<T> {
  find(where: { id: number; companyId: number }): T | null;
}

/**
 * A record of the actor's company.
 * @param refusal code or sentence of the answer when there is none
 * @param status of that answer; some areas say 400
 * @throws AppError when there is none
 */
export const ownRecord = <T>(
  table: CompanyTable<T>,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  refusal: string,
  status: 400 | 404 = 404,
): T => {
  const record = table.find({ id, companyId });
  if (record === null) throw new AppError(status, refusal);
  return record;
};

/** Fewest characters of the names that servers check. */
const SHORTEST = 3;

/** @throws 400 with the code `refusal` for a name that is too short */
export const refuseShort = (name: string, refusal: string): void => {
  if (name.length < SHORTEST) throw new AppError(400, refusal);
};

type Referred = Pick<Tables, 'contactLists' | 'contacts' | 'fileLists' | 'tags' | 'tickets' | 'users' | 'whatsapps'>;

/**
 * Checks ids in a body, by the tables of their records; missing ones pass. Real servers accept any existing id.
 * @throws ServerFailure for an id that is not the company's
 */
export const refuseForeign = (
  tables: Referred,
  { companyId }: Pick<Actor, 'companyId'>,
  ids: { [Name in keyof Referred]?: number | null | undefined },
): void => {
  for (const [name, id] of Object.entries(ids)) {
    if (typeof id === 'number' && !tables[name as keyof Referred].find({ id, companyId })) {
      throw new ServerFailure(`${name} of another company`);
    }
  }
};

/** Id and name of a record, as answers nest it in others; null for none. */
export const named = (record: { id: number; name: string } | null | undefined) =>
  record ? { id: record.id, name: record.name } : null;

interface PageQuery {
  /** Condition and order as SQL; never built from input. */
  where: string;
  orderBy: string;
  params: SqlParams;
  page: number;
  size?: number;
}

/** One page of the rows that match a condition, by default of 20. */
export const readPage = <T extends Stamps>(
  db: Pick<Database, 'all' | 'get'>,
  table: Pick<Table<T>, 'name' | 'readAll'>,
  { where, orderBy, params, page, size = 20 }: PageQuery,
): Page<T> => {
  const from = `FROM "${table.name}" WHERE ${where}`;
  const rows = db.all(`SELECT * ${from} ORDER BY ${orderBy} LIMIT :limit OFFSET :offset`, {
    ...params,
    limit: size,
    offset: offsetOf(page, size),
  });
  const { total } = db.get<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, params)!;
  return toPage(table.readAll(rows), total, page, size);
};
