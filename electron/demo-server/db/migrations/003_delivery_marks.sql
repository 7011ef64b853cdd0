-- Own messages on their way; looked at every half second.
CREATE INDEX messages_on_their_way ON messages (updatedAt) WHERE fromMe = 1 AND ack IN (1, 2);
