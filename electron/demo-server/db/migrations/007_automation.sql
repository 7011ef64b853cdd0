CREATE TABLE prompts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  prompt TEXT NOT NULL,
  apiKey TEXT NOT NULL,
  maxMessages INTEGER,
  maxTokens INTEGER NOT NULL DEFAULT 100,
  temperature REAL NOT NULL DEFAULT 1,
  promptTokens INTEGER NOT NULL DEFAULT 0,
  completionTokens INTEGER NOT NULL DEFAULT 0,
  totalTokens INTEGER NOT NULL DEFAULT 0,
  model TEXT,
  voice TEXT,
  voiceKey TEXT,
  voiceRegion TEXT,
  queueId INTEGER REFERENCES queues (id),
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX prompts_company ON prompts (companyId, name);

CREATE TABLE queue_integrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE,
  -- Unique over all companies, also when it is empty.
  projectName TEXT NOT NULL UNIQUE,
  jsonContent TEXT NOT NULL,
  language TEXT NOT NULL,
  urlN8N TEXT NOT NULL DEFAULT '',
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  typebotSlug TEXT NOT NULL DEFAULT '',
  typebotExpires INTEGER NOT NULL DEFAULT 0,
  typebotDelayMessage INTEGER NOT NULL DEFAULT 1000,
  typebotKeywordFinish TEXT NOT NULL DEFAULT '',
  typebotKeywordRestart TEXT NOT NULL DEFAULT '',
  typebotUnknownMessage TEXT NOT NULL DEFAULT '',
  typebotRestartMessage TEXT NOT NULL DEFAULT '',
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX queue_integrations_company ON queue_integrations (companyId, id);
