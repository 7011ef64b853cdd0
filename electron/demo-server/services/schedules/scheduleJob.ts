import fs from 'node:fs';
import path from 'node:path';
import type { ServerContext } from '../../context';
import type { ContactRow, ScheduleRow } from '../../db/rows';
import { AppError, ServerFailure } from '../../http/errors';
import type { Cancel } from '../../timers';
import { findConnected } from '../connections/findConnected';
import { createMediaFiles } from '../media/mediaFiles';
import { fileContent } from '../messages/contents';
import type { MediaFile } from '../messages/contents';
import { AUTOMATIC_MARK } from '../messages/messageStore';
import { createReceiver } from '../messages/receiveMessage';
import { renderTemplate } from '../messages/template';
import type { ScheduleStatus } from './scheduleStates';

/** Time between two checks, ms. */
const LOOK_EVERY = 5_000;
/** How long before its time a schedule is picked up, ms; one whose time has passed never is. */
const AHEAD = 30_000;
/** Time from pick-up to sending, ms, so that a message is sent 10 to 40 seconds late. */
const DELAY = 40_000;

const status = (value: ScheduleStatus) => ({ status: value });

/** The stored `sentAt`. ⚠ Real servers drop its seconds, so it may be earlier than `sendAt`. */
const toMinute = (moment: Date): string => `${moment.toISOString().slice(0, 16)}:00.000Z`;

const receiverOf = (
  { tables, dialect }: Pick<ServerContext, 'tables' | 'dialect'>,
  { contactId, userId }: ScheduleRow,
): ContactRow => {
  const contact = tables.contacts.get(contactId);
  if (!contact) throw new ServerFailure('the contact is gone');
  if (userId === null && dialect.hasLaterFields) throw new ServerFailure('its author is gone');
  return contact;
};

/** Sends scheduled messages. No event reports a step; every decision is made from stored data. */
export const createScheduleJob = (context: ServerContext) => {
  const { db, tables, clock, timers, network, publicDir } = context;
  const receiver = createReceiver(context);
  const files = createMediaFiles(context);

  const fromNow = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  const takeUp = (): void => {
    const due = { now: fromNow(0), until: fromNow(AHEAD) };
    // Not through the table, since this must not change `updatedAt`.
    db.run(
      `UPDATE schedules SET status = 'AGENDADA', queuedAt = :now
       WHERE status = 'PENDENTE' AND sendAt BETWEEN :now AND :until`,
      due,
    );
  };

  /** Copies the file for the conversation, since the schedule's may be removed. */
  const copyOf = ({ mediaPath, mediaName, mediaType }: ScheduleRow): MediaFile =>
    files.save(fs.readFileSync(path.join(publicDir, mediaPath!)), mediaType!, mediaName!);

  const send = (schedule: ScheduleRow): void => {
    const contact = receiverOf(context, schedule);
    const connection = findConnected(context, schedule.companyId);
    if (!connection) throw new ServerFailure('no connection');
    const text = renderTemplate(schedule.body, { contactName: contact.name, now: clock.now() });
    network.send({ whatsappId: connection.id });
    // A text with this mark is sent but not stored.
    if (schedule.mediaPath === null) return;
    const content = fileContent(copyOf(schedule), { caption: `${AUTOMATIC_MARK}${text}` });
    receiver.sentFromPhone(connection.id, contact, content);
  };

  const trySending = (schedule: ScheduleRow): void => {
    const { id } = schedule;
    try {
      db.transaction(() => {
        send(schedule);
        tables.schedules.update({ id }, { ...status('ENVIADA'), sentAt: toMinute(clock.now()) });
      });
    } catch (failure) {
      // Expected: a refusal, or a missing file. Anything else is a bug.
      if (!(failure instanceof AppError || failure instanceof ServerFailure || isMissingFile(failure))) throw failure;
      tables.schedules.update({ id }, status('ERRO'));
    }
  };

  const look = (): void => {
    takeUp();
    const queued = db.all(
      "SELECT * FROM schedules WHERE status = 'AGENDADA' AND queuedAt <= :before ORDER BY queuedAt, id",
      { before: fromNow(-DELAY) },
    );
    for (const schedule of tables.schedules.readAll(queued)) trySending(schedule);
  };

  return { start: (): Cancel => timers.every(LOOK_EVERY, look) };
};

const isMissingFile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
