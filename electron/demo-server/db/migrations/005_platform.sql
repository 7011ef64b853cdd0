CREATE TABLE helps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  description TEXT,
  video TEXT,
  link TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  detail TEXT,
  status TEXT NOT NULL DEFAULT 'open',
  value REAL NOT NULL DEFAULT 0,
  -- Free text, compared as text: one invoice per company and due date.
  dueDate TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX invoices_company ON invoices (companyId, dueDate);

CREATE TABLE charges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  txid TEXT NOT NULL UNIQUE,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  invoiceId INTEGER REFERENCES invoices (id) ON DELETE CASCADE,
  paidAt TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX charges_waiting ON charges (createdAt) WHERE paidAt IS NULL;

CREATE TABLE reset_codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
