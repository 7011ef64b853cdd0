import type { ServerContext } from '@native/demo-server/context';
import { layAttendances } from './layAttendances';
import { layAutomation } from './layAutomation';
import { layCampaigns } from './layCampaigns';
import { layCompanySide } from './layCompanies';
import { layConversations } from './layConversations';
import { layNews } from './layNews';
import { layPlatform } from './layPlatform';
import { layTicketTools } from './layTicketTools';

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
    layCompanySide(context);
    layConversations(context);
    layTicketTools(context);
    layCampaigns(context);
    layAttendances(context);
    layPlatform(context);
    layAutomation(context);
    layNews(context);
  });
  // Sessions that an earlier exchange opened must not continue with this data.
  pairing.resume();
}
