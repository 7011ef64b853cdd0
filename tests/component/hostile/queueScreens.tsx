import { act, screen } from '@testing-library/react';
import { queueOptionSchema, queueSchema } from '@/protocol/records/queues';
import { Chatbot } from '@/features/queues/chatbot/Chatbot';
import { QueuesPage } from '@/features/queues/QueuesPage';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hostileUser } from './hostileWorld';
import type { WalkedScreen } from './walkedScreen';

const Options = () => <Chatbot queueId={1} onBegun={() => {}} />;

/** Each has its own form, which is slow to render here. */
const EDITORS = 4;

/** The table of queues, and the tree of a chatbot with some options opened for writing. */
export const QUEUE_SCREENS: readonly WalkedScreen[] = [
  {
    name: 'queues',
    show: async (texts) => {
      const body = texts.map((text, index) => hostileRecord(queueSchema, text, { id: index + 1, companyId: 1 }));
      await renderPage(QueuesPage, { routes: { 'GET /queue': { body } }, user: hostileUser(texts[0] ?? '') });
      await screen.findByRole('table');
    },
  },
  {
    name: 'chatbot options',
    show: async (texts) => {
      const body = texts.map((text, index) =>
        hostileRecord(queueOptionSchema, text, { id: index + 1, queueId: 1, parentId: null }),
      );
      await renderPage(Options, { routes: { 'GET /queue-options': { body } } });
      const edit = await screen.findAllByLabelText(/^Editar a opção/);
      await act(async () => edit.slice(0, EDITORS).forEach((button) => button.click()));
    },
  },
];
