CREATE TABLE ticket_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  note TEXT NOT NULL,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  contactId INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  ticketId INTEGER REFERENCES tickets (id) ON DELETE SET NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX ticket_notes_ticket ON ticket_notes (ticketId);
CREATE INDEX ticket_notes_contact ON ticket_notes (contactId);

CREATE TABLE quick_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shortcode TEXT NOT NULL,
  message TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Name of a file below /public/quickMessage.
  mediaPath TEXT,
  mediaName TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX quick_messages_user ON quick_messages (companyId, userId);

CREATE TABLE schedules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT NOT NULL,
  sendAt TEXT,
  sentAt TEXT,
  contactId INTEGER REFERENCES contacts (id) ON DELETE CASCADE,
  ticketId INTEGER REFERENCES tickets (id) ON DELETE SET NULL,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'PENDENTE',
  -- Name of a file below /public.
  mediaPath TEXT,
  mediaName TEXT,
  -- MIME type the file was uploaded with, and the moment the job took the row; neither is ever sent.
  mediaType TEXT,
  queuedAt TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX schedules_company ON schedules (companyId, createdAt);
CREATE INDEX schedules_due ON schedules (sendAt) WHERE status = 'PENDENTE';
CREATE INDEX schedules_queued ON schedules (queuedAt) WHERE status = 'AGENDADA';
