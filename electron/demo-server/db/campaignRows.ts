import type { Stamps } from './rows';

export interface ContactListRow extends Stamps {
  id: number;
  name: string;
  companyId: number;
}

export interface ContactListItemRow extends Stamps {
  id: number;
  name: string;
  number: string;
  email: string | null;
  isWhatsappValid: boolean;
  companyId: number;
  contactListId: number;
}

export interface FileListRow extends Stamps {
  id: number;
  companyId: number;
  name: string;
  message: string;
}

export interface FileOptionRow extends Stamps {
  id: number;
  fileId: number;
  name: string;
  /** Name of a file below /public/fileList/{fileId}; '' until one is uploaded. */
  path: string;
  mediaType: string | null;
}

export interface CampaignRow extends Stamps {
  id: number;
  name: string;
  message1: string | null;
  message2: string | null;
  message3: string | null;
  message4: string | null;
  message5: string | null;
  confirmation: boolean;
  confirmationMessage1: string | null;
  confirmationMessage2: string | null;
  confirmationMessage3: string | null;
  confirmationMessage4: string | null;
  confirmationMessage5: string | null;
  /** INATIVA, PROGRAMADA, EM_ANDAMENTO, CANCELADA or FINALIZADA. */
  status: string;
  /** Name of a file below /public. */
  mediaPath: string | null;
  mediaName: string | null;
  timeZone: string | null;
  scheduledAt: string | null;
  completedAt: string | null;
  tagId: number | null;
  companyId: number;
  contactListId: number | null;
  whatsappId: number | null;
  fileListId: number | null;
  /** MIME type of the file. Never sent. */
  mediaType: string | null;
  /** When the next contact's turn is; null while it is not running. Never sent. */
  nextSendAt: string | null;
}

/** One contact's turn in a campaign. */
export interface CampaignShippingRow extends Stamps {
  id: number;
  jobId: string | null;
  number: string;
  message: string;
  confirmationMessage: string | null;
  confirmation: boolean | null;
  contactId: number | null;
  campaignId: number;
  confirmationRequestedAt: string | null;
  confirmedAt: string | null;
  deliveredAt: string | null;
}

export interface CampaignSettingRow extends Stamps {
  id: number;
  key: string;
  /** JSON text. */
  value: string;
  companyId: number;
}
