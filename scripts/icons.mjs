#!/usr/bin/env node
// npm run icons: draws every icon of the app from scripts/lib/mark.mjs. Run it after changing the mark and commit the result.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/electronBinary.mjs';
import { appIcon, overlayIcon, trayIcon } from './lib/mark.mjs';
import { readArguments } from './lib/usage.mjs';

/**
 * A Windows icon file, which contains the PNG images unchanged.
 * @param {{ size: number, png: Buffer }[]} images sizes in px, at most 256
 */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry); // 256 is written as 0
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The four-letter code of each size, px. */
const ICNS_TYPES = { 16: 'icp4', 32: 'icp5', 64: 'icp6', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };

/**
 * A macOS icon file, which contains the PNG images unchanged.
 * @param {{ size: number, png: Buffer }[]} images sizes in px, of those in ICNS_TYPES
 */
function icns(images) {
  const parts = images.map(({ size, png }) => {
    const head = Buffer.alloc(8);
    head.write(ICNS_TYPES[size], 'ascii');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write('icns', 'ascii');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}

readArguments('npm run icons\nRedraws every icon from the mark.');

const APP_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
const ICNS_SIZES = [16, 32, 64, 128, 256, 512, 1024];
const WINDOWS_TRAY_SIZES = [16, 20, 24, 32];
const STATES = ['normal', 'unread', 'disconnected'];
/** Colour of the tray icon for each theme of the system's bar. */
const INKS = { light: '#1D1C1A', dark: '#FFFFFF' };

// Loaded when it is needed: it takes half a second, also of --help.
const { chromium } = await import('@playwright/test');
const asRoot = process.getuid?.() === 0; // Chromium's sandbox refuses to run as root.
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
});
const page = await browser.newPage();

async function png(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return await page.screenshot({ omitBackground: true });
}

const images = async (svg, sizes) => {
  const drawn = [];
  for (const size of sizes) drawn.push({ size, png: await png(svg, size) });
  return drawn;
};

function save(name, data) {
  const file = path.join(root, 'resources', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

const app = await images(appIcon(), APP_SIZES);
const only = (sizes) => app.filter(({ size }) => sizes.includes(size));
for (const { size, png: data } of app) save(`icons/${size}x${size}.png`, data);
save('icons/icon.ico', ico(only(ICO_SIZES)));
save('icons/icon.icns', icns(only(ICNS_SIZES)));
save('public/favicon.svg', appIcon());

for (const state of STATES) {
  // macOS draws template images in the bar's own colour, so states must differ in shape.
  const template = trayIcon(state, '#000000', false);
  save(`tray/darwin/${state}Template.png`, await png(template, 16));
  save(`tray/darwin/${state}Template@2x.png`, await png(template, 32));
  for (const [bar, ink] of Object.entries(INKS)) {
    const icon = trayIcon(state, ink, true);
    save(`tray/linux/${state}-${bar}.png`, await png(icon, 22));
    save(`tray/linux/${state}-${bar}@2x.png`, await png(icon, 44));
    save(`tray/win32/${state}-${bar}.ico`, ico(await images(icon, WINDOWS_TRAY_SIZES)));
  }
}
for (const label of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9+'])
  save(`overlay/${label.replace('+', 'plus')}.png`, await png(overlayIcon(label), 32));

await browser.close();
console.log('The icons are in resources/.');
