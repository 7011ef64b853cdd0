import type { ServerContext } from '../../context';
import { edgeOfDay, zoned } from './period';

export interface ChartInput {
  companyId: number;
  /** yyyy-MM-dd. */
  initialDate: string;
  finalDate: string;
}

/** The data of both charts. ⚠ Numbers are text, and days are sorted as text. */
export const createCharts = ({ db, dialect }: Pick<ServerContext, 'db' | 'dialect'>) => {
  const bound = ({ companyId, initialDate, finalDate }: ChartInput) => ({
    companyId,
    from: edgeOfDay(initialDate, 'start', dialect),
    to: edgeOfDay(finalDate, 'end', dialect),
  });

  return {
    /** Attendances that ended between the days, by user; users without any come last, with 0. */
    ofUsers: (input: ChartInput) => {
      const rows = db.all<{ nome: string; total: number }>(
        `SELECT u.name AS nome, count(a.id) AS total
         FROM users u LEFT JOIN ticket_traking a ON a.userId = u.id AND a.finishedAt BETWEEN :from AND :to
         WHERE u.companyId = :companyId GROUP BY u.id ORDER BY total DESC, folded(u.name)`,
        bound(input),
      );
      return { data: rows.map(({ nome, total }) => ({ nome, quantidade: total === 0 ? 0 : String(total) })) };
    },

    /** Attendances that began between the days, by day, or by hour of a single day. */
    ofDays: (input: ChartInput) => {
      const [key, format] = input.initialDate === input.finalDate ? ['horario', '%H'] : ['data', '%d/%m/%Y'];
      const rows = db.all<{ place: string; total: number }>(
        `SELECT strftime('${format}', ${zoned('createdAt', dialect)}) AS place, count(*) AS total
         FROM ticket_traking WHERE companyId = :companyId AND createdAt BETWEEN :from AND :to
         GROUP BY place ORDER BY place`,
        bound(input),
      );
      return {
        data: rows.map(({ place, total }) => ({
          [key]: key === 'horario' ? String(Number(place)) : place,
          total: String(total),
        })),
        count: rows.reduce((sum, { total }) => sum + total, 0),
      };
    },
  };
};
