import type { ServerContext } from '@native/demo-server/context';
import { seedAttendances } from './seedAttendances';
import { seedAutomation } from './seedAutomation';
import { seedCampaigns } from './seedCampaigns';
import { seedCompanySide } from './seedCompanies';
import { seedConversations } from './seedConversations';
import { seedNews } from './seedNews';
import { seedPlatform } from './seedPlatform';
import { seedTicketTools } from './seedTicketTools';

/** Number of changes in each server's database right after its data was created. */
const seeded = new WeakMap<ServerContext, number>();
const changesIn = ({ db }: ServerContext): number =>
  db.get<{ count: number }>('SELECT total_changes() AS count')!.count;

/** The server has the data of the recorded server before the recordings, created again if anything has changed it. */
export function seedRecordedWorld(context: ServerContext): void {
  // Sessions that an earlier exchange opened must not continue with this data.
  if (seeded.get(context) === changesIn(context)) context.pairing.resume();
  else createRecordedWorld(context);
}

/** Empties the server and creates the data; from a copy in memory once there is one, which is much quicker. */
function createRecordedWorld(context: ServerContext): void {
  const { db, pairing } = context;
  const names = db
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .map(({ name }) => `"${name}"`)
    .filter((name) => !/^"(sqlite_|migrations?"|schema)/.test(name));
  const isKept = seeded.has(context);
  // Rows refer to each other in circles, so no order of inserts would satisfy the foreign keys.
  db.exec('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    for (const name of names) db.exec(`DELETE FROM ${name}`);
    if (isKept) for (const name of names) db.exec(`INSERT INTO ${name} SELECT * FROM kept.${name}`);
  });
  db.exec('PRAGMA foreign_keys = ON');
  if (!isKept) {
    db.transaction(() => {
      seedCompanySide(context);
      seedConversations(context);
      seedTicketTools(context);
      seedCampaigns(context);
      seedAttendances(context);
      seedPlatform(context);
      seedAutomation(context);
      seedNews(context);
    });
    db.exec("ATTACH DATABASE ':memory:' AS kept");
    for (const name of names) db.exec(`CREATE TABLE kept.${name} AS SELECT * FROM main.${name}`);
  }
  pairing.resume();
  seeded.set(context, changesIn(context));
}
