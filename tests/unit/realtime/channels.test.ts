import { describe, expect, it } from 'vitest';
import { createChannels } from '@/realtime/channels';
import { createFakeSocket } from '@tests/support/fakes/fakeSocket';

describe('a followed channel', () => {
  it.each([
    ['chat', 'company-3-chat-4', 'company-3-chat-5'],
    ['contactListItem', 'company-3-ContactListItem-4', 'company-3-ContactListItem-5'],
  ] as const)(
    '[RT-22] [RT-23] of one %s is heard on each connection until its last follower leaves it',
    (kind, name, other) => {
      const heard: unknown[] = [];
      const channels = createChannels((...event) => void heard.push(event));
      const connect = () => {
        const made = createFakeSocket('http://server.test', 'raw');
        channels.attach(made.socket);
        return made;
      };
      const first = connect();
      channels.follow({ kind, id: 4 }, 3);
      channels.follow({ kind, id: 4 }, 3);
      first.receive(name, 'one');
      first.receive(other, 'foreign');
      expect(heard).toEqual([[name, kind, 'one']]);
      const second = connect();
      channels.leave({ kind, id: 4 }, 3);
      second.receive(name, 'two');
      expect(heard.slice(1)).toEqual([[name, kind, 'two']]);
      channels.leave({ kind, id: 4 }, 3);
      second.receive(name, 'three');
      connect().receive(name, 'four');
      expect(heard).toHaveLength(2);
      channels.follow({ kind, id: 4 }, 3);
      channels.clear();
      connect().receive(name, 'five');
      expect(heard).toHaveLength(2);
    },
  );
});
