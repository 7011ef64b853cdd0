import type { ServerContext } from '@native/demo-server/context';
import { layAttendances } from './layAttendances';
import { layAutomation } from './layAutomation';
import { layCampaigns } from './layCampaigns';
import { layCompanySide } from './layCompanies';
import { layConversations } from './layConversations';
import { layNews } from './layNews';
import { layPlatform } from './layPlatform';
import { layTicketTools } from './layTicketTools';

/** Empties the server and creates what the recorded one held before its recordings were made (see their SEED.md). */
export function seedRecordedWorld(context: ServerContext): void {
  const { db, pairing } = context;
  const tables = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  // Rows refer to each other in circles, so the order would matter otherwise.
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
  // Sessions that an earlier exchange opened must not go on in this world.
  pairing.resume();
}
