import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createMediaFiles } from '@native/demo-server/services/media/mediaFiles';
import { handClock, temporaryFolder } from './support';

it('[DEMO-04] a file is whole on the disk at once, so that a kill after its message is confirmed cannot lose it', () => {
  const publicDir = temporaryFolder();
  const files = createMediaFiles({ publicDir, clock: handClock() });
  for (const words of ['o contrato', 'a planta']) {
    const { url } = files.save(Buffer.from(words), 'application/pdf', 'anexo.pdf');
    expect(fs.readFileSync(path.join(publicDir, path.basename(url)), 'utf8')).toBe(words);
  }
});
