import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { DownloadProgress } from '@/bridge/system';
import { createDownloads } from '@native/main/system/downloads';
import { isExecutable, safeFileName } from '@native/main/system/fileName';
import { eventually } from '@tests/support/eventually';
import { aFolder, aLog } from '../fakes';

class Item extends EventEmitter {
  savePath = '';
  dialog: { defaultPath?: string } | null = null;
  received = 0;
  total = 100;
  cancels = 0;
  /** Chromium stopped and waits for a call of `resume`. */
  isStopped = false;
  constructor(
    readonly name: string,
    readonly url: string,
  ) {
    super();
  }
  getFilename = () => this.name;
  getURL = () => this.url;
  getSavePath = () => this.savePath;
  getTotalBytes = () => this.total;
  getReceivedBytes = () => this.received;
  setSavePath = (file: string) => void (this.savePath = file);
  setSaveDialogOptions = (options: { defaultPath?: string }) => void (this.dialog = options);
  canResume = () => this.isStopped;
  cancel = () => {
    this.cancels += 1;
    this.emit('done', {}, 'cancelled');
  };
  /** Breaks as for a lost network or a folder that cannot be used: Electron then emits no `done`. */
  break() {
    this.isStopped = true;
    this.emit('updated', {}, 'interrupted');
  }
}

