CREATE TABLE announcements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  priority INTEGER,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Name of a file below /public, perhaps below /public/announcements.
  mediaPath TEXT,
  mediaName TEXT,
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  status INTEGER,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE chats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL DEFAULT '',
  ownerId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  lastMessage TEXT DEFAULT '',
  companyId INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);

CREATE TABLE chat_users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chatId INTEGER NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  unreads INTEGER NOT NULL DEFAULT 0,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX chat_users_user ON chat_users (userId);
CREATE INDEX chat_users_chat ON chat_users (chatId);

CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chatId INTEGER NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  senderId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  message TEXT NOT NULL,
  mediaPath TEXT,
  mediaName TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
);
CREATE INDEX chat_messages_chat ON chat_messages (chatId, createdAt);
