import fs from 'node:fs';
import path from 'node:path';
import type { MediaFile } from '../../services/messages/contents';
import boleto from './media/boleto.pdf?url&inline';
import catalogo from './media/catalogo.jpg?url&inline';
import comprovante from './media/comprovante.png?url&inline';
import contrato from './media/contrato.pdf?url&inline';
import defeito from './media/defeito.jpg?url&inline';
import guardaRoupa from './media/guarda-roupa.jpg?url&inline';
import manual from './media/manual-montagem.docx?url&inline';
import mapa from './media/mapa.png?url&inline';
import mesa from './media/mesa.jpg?url&inline';
import notaFiscal from './media/nota-fiscal.pdf?url&inline';
import pedido from './media/pedido.pdf?url&inline';
import sofa from './media/sofa.jpg?url&inline';
import stickerOps from './media/sticker-ops.webp?url&inline';
import stickerValeu from './media/sticker-valeu.webp?url&inline';
import tabela from './media/tabela-de-precos.xlsx?url&inline';
import video from './media/video-defeito.mp4?url&inline';
import vozAtendente from './media/voz-atendente.mp3?url&inline';
import vozCliente from './media/voz-cliente.ogg?url&inline';
import vozMontagem from './media/voz-montagem.ogg?url&inline';

interface Asset {
  address: string;
  mimeType: string;
  /** The file's original name. */
  name: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Small real files of every kind in a conversation, made for the demo. */
const ASSETS = {
  sofa: { address: sofa, mimeType: 'image/jpeg', name: 'sofa.jpg' },
  mesa: { address: mesa, mimeType: 'image/jpeg', name: 'mesa.jpg' },
  guardaRoupa: { address: guardaRoupa, mimeType: 'image/jpeg', name: 'guarda-roupa.jpg' },
  defeito: { address: defeito, mimeType: 'image/jpeg', name: 'defeito.jpg' },
  catalogo: { address: catalogo, mimeType: 'image/jpeg', name: 'catalogo.jpg' },
  comprovante: { address: comprovante, mimeType: 'image/png', name: 'comprovante.png' },
  stickerValeu: { address: stickerValeu, mimeType: 'image/webp', name: 'valeu.webp' },
  stickerOps: { address: stickerOps, mimeType: 'image/webp', name: 'ops.webp' },
  vozCliente: { address: vozCliente, mimeType: 'audio/ogg; codecs=opus', name: 'voz-cliente.ogg' },
  vozMontagem: { address: vozMontagem, mimeType: 'audio/ogg; codecs=opus', name: 'voz-montagem.ogg' },
  vozAtendente: { address: vozAtendente, mimeType: 'audio/mpeg', name: 'audio-record-site.mp3' },
  video: { address: video, mimeType: 'video/mp4', name: 'defeito.mp4' },
  notaFiscal: { address: notaFiscal, mimeType: 'application/pdf', name: 'nota-fiscal.pdf' },
  boleto: { address: boleto, mimeType: 'application/pdf', name: 'boleto.pdf' },
  pedido: { address: pedido, mimeType: 'application/pdf', name: 'pedido.pdf' },
  contrato: { address: contrato, mimeType: 'application/pdf', name: 'contrato.pdf' },
  tabela: { address: tabela, mimeType: XLSX, name: 'tabela-de-precos.xlsx' },
  manual: { address: manual, mimeType: DOCX, name: 'manual-montagem.docx' },
} as const satisfies Record<string, Asset>;

export type AssetName = keyof typeof ASSETS;
export const ASSET_NAMES = Object.keys(ASSETS) as AssetName[];

const EXTENSION = /\.[a-z0-9]+$/;

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** The map of a location card, as base64 of a PNG. */
export const locationThumbnail: string = mapa.slice(mapa.indexOf(',') + 1);

/** Path of an asset after `writeAssets`. Names never clash with uploads, whose names begin with a number. */
export const assetFile = (name: AssetName): MediaFile => {
  const { mimeType, name: given } = ASSETS[name];
  const extension = mimeType.startsWith('audio/ogg') ? '.oga' : EXTENSION.exec(given)![0];
  return { url: `/public/${given.replace(EXTENSION, '')}${extension}`, mimeType, name: given };
};

/** Writes an asset under any name; a file already there is kept. */
export const writeAsset = (name: AssetName, file: string): void => {
  if (!fs.existsSync(file)) fs.writeFileSync(file, bytesOf(ASSETS[name].address));
};

/** Writes the files below /public; existing ones are kept. */
export const writeAssets = (publicDir: string): void => {
  for (const name of ASSET_NAMES) writeAsset(name, path.join(publicDir, path.basename(assetFile(name).url)));
};
