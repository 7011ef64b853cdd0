CREATE TABLE plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  users INTEGER NOT NULL DEFAULT 0,
  connections INTEGER NOT NULL DEFAULT 0,
  queues INTEGER NOT NULL DEFAULT 0,
  value REAL NOT NULL DEFAULT 0,
  useSchedules INTEGER,
  useCampaigns INTEGER,
  useInternalChat INTEGER,
  useExternalApi INTEGER,
  useKanban INTEGER,
  useOpenAi INTEGER,
  useIntegrations INTEGER,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE companies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  phone TEXT,
  email TEXT,
  status INTEGER,
  dueDate TEXT,
  recurrence TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT 'pt',
  schedules TEXT NOT NULL DEFAULT '[]',
  planId INTEGER REFERENCES plans (id) ON DELETE SET NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE settings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  UNIQUE (companyId, key)
);

CREATE TABLE whatsapps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  session TEXT,
  qrcode TEXT,
  status TEXT NOT NULL,
  battery TEXT,
  plugged INTEGER,
  retries INTEGER NOT NULL DEFAULT 0,
  greetingMessage TEXT NOT NULL DEFAULT '',
  farewellMessage TEXT NOT NULL DEFAULT '',
  complationMessage TEXT NOT NULL DEFAULT '',
  outOfHoursMessage TEXT NOT NULL DEFAULT '',
  ratingMessage TEXT NOT NULL DEFAULT '',
  provider TEXT NOT NULL DEFAULT 'beta',
  isDefault INTEGER NOT NULL DEFAULT 0,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  token TEXT DEFAULT '',
  transferQueueId INTEGER,
  timeToTransfer INTEGER,
  promptId INTEGER,
  integrationId INTEGER,
  maxUseBotQueues INTEGER DEFAULT 3,
  timeUseBotQueues INTEGER DEFAULT 0,
  expiresTicket INTEGER DEFAULT 0,
  expiresInactiveMessage TEXT DEFAULT '',
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX whatsapps_company ON whatsapps (companyId);

CREATE TABLE queues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  color TEXT NOT NULL,
  greetingMessage TEXT,
  outOfHoursMessage TEXT,
  schedules TEXT NOT NULL DEFAULT '[]',
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  orderQueue INTEGER,
  integrationId INTEGER,
  promptId INTEGER,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX queues_company ON queues (companyId);

CREATE TABLE queue_options (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  message TEXT,
  option TEXT,
  queueId INTEGER REFERENCES queues (id) ON DELETE CASCADE,
  parentId INTEGER REFERENCES queue_options (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX queue_options_queue ON queue_options (queueId, parentId);

CREATE TABLE whatsapp_queues (
  whatsappId INTEGER NOT NULL REFERENCES whatsapps (id) ON DELETE CASCADE,
  queueId INTEGER NOT NULL REFERENCES queues (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  PRIMARY KEY (whatsappId, queueId)
);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  passwordHash TEXT NOT NULL,
  profile TEXT NOT NULL DEFAULT 'admin',
  super INTEGER NOT NULL DEFAULT 0,
  tokenVersion INTEGER NOT NULL DEFAULT 0,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  allTicket TEXT NOT NULL DEFAULT 'desabled',
  whatsappId INTEGER REFERENCES whatsapps (id) ON DELETE SET NULL,
  timeZone TEXT,
  online INTEGER NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX users_company ON users (companyId);

CREATE TABLE user_queues (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  queueId INTEGER NOT NULL REFERENCES queues (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  PRIMARY KEY (userId, queueId)
);
