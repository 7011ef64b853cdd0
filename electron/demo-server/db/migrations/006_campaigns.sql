CREATE TABLE contact_lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX contact_lists_company ON contact_lists (companyId);

CREATE TABLE contact_list_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  email TEXT,
  isWhatsappValid INTEGER NOT NULL DEFAULT 0,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  contactListId INTEGER NOT NULL REFERENCES contact_lists (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX contact_list_items_list ON contact_list_items (contactListId, number);

CREATE TABLE file_lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX file_lists_company ON file_lists (companyId);

CREATE TABLE file_options (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  fileId INTEGER NOT NULL REFERENCES file_lists (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- Name of a file below /public/fileList/{fileId}.
  path TEXT NOT NULL,
  mediaType TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX file_options_list ON file_options (fileId);

CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  message1 TEXT DEFAULT '',
  message2 TEXT DEFAULT '',
  message3 TEXT DEFAULT '',
  message4 TEXT DEFAULT '',
  message5 TEXT DEFAULT '',
  confirmation INTEGER NOT NULL DEFAULT 0,
  confirmationMessage1 TEXT,
  confirmationMessage2 TEXT,
  confirmationMessage3 TEXT,
  confirmationMessage4 TEXT,
  confirmationMessage5 TEXT,
  status TEXT NOT NULL DEFAULT 'INATIVA',
  -- Name of a file below /public.
  mediaPath TEXT,
  mediaName TEXT,
  timeZone TEXT,
  scheduledAt TEXT,
  completedAt TEXT,
  -- A tag that is used by a campaign cannot be deleted.
  tagId INTEGER REFERENCES tags (id),
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  contactListId INTEGER REFERENCES contact_lists (id) ON DELETE SET NULL,
  whatsappId INTEGER REFERENCES whatsapps (id) ON DELETE SET NULL,
  fileListId INTEGER REFERENCES file_lists (id) ON DELETE SET NULL,
  -- MIME type of the file and the moment of the next message; neither is ever sent.
  mediaType TEXT,
  nextSendAt TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX campaigns_company ON campaigns (companyId);
CREATE INDEX campaigns_next ON campaigns (nextSendAt) WHERE nextSendAt IS NOT NULL;
CREATE INDEX campaigns_waiting ON campaigns (scheduledAt) WHERE status = 'PROGRAMADA';

CREATE TABLE campaign_shipping (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  jobId TEXT,
  number TEXT NOT NULL,
  message TEXT NOT NULL,
  confirmationMessage TEXT,
  confirmation INTEGER,
  contactId INTEGER REFERENCES contact_list_items (id) ON DELETE CASCADE,
  campaignId INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  confirmationRequestedAt TEXT,
  confirmedAt TEXT,
  deliveredAt TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX campaign_shipping_campaign ON campaign_shipping (campaignId, contactId);
CREATE INDEX campaign_shipping_asked ON campaign_shipping (number) WHERE confirmedAt IS NULL;

CREATE TABLE campaign_settings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  -- JSON text.
  value TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  UNIQUE (companyId, key)
);
