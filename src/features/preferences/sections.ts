import {
  Bell,
  HardDrive,
  Info,
  Keyboard,
  MessagesSquare,
  MonitorCog,
  Palette,
  RefreshCw,
  Server,
  Stethoscope,
  Volume2,
  type Icon,
} from '@/ui/icons';

/** The parts of the preferences in their order; page, address and command palette read this one list. */
export const SECTIONS = [
  { key: 'conversations', icon: MessagesSquare },
  { key: 'notifications', icon: Bell },
  { key: 'sound', icon: Volume2 },
  { key: 'appearance', icon: Palette },
  { key: 'keyboard', icon: Keyboard },
  { key: 'system', icon: MonitorCog },
  { key: 'server', icon: Server },
  { key: 'data', icon: HardDrive },
  { key: 'updates', icon: RefreshCw },
  { key: 'diagnostics', icon: Stethoscope },
  { key: 'about', icon: Info },
] as const satisfies readonly { readonly key: string; readonly icon: Icon }[];

export type SectionKey = (typeof SECTIONS)[number]['key'];
