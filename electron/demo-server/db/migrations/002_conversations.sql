CREATE TABLE contacts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',
  profilePicUrl TEXT NOT NULL DEFAULT '',
  isGroup INTEGER NOT NULL DEFAULT 0,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  whatsappId INTEGER REFERENCES whatsapps (id) ON DELETE SET NULL,
  -- Inbound messages since our side last wrote; tickets copy it into unreadMessages.
  unanswered INTEGER NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  UNIQUE (companyId, number)
);

CREATE TABLE contact_extra_info (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  contactId INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX contact_extra_info_contact ON contact_extra_info (contactId);

CREATE TABLE tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  color TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  kanban INTEGER NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX tags_company ON tags (companyId);

CREATE TABLE tickets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  unreadMessages INTEGER,
  lastMessage TEXT,
  isGroup INTEGER NOT NULL DEFAULT 0,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  contactId INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  whatsappId INTEGER REFERENCES whatsapps (id) ON DELETE SET NULL,
  queueId INTEGER REFERENCES queues (id) ON DELETE SET NULL,
  chatbot INTEGER,
  queueOptionId INTEGER REFERENCES queue_options (id) ON DELETE SET NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  useIntegration INTEGER,
  integrationId INTEGER,
  typebotSessionId TEXT,
  typebotStatus INTEGER NOT NULL DEFAULT 0,
  promptId TEXT,
  fromMe INTEGER NOT NULL DEFAULT 0,
  amountUsedBotQueues INTEGER,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  -- One ticket per contact and connection for ever: closed ones are reused.
  UNIQUE (contactId, whatsappId, companyId)
);
CREATE INDEX tickets_company_status ON tickets (companyId, status, updatedAt);
CREATE INDEX tickets_user ON tickets (userId, status);

-- No unique key: assigning a tag twice keeps two rows, as the real servers do.
CREATE TABLE ticket_tags (
  ticketId INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  tagId INTEGER NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX ticket_tags_ticket ON ticket_tags (ticketId);
CREATE INDEX ticket_tags_tag ON ticket_tags (tagId);

CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  remoteJid TEXT,
  participant TEXT,
  dataJson TEXT,
  ack INTEGER NOT NULL DEFAULT 0,
  read INTEGER NOT NULL DEFAULT 0,
  fromMe INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  mediaType TEXT,
  mediaUrl TEXT,
  isDeleted INTEGER NOT NULL DEFAULT 0,
  isEdited INTEGER NOT NULL DEFAULT 0,
  quotedMsgId TEXT REFERENCES messages (id) ON DELETE SET NULL,
  ticketId INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  contactId INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  queueId INTEGER REFERENCES queues (id) ON DELETE SET NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX messages_ticket ON messages (ticketId, createdAt);
CREATE INDEX messages_quoted ON messages (quotedMsgId);

CREATE TABLE ticket_traking (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticketId INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  whatsappId INTEGER REFERENCES whatsapps (id) ON DELETE SET NULL,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  queuedAt TEXT,
  startedAt TEXT,
  ratingAt TEXT,
  finishedAt TEXT,
  rated INTEGER NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX ticket_traking_ticket ON ticket_traking (ticketId, finishedAt);
CREATE INDEX ticket_traking_company ON ticket_traking (companyId, createdAt);

CREATE TABLE user_ratings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticketId INTEGER REFERENCES tickets (id) ON DELETE SET NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  userId INTEGER REFERENCES users (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
