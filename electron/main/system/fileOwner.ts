import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Longest wait for Windows to name an owner, ms. */
const OWNER_LIMIT_MS = 10_000;
/** SYSTEM, Administrators, TrustedInstaller; and of every domain or computer: Administrator, Domain and Enterprise Admins. */
const ADMINISTRATORS = [
  /^S-1-5-18$/,
  /^S-1-5-32-544$/,
  /^S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464$/,
  /^S-1-5-21-\d+-\d+-\d+-(500|512|519)$/,
];
/** Mode bits that let the group and others write. */
const WRITABLE_BY_OTHERS = 0o022;

/** The owner's identifier on Windows. */
export type AskOwner = (file: string) => Promise<string>;

/** Only PowerShell names an owner on Windows. The file's name is passed in a variable, so that it cannot run as a command. */
const askWindowsOwner: AskOwner = async (file) => {
  const script =
    '(Get-Acl -LiteralPath $env:BALCAO_FILE).GetOwner([System.Security.Principal.SecurityIdentifier]).Value';
  const { stdout } = await promisify(execFile)(
    `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`,
    ['-NoProfile', '-NonInteractive', '-Command', script],
    { env: { ...process.env, BALCAO_FILE: file }, timeout: OWNER_LIMIT_MS, windowsHide: true },
  );
  return stdout.trim();
};

interface Facts {
  readonly uid: number;
  readonly mode: number;
}

/** True if an administrator owns this file and no other account may write to it; false if that is unknown. */
export const isOfAdministrator = async (
  file: string,
  { uid, mode }: Facts,
  platform: NodeJS.Platform,
  askOwner: AskOwner = askWindowsOwner,
): Promise<boolean> => {
  if (platform !== 'win32') return uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0;
  const owner = await askOwner(file).catch(() => '');
  return ADMINISTRATORS.some((pattern) => pattern.test(owner));
};
