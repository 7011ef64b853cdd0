import type { ServerContext } from '@native/demo-server/context';
import { seedAttendances } from './seedAttendances';
import { seedAutomation } from './seedAutomation';
import { seedCampaigns } from './seedCampaigns';
import { seedCompanySide } from './seedCompanies';
import { seedConversations } from './seedConversations';
import { seedNews } from './seedNews';
import { seedPlatform } from './seedPlatform';
import { seedTicketTools } from './seedTicketTools';

/** Empties the server and creates the data of the recorded server before the recordings. */
export function seedRecordedWorld(context: ServerContext): void {
  const { db, pairing } = context;
  const tables = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  // Rows refer to each other in circles, so no order of inserts would satisfy the foreign keys.
  db.exec('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    for (const { name } of tables.filter((table) => !/^(sqlite_|migrations?$|schema)/.test(table.name))) {
      db.exec(`DELETE FROM "${name}"`);
    }
  });
  db.exec('PRAGMA foreign_keys = ON');
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
  // Sessions that an earlier exchange opened must not continue with this data.
  pairing.resume();
}
