import type { Stamps } from './rows';

export interface AnnouncementRow extends Stamps {
  id: number;
  /** 1 high, 2 medium, 3 low. */
  priority: number | null;
  title: string;
  text: string;
  /** Bare name of a file below /public. */
  mediaPath: string | null;
  mediaName: string | null;
  companyId: number;
  /** False = hidden from readers. */
  status: boolean | null;
}

export interface ChatRow extends Stamps {
  id: number;
  uuid: string;
  title: string;
  ownerId: number;
  /** `{sender}: {text}`. */
  lastMessage: string | null;
  companyId: number;
}

export interface ChatUserRow extends Stamps {
  id: number;
  chatId: number;
  userId: number;
  unreads: number;
}

export interface ChatMessageRow extends Stamps {
  id: number;
  chatId: number;
  senderId: number;
  message: string;
  mediaPath: string | null;
  mediaName: string | null;
}
