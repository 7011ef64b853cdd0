import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type { ServerContext } from '../context';
import { actorOf } from '../http/auth';
import { ServerFailure } from '../http/errors';
import { queryNumber, queryText } from '../http/input';
import { createCharts, type ChartInput } from '../services/dashboard/charts';
import { createDashboard } from '../services/dashboard/dashboard';

const chartInput = (req: Request): ChartInput => {
  const companyId = queryNumber(req, 'companyId');
  if (companyId === undefined) throw new ServerFailure('companyId is missing');
  return { companyId, initialDate: queryText(req, 'initialDate'), finalDate: queryText(req, 'finalDate') };
};

export const dashboardRoutes = (context: ServerContext, signedIn: RequestHandler): Router => {
  const dashboard = createDashboard(context);
  const charts = createCharts(context);
  const router = Router();

  router.get('/dashboard', signedIn, (req, res) => {
    const [dateFrom, dateTo] = [queryText(req, 'date_from'), queryText(req, 'date_to')];
    res.json(dashboard.show(actorOf(res), { days: queryNumber(req, 'days'), dateFrom, dateTo }));
  });

  // ⚠ The charts check no token and trust the company in the query.
  router.get('/dashboard/ticketsUsers', (req, res) => {
    res.json(charts.ofUsers(chartInput(req)));
  });

  router.get('/dashboard/ticketsDay', (req, res) => {
    res.json(charts.ofDays(chartInput(req)));
  });

  return router;
};
