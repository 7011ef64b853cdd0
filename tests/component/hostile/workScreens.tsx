import { act, screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { quickMessageSchema } from '@/protocol/records/quickMessages';
import { scheduleSchema } from '@/protocol/records/schedules';
import { tagSchema } from '@/protocol/records/tags';
import { loadTasks } from '@/entities/company/tasks/tasks';
import { KanbanPage } from '@/features/kanban/KanbanPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { SchedulesPage } from '@/features/schedules/SchedulesPage';
import { TodoPage } from '@/features/todolist/TodoPage';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { renderPage } from '@tests/support/rendering/renderPage';
import { hostileTicket } from './hostileWorld';
import type { WalkedScreen } from './walkedScreen';

const HEIGHT_PX = 1_000_000;

const Kanban = () => (
  <VirtuosoMockContext.Provider value={{ viewportHeight: HEIGHT_PX, itemHeight: 100 }}>
    <KanbanPage />
  </VirtuosoMockContext.Provider>
);

const list = (name: string, records: readonly object[]) => ({
  body: { [name]: records, count: records.length, hasMore: false },
});

/** Kanban, calendar, quick messages and to-do list. */
export const WORK_SCREENS: readonly WalkedScreen[] = [
  {
    name: 'kanban',
    show: async (texts) => {
      const column = hostileRecord(tagSchema, texts[0] ?? '', { id: 1, companyId: 1, kanban: 1 });
      const tickets = texts.map((text, index) => hostileTicket(text, { id: index + 1, status: 'pending', tags: [] }));
      const routes = {
        'GET /tags/kanban': { body: { lista: [column] } },
        'GET /ticket/kanban': list('tickets', tickets),
      };
      await renderPage(Kanban, { routes });
      await screen.findAllByRole('article');
    },
  },
  {
    name: 'calendar',
    show: async (texts) => {
      // An unknown status only selects an icon.
      const facts = { companyId: 1, sendAt: new Date().toISOString(), sentAt: null, status: 'PENDENTE' };
      const schedules = texts.map((text, index) => hostileRecord(scheduleSchema, text, { id: index + 1, ...facts }));
      const { user } = await renderPage(SchedulesPage, { routes: { 'GET /schedules/': list('schedules', schedules) } });
      await user.click(await screen.findByText('Agenda'));
      await screen.findAllByRole('listitem');
    },
  },
  {
    name: 'quick messages',
    show: async (texts) => {
      const records = texts.map((text, index) =>
        hostileRecord(quickMessageSchema, text, { id: index + 1, companyId: 1, userId: 10 }),
      );
      await renderPage(QuickMessagesPage, { routes: { 'GET /quick-messages': list('records', records) } });
      await screen.findAllByRole('row');
    },
  },
  {
    name: 'to-do list',
    show: async (texts) => {
      const { store, local } = await renderPage(TodoPage);
      local.setItem('tasks', JSON.stringify(texts.map((text) => ({ text, createdAt: text, updatedAt: text }))));
      await act(async () => void store.dispatch(loadTasks()));
      await screen.findAllByRole('listitem');
    },
  },
];
