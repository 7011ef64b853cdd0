-- Own messages on their way, looked at every half second, and those delivered but not yet read.
CREATE INDEX messages_on_their_way ON messages (updatedAt) WHERE fromMe = 1 AND ack IN (1, 2);
CREATE INDEX messages_delivered ON messages (createdAt) WHERE fromMe = 1 AND ack = 3;