const open = (folder: string | null, agrees = false) => {
  const session = new EventEmitter();
  const told: DownloadProgress[] = [];
  const fetched: string[] = [];
  const shown: string[] = [];
  const confirmRisk = vi.fn(async () => agrees);
  const log = aLog();
  let time = 1_000;
  const downloads = createDownloads({
    session: session as never,
    page: () => ({ downloadURL: (url: string) => void fetched.push(url) }) as never,
    shell: { showItemInFolder: (file) => void shown.push(file) },
    folder: () => folder,
    systemFolder: '/home/ana/Downloads',
    mayFetch: (address) => address.startsWith('https://server.example/'),
    confirmRisk,
    report: (progress) => void told.push(progress),
    now: () => time,
    log,
  });
  const arrive = (name: string, url = `https://server.example/${name}`) => {
    const item = new Item(name, url);
    const preventDefault = vi.fn();
    session.emit('will-download', { preventDefault }, item);
    return { item, prevented: preventDefault.mock.calls.length > 0 };
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { downloads, told, fetched, shown, confirmRisk, arrive, pass, log };
};

describe('downloads', () => {
  it('[NTV-17] without a folder the system dialog opens, starting where the last file was saved', async () => {
    const { arrive, told } = open(null);
    const { item } = arrive('nota.pdf');
    expect([item.savePath, item.dialog]).toEqual(['', { defaultPath: '/home/ana/Downloads/nota.pdf' }]);
    item.savePath = '/home/ana/Notas/nota.pdf';
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told.at(-1)).toMatchObject({ state: 'done' }));
    expect(arrive('outra.pdf').item.dialog).toEqual({ defaultPath: '/home/ana/Notas/outra.pdf' });
  });

  it('[NTV-17] with a folder the file is saved under a free name, which it gets only when complete', async () => {
    const folder = aFolder();
    writeFileSync(path.join(folder, 'nota.pdf'), 'older');
    const { arrive, told, downloads, shown } = open(folder);
    const { item } = arrive('nota.pdf');
    expect(path.basename(item.savePath)).toMatch(/^\.balcao-.*\.part$/);
    writeFileSync(item.savePath, 'new');
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told.at(-1)).toMatchObject({ id: 1, name: 'nota.pdf', state: 'done' }));
    expect(readdirSync(folder).toSorted()).toEqual(['nota (1).pdf', 'nota.pdf']);
    downloads.reveal(1);
    downloads.reveal(2);
    expect(shown).toEqual([path.join(folder, 'nota (1).pdf')]);
  });

  it('[NTV-17] progress is reported, five times a second at most, without a total where the server names none, and a cancel reaches the download', async () => {
    const { arrive, told, pass, downloads } = open(null);
    const { item } = arrive('video.mp4');
    for (let step = 1; step <= 10; step += 1) {
      pass(100);
      item.received = step * 10;
      item.emit('updated', {}, 'progressing');
    }
    expect(told.map(({ received }) => received)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(told[0]).toEqual({ id: 1, name: 'video.mp4', received: 0, total: 100, state: 'running' });
    item.total = 0;
    pass(200);
    item.emit('updated', {}, 'progressing');
    expect(told.at(-1)).toMatchObject({ received: 100, total: null });
    downloads.cancel(1);
    expect(item.cancels).toBe(1);
    await eventually(() => expect(told.at(-1)).toMatchObject({ state: 'cancelled' }));
  });

  it('[NTV-17] an executable is saved only after the user agrees, and then once', async () => {
    const wanted = open(null, true);
    expect(wanted.arrive('fatura.pdf.exe').prevented).toBe(true);
    await eventually(() => expect(wanted.fetched).toEqual(['https://server.example/fatura.pdf.exe']));
    expect(wanted.confirmRisk).toHaveBeenCalledWith('fatura.pdf.exe');
    expect(wanted.arrive('fatura.pdf.exe').prevented).toBe(false);
    expect(wanted.arrive('fatura.pdf.exe').prevented).toBe(true);

    const unwanted = open(null, false);
    unwanted.arrive('fatura.exe');
    await eventually(() => expect(unwanted.confirmRisk).toHaveBeenCalled());
    expect([unwanted.fetched, unwanted.told]).toEqual([[], []]);
  });

  it('[NTV-17] the page downloads nothing but files of its server', () => {
    const { downloads, fetched } = open(null);
    for (const address of ['https://evil.example/x', 'file:///etc/passwd', 'https://server.example/a.pdf']) {
      downloads.start(address);
    }
    expect(fetched).toEqual(['https://server.example/a.pdf']);
  });

  it('[NTV-17] a file that cannot get its name has failed', async () => {
    const folder = aFolder();
    const { arrive, told } = open(folder);
    const { item } = arrive('nota.pdf');
    rmSync(folder, { recursive: true });
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told.at(-1)).toMatchObject({ state: 'failed' }));
    expect(existsSync(folder)).toBe(false);
  });

  it('[NTV-17] two files of one name that are complete at the same moment both stay', async () => {
    const folder = aFolder();
    const { arrive, told } = open(folder);
    const items = ['first', 'second'].map((text) => {
      const { item } = arrive('nota.pdf', `https://server.example/${text}`);
      writeFileSync(item.savePath, text);
      return item;
    });
    for (const item of items) item.emit('done', {}, 'completed');
    await eventually(() => expect(told.filter(({ state }) => state === 'done')).toHaveLength(2));
    const names = readdirSync(folder).toSorted();
    expect(names).toEqual(['nota (1).pdf', 'nota.pdf']);
    expect(names.map((name) => readFileSync(path.join(folder, name), 'utf8')).toSorted()).toEqual(['first', 'second']);
  });

  it('[NTV-17] a file with a long Arabic name is saved under as much of it as a system takes', async () => {
    const folder = aFolder();
    const { arrive, told } = open(folder);
    const { item } = arrive(`${'فاتورة '.repeat(25)}.pdf`);
    writeFileSync(item.savePath, 'bytes');
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told.at(-1)?.state).not.toBe('running'));
    expect(told.at(-1)?.state).toBe('done');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^فاتورة .*\.pdf$/)]);
  });

  it('[NTV-17] a file for a folder that is gone begins anew with the system dialog', async () => {
    const folder = aFolder();
    const { arrive, told, fetched } = open(folder, true);
    rmSync(folder, { recursive: true });
    const states = () => told.map(({ id, state }) => [id, state]);
    arrive('nota.pdf').item.break();
    await eventually(() => expect(fetched).toEqual(['https://server.example/nota.pdf']));
    const { item } = arrive('nota.pdf');
    expect([item.savePath, item.dialog]).toEqual(['', { defaultPath: '/home/ana/Downloads/nota.pdf' }]);
    item.savePath = '/home/ana/Notas/nota.pdf';
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told).toHaveLength(4));
    expect(states()).toEqual([
      [1, 'running'],
      [1, 'cancelled'],
      [2, 'running'],
      [2, 'done'],
    ]);
    mkdirSync(folder);
    expect(path.dirname(arrive('nota.pdf').item.savePath)).toBe(folder);
  });

  it('[NTV-17] a program for a folder that is gone asks for a place, not whether to save it once more', async () => {
    const folder = aFolder();
    const { arrive, fetched, confirmRisk } = open(folder, true);
    rmSync(folder, { recursive: true });
    arrive('a.exe');
    await eventually(() => expect(fetched).toHaveLength(1));
    arrive('a.exe').item.break();
    await eventually(() => expect(fetched).toHaveLength(2));
    expect(arrive('a.exe').item.dialog).not.toBeNull();
    expect(confirmRisk).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a folder that is there', 'https://server.example/nota.pdf', aFolder],
    ['a file that the page made itself', 'blob:https://page/1', () => '/nowhere'],
  ])(
    '[NTV-17] [SEC-05] a download that breaks has failed, and neither its name nor its address is logged: %s',
    async (_, url, folder) => {
      const { arrive, told, fetched, log } = open(folder());
      arrive('nota.pdf', url).item.emit('done', {}, 'interrupted');
      await eventually(() => expect(told.at(-1)).toMatchObject({ state: 'failed' }));
      expect(fetched).toEqual([]);
      expect(log.lines).toEqual([{ message: 'a download ended', fields: { state: 'interrupted' } }]);
    },
  );

  it('[NTV-17] a download whose network is gone has failed, and leaves nothing waiting to be resumed', async () => {
    const { arrive, told, downloads } = open(aFolder());
    const { item } = arrive('video.mp4');
    item.break();
    await eventually(() => expect(told.map(({ state }) => state)).toEqual(['running', 'failed']));
    downloads.cancel(1);
    expect(item.cancels).toBe(1);
  });

  it('[NTV-17] a break that Chromium mends by itself is no failure', async () => {
    const { arrive, told } = open(null);
    const { item } = arrive('video.mp4');
    item.emit('updated', {}, 'interrupted');
    item.emit('done', {}, 'completed');
    await eventually(() => expect(told.map(({ state }) => state)).toEqual(['running', 'done']));
    expect(item.cancels).toBe(0);
  });
});

