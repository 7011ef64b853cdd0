import { createElement, type ReactNode, type SVGProps } from 'react';
import * as lucide from 'lucide';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, px. */
  readonly size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
/** A path that begins relatively: its first two numbers, and the rest, which may begin with numbers of a line. */
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=([-.\\d])?)`);

/** The data of a path that draws a shape: path, rounded rectangle, circle or line, the shapes of the drawings in use. */
const pathOf = (tag: string, a: Readonly<Record<string, string | number | undefined>>): string => {
  const n = (name: string): number => Number(a[name] ?? 0);
  if (tag === 'path')
    // Behind another shape a relative beginning would continue from that shape's end.
    return String(a.d).replace(
      RELATIVE_START,
      (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? 'l' : ''}`,
    );
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (tag === 'circle') {
    const r = n('r');
    return `M${n('cx') - r} ${n('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (tag !== 'rect') throw new Error(`no path draws a ${tag}`);
  const r = n('rx');
  const [across, down] = [n('width') - 2 * r, n('height') - 2 * r];
  const corner = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x} ${y}`);
  return `M${n('x') + r} ${n('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

/** The outlines of a drawing as one element, its filled shapes each as their own: rows mount several icons at each event. */
const linesOf = (drawing: lucide.IconNode) => {
  const isOutline = ([, { fill }]: lucide.IconNode[number]) => fill === undefined;
  const d = drawing.filter(isOutline).map(([tag, attributes]) => pathOf(tag, attributes));
  const filled = drawing.filter((shape) => !isOutline(shape));
  return [
    createElement('path', { d: d.join('') }),
    ...filled.map(([tag, attributes]) => createElement(tag, attributes)),
  ];
};

/**
 * A lucide drawing as a component. Lucide's own components take twice as long to mount, and every list row and message mounts
 * several. The stroke style is in `global.css` once instead of on each icon.
 */
const icon = (drawing: lucide.IconNode): Icon => {
  const lines = linesOf(drawing);
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        className: className ? `icon ${className}` : 'icon',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...rest,
      },
      ...lines,
    );
};

/*
 * The icons in use, all from lucide's 24 px grid. Size by place: 15 in buttons, 16 to 17 in menus and bars, 11 to 14 inline;
 * the stroke follows the size in `global.css`. Decorative by default: the control around an icon carries the name.
 */
export const AlarmClock = icon(lucide.AlarmClock);
export const ArrowDown = icon(lucide.ArrowDown);
export const ArrowDownUp = icon(lucide.ArrowDownUp);
export const ArrowRightLeft = icon(lucide.ArrowRightLeft);
export const ArrowUp = icon(lucide.ArrowUp);
export const Ban = icon(lucide.Ban);
export const Bell = icon(lucide.Bell);
export const BellOff = icon(lucide.BellOff);
export const BellRing = icon(lucide.BellRing);
export const Bookmark = icon(lucide.Bookmark);
export const BookUser = icon(lucide.BookUser);
export const Bot = icon(lucide.Bot);
export const BrainCircuit = icon(lucide.BrainCircuit);
export const Building2 = icon(lucide.Building2);
export const CalendarClock = icon(lucide.CalendarClock);
export const ChartNoAxesColumn = icon(lucide.ChartNoAxesColumn);
export const Check = icon(lucide.Check);
export const CheckCheck = icon(lucide.CheckCheck);
export const ChevronDown = icon(lucide.ChevronDown);
export const ChevronLeft = icon(lucide.ChevronLeft);
export const ChevronRight = icon(lucide.ChevronRight);
export const ChevronUp = icon(lucide.ChevronUp);
export const CircleAlert = icon(lucide.CircleAlert);
export const CircleCheck = icon(lucide.CircleCheck);
export const CircleHelp = icon(lucide.CircleHelp);
export const CircleUser = icon(lucide.CircleUser);
export const Clock = icon(lucide.Clock);
export const Clock3 = icon(lucide.Clock3);
export const ClockAlert = icon(lucide.ClockAlert);
export const CloudAlert = icon(lucide.CloudAlert);
export const CodeXml = icon(lucide.CodeXml);
export const Columns2 = icon(lucide.Columns2);
export const Contact = icon(lucide.Contact);
export const Copy = icon(lucide.Copy);
export const CreditCard = icon(lucide.CreditCard);
export const Download = icon(lucide.Download);
export const Ellipsis = icon(lucide.Ellipsis);
export const EllipsisVertical = icon(lucide.EllipsisVertical);
export const ExternalLink = icon(lucide.ExternalLink);
export const Eye = icon(lucide.Eye);
export const EyeOff = icon(lucide.EyeOff);
export const FileText = icon(lucide.FileText);
export const Fingerprint = icon(lucide.Fingerprint);
export const Flag = icon(lucide.Flag);
export const FlagOff = icon(lucide.FlagOff);
export const FlaskConical = icon(lucide.FlaskConical);
export const FolderOpen = icon(lucide.FolderOpen);
export const Forward = icon(lucide.Forward);
export const GripVertical = icon(lucide.GripVertical);
export const HardDrive = icon(lucide.HardDrive);
export const Hash = icon(lucide.Hash);
export const Hourglass = icon(lucide.Hourglass);
export const Image = icon(lucide.Image);
export const ImageOff = icon(lucide.ImageOff);
export const Info = icon(lucide.Info);
export const Keyboard = icon(lucide.Keyboard);
export const Languages = icon(lucide.Languages);
export const Layers = icon(lucide.Layers);
export const LayoutDashboard = icon(lucide.LayoutDashboard);
export const Link = icon(lucide.Link);
export const ListChecks = icon(lucide.ListChecks);
export const ListTree = icon(lucide.ListTree);
export const LoaderCircle = icon(lucide.LoaderCircle);
export const Lock = icon(lucide.Lock);
export const LogOut = icon(lucide.LogOut);
export const Mail = icon(lucide.Mail);
export const MapPin = icon(lucide.MapPin);
export const Megaphone = icon(lucide.Megaphone);
export const Menu = icon(lucide.Menu);
export const MessageCircleHeart = icon(lucide.MessageCircleHeart);
export const MessageSquarePlus = icon(lucide.MessageSquarePlus);
export const MessageSquareText = icon(lucide.MessageSquareText);
export const MessagesSquare = icon(lucide.MessagesSquare);
export const Mic = icon(lucide.Mic);
export const Minus = icon(lucide.Minus);
export const MonitorCog = icon(lucide.MonitorCog);
export const Moon = icon(lucide.Moon);
export const MousePointerClick = icon(lucide.MousePointerClick);
export const Newspaper = icon(lucide.Newspaper);
export const Palette = icon(lucide.Palette);
export const PanelLeft = icon(lucide.PanelLeft);
export const PanelRight = icon(lucide.PanelRight);
export const Paperclip = icon(lucide.Paperclip);
export const Pause = icon(lucide.Pause);
export const Pencil = icon(lucide.Pencil);
export const Phone = icon(lucide.Phone);
export const PhoneMissed = icon(lucide.PhoneMissed);
export const Play = icon(lucide.Play);
export const Plug = icon(lucide.Plug);
export const Plus = icon(lucide.Plus);
export const QrCode = icon(lucide.QrCode);
export const Receipt = icon(lucide.Receipt);
export const RefreshCw = icon(lucide.RefreshCw);
export const Reply = icon(lucide.Reply);
export const RotateCcw = icon(lucide.RotateCcw);
export const RotateCw = icon(lucide.RotateCw);
export const Search = icon(lucide.Search);
export const Send = icon(lucide.Send);
export const Server = icon(lucide.Server);
export const Settings = icon(lucide.Settings);
export const Settings2 = icon(lucide.Settings2);
export const SlidersHorizontal = icon(lucide.SlidersHorizontal);
export const Smartphone = icon(lucide.Smartphone);
export const Smile = icon(lucide.Smile);
export const SquareKanban = icon(lucide.SquareKanban);
export const Star = icon(lucide.Star);
export const Stethoscope = icon(lucide.Stethoscope);
export const Sticker = icon(lucide.Sticker);
export const Sun = icon(lucide.Sun);
export const Tags = icon(lucide.Tags);
export const Timer = icon(lucide.Timer);
export const Trash2 = icon(lucide.Trash2);
export const TriangleAlert = icon(lucide.TriangleAlert);
export const Undo2 = icon(lucide.Undo2);
export const Upload = icon(lucide.Upload);
export const User = icon(lucide.User);
export const UserPlus = icon(lucide.UserPlus);
export const Users = icon(lucide.Users);
export const Video = icon(lucide.Video);
export const VideoOff = icon(lucide.VideoOff);
export const Volume2 = icon(lucide.Volume2);
export const VolumeX = icon(lucide.VolumeX);
export const Webhook = icon(lucide.Webhook);
export const WifiOff = icon(lucide.WifiOff);
export const Workflow = icon(lucide.Workflow);
export const X = icon(lucide.X);
export const Zap = icon(lucide.Zap);
export const ZoomIn = icon(lucide.ZoomIn);
export const ZoomOut = icon(lucide.ZoomOut);
