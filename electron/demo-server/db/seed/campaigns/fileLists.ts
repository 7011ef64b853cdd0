import fs from 'node:fs';
import path from 'node:path';
import { fileListFolder } from '../../../services/fileLists';
import { assetFile, writeAsset } from '../mediaAssets';
import type { AssetName } from '../mediaAssets';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

interface FileListSeed {
  name: string;
  message: string;
  files: readonly (readonly [title: string, file: AssetName])[];
}

/** The file lists. Their ids are their positions, from 1, since the ids name the folders of their files. */
const FILE_LISTS: readonly FileListSeed[] = [
  {
    name: 'Catálogo da estação',
    message: 'Conheça as novidades da Casa Aurora.',
    files: [
      ['Capa do catálogo', 'catalogo'],
      ['Sofá Aruanã', 'sofa'],
      ['Mesa de jantar', 'mesa'],
    ],
  },
  {
    name: 'Tabelas e contratos',
    message: 'Seguem os documentos para conferência.',
    files: [
      ['Tabela de preços', 'tabela'],
      ['Contrato de venda', 'contrato'],
    ],
  },
  { name: 'Manual de montagem', message: 'Segue o manual com a lista das peças.', files: [['Manual', 'manual']] },
];

/** Creates the lists of files that are sent with campaigns. */
export const seedFileLists = (context: SeedContext, companyId: number): void => {
  for (const [place, { name, message, files }] of FILE_LISTS.entries()) {
    const stamps = madeDaysAgo(context, 150 - place * 20);
    const { id: fileId } = context.tables.fileLists.insert({ id: place + 1, name, message, companyId, ...stamps });
    for (const [title, file] of files) {
      const { name: fileName, mimeType } = assetFile(file);
      context.tables.fileOptions.insert({ fileId, name: title, path: fileName, mediaType: mimeType, ...stamps });
    }
  }
};

/** Writes the lists' files below /public; existing ones are kept. */
export const writeFileListFiles = (publicDir: string): void => {
  for (const [place, { files }] of FILE_LISTS.entries()) {
    const folder = path.join(publicDir, fileListFolder(place + 1));
    fs.mkdirSync(folder, { recursive: true });
    for (const [, file] of files) writeAsset(file, path.join(folder, assetFile(file).name));
  }
};