describe('file names', () => {
  it.each([
    ['nota.pdf', 'nota.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\\b:c*?.txt', 'a_b_c__.txt'],
    ['foto\u202Egpj.exe', 'fotogpj.exe'],
    ['CON.txt', 'arquivo-CON.txt'],
    ['...', 'arquivo'],
    ['', 'arquivo'],
    ['fim. . ', 'fim'],
  ])('[NTV-17] [SEC-04] %j becomes %j', (suggested, name) => {
    expect(safeFileName(suggested)).toBe(name);
  });

  it('[NTV-17] keeps the extension of a name that is too long', () => {
    const name = safeFileName(`${'a'.repeat(400)}.pdf`);
    expect([name.length, name.endsWith('.pdf')]).toEqual([150, true]);
  });

  it.each(['م', '字', '😀', 'a😀'])('[NTV-17] a long name of %s has at most 240 bytes and no broken sign', (sign) => {
    for (const ending of ['', '.pdf']) {
      const name = safeFileName(`${sign.repeat(200)}${ending}`);
      const bytes = Buffer.byteLength(name);
      expect([bytes <= 240, bytes > 145, !/\p{Cs}/u.test(name), name.endsWith(ending)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  const PROGRAMS =
    'a.exe a.EXE a.pdf.bat a.msi a.msp a.msix a.appx a.appinstaller a.application a.com a.scr a.pif a.cmd a.ps1 a.psm1 ' +
    'a.vbs a.vbe a.js a.jse a.ws a.wsf a.wsh a.hta a.cpl a.dll a.reg a.lnk a.url a.scf a.inf a.jar a.jnlp a.chm a.gadget ' +
    'a.library-ms a.settingcontent-ms a.xll a.docm a.xlsm a.pptm a.iso a.img a.vhd a.vhdx a.app a.command a.pkg a.dmg ' +
    'a.workflow a.terminal a.applescript a.scpt a.sh a.bash a.run a.bin a.out a.appimage a.deb a.rpm a.desktop ' +
    'a.flatpakref a.py a.pyw a.pl a.rb a.php a.msc a.mst a.msu a.wsc a.sct a.ps1xml a.diagcab a.appref-ms a.xbap ' +
    'a.search-ms a.website a.zsh a.ksh a.csh a.fish a.snap a.flatpak a.apk a.mpkg a.fileloc a.inetloc a.dotm a.xltm a.xlam ' +
    'a.potm a.ppsm a.ppam a.sldm a.iqy';
  it.each([...PROGRAMS.split(' '), 'a.exe. '])('[NTV-17] %s asks first', (name) =>
    expect(isExecutable(name)).toBe(true),
  );
  it.each(['a.pdf', 'a.exe.pdf', 'exe', 'a.docx', 'a.jpeg', ''])('[NTV-17] %j does not', (name) =>
    expect(isExecutable(name)).toBe(false),
  );
});
