import fs from 'node:fs';
import path from 'node:path';
import type { UserRow } from '../../rows';
import type { SeededUsers } from '../company/users';
import { assetFile, writeAsset } from '../mediaAssets';
import type { AssetName } from '../mediaAssets';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import { COMMON_ANSWERS, OFFICE_ANSWERS, SHOP_ANSWERS } from './quickAnswers';

/** Owners, whose names are part of their files' names: two records with the same file name would share one file. */
const OWNERS = {
  ana: [...COMMON_ANSWERS, ...SHOP_ANSWERS],
  bruno: [...COMMON_ANSWERS, ...OFFICE_ANSWERS],
  sueli: [...COMMON_ANSWERS, ...SHOP_ANSWERS],
  carla: [...COMMON_ANSWERS, ...OFFICE_ANSWERS],
} as const;
type Owner = keyof typeof OWNERS;

const nameFor = (owner: Owner, file: AssetName): string => {
  const { name, ext } = path.parse(assetFile(file).name);
  return `${name} ${owner}${ext}`;
};

const storedAs = (name: string): string => name.replaceAll(' ', '_');

/** Quick replies of each demo account. */
export const seedQuickMessages = (context: SeedContext, users: SeededUsers): void => {
  const add = (owner: Owner, { id, companyId }: UserRow): void => {
    for (const [index, { shortcode, message, file }] of OWNERS[owner].entries()) {
      const mediaName = file ? nameFor(owner, file) : null;
      context.tables.quickMessages.insert({
        shortcode,
        message,
        companyId,
        userId: id,
        mediaName,
        mediaPath: mediaName && storedAs(mediaName),
        ...madeDaysAgo(context, 300 - index * 9),
      });
    }
  };
  for (const owner of Object.keys(OWNERS) as Owner[]) add(owner, users[owner]);
};

/** Writes the quick replies' files below /public; existing ones are kept. */
export const writeQuickMessageFiles = (publicDir: string): void => {
  const folder = path.join(publicDir, 'quickMessage');
  fs.mkdirSync(folder, { recursive: true });
  for (const owner of Object.keys(OWNERS) as Owner[]) {
    for (const { file } of OWNERS[owner]) {
      if (file) writeAsset(file, path.join(folder, storedAs(nameFor(owner, file))));
    }
  }
};
