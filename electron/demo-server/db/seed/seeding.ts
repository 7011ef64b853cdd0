import fs from 'node:fs';
import path from 'node:path';
import { hashSync } from 'bcryptjs';
import type { ServerContext } from '../../context';
import { emptyTables } from '../migrate';
import { writeQuickMessageFiles } from './agenda/quickMessages';
import { writeFileListFiles } from './campaigns/fileLists';
import { DEMO_PASSWORD } from './accounts';
import { AVATAR_COUNT, avatarPath, avatarSvg } from './avatars';
import { writeAssets } from './mediaAssets';
import { seedPerf } from './perf';
import type { PerfSeed } from './perf';
import type { SeedContext } from './seedContext';
import { seedDemo } from './seedDemo';
import { seedEmpty } from './seedEmpty';

/** Choices of starting data: the demo, a newly installed server, or a large data set for measurements. */
export type SeedChoice = 'demo' | 'empty' | PerfSeed;

const laySeed = (context: SeedContext, choice: SeedChoice): void => {
  if (choice === 'demo') seedDemo(context);
  else if (choice === 'empty') seedEmpty(context);
  else seedPerf(context, choice);
};

/** Writes the pictures that the seed's records refer to, where they are missing. */
const layFiles = (publicDir: string): void => {
  fs.mkdirSync(path.join(publicDir, 'avatars'), { recursive: true });
  for (let index = 0; index < AVATAR_COUNT; index += 1) {
    const file = path.join(publicDir, avatarPath(index).replace('/public/', ''));
    if (!fs.existsSync(file)) fs.writeFileSync(file, avatarSvg(index));
  }
  writeAssets(publicDir);
  writeQuickMessageFiles(publicDir);
  writeFileListFiles(publicDir);
};

export interface Seeding {
  /** Fills an empty database; writes missing files in any case. */
  fillWhenEmpty(): void;
  /** Deletes all data and creates the starting data again, in one transaction. */
  reset(): void;
}

/** Creates the chosen starting data. */
export const createSeeding = (
  {
    db,
    tables,
    clock,
    publicDir,
    bcryptCost,
  }: Pick<ServerContext, 'db' | 'tables' | 'clock' | 'publicDir' | 'bcryptCost'>,
  choice: SeedChoice,
): Seeding => {
  const lay = (): void => {
    const passwordHash = hashSync(DEMO_PASSWORD, bcryptCost);
    db.transaction(() => {
      emptyTables(db);
      laySeed({ db, tables, clock, publicDir, passwordHash }, choice);
    });
  };

  return {
    fillWhenEmpty: () => {
      if (tables.companies.count() === 0) lay();
      layFiles(publicDir);
    },
    reset: () => {
      lay();
      fs.rmSync(publicDir, { recursive: true, force: true });
      layFiles(publicDir);
    },
  };
};
