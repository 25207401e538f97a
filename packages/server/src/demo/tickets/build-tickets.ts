import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { formatNumber, numberYear } from '../../domain/document-numbers/document-number.repo.ts';
import { startOfDay } from '../../domain/quotations/start-of-day.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import { ticketSearchTexts } from '../../domain/tickets/ticket-search-text.ts';
import type {
  ticketComments,
  ticketEvents,
  ticketReads,
  tickets,
} from '../../domain/tickets/tickets.table.ts';
import { type DemoPerson, nameOf } from '../demo-people.ts';
import { type DemoFile, demoFiles } from './draw-files.ts';
import { type TicketMove, type TicketPlan, ticketPlans } from './ticket-plans.ts';
import { teamOf } from './ticket-teams.ts';

/** An attached file, before it is stored. */
export interface PlannedFile {
  readonly id: string;
  readonly ticketId: string;
  readonly commentId: string | null;
  readonly isInternal: boolean;
  readonly file: DemoFile;
  readonly by: DemoPerson;
  readonly at: Date;
}

type Row = typeof tickets.$inferInsert;
type CommentRow = typeof ticketComments.$inferInsert;
type EventRow = typeof ticketEvents.$inferInsert;

/** A ticket with its conversation at this moment. */
export interface BuiltTicket {
  readonly plan: TicketPlan;
  readonly ticket: Row;
  readonly comments: CommentRow[];
  readonly events: EventRow[];
  readonly files: PlannedFile[];
  readonly reads: (typeof ticketReads.$inferInsert)[];
}

/** Finds the record that a ticket refers to, where its customer has one of that kind. */
export type FindAbout = (plan: TicketPlan) => { readonly id: string; readonly label: string } | null;
/** Returns the time until which an answer is promised. */
export type PromiseAnswer = (brandId: string, priorityId: string, askedAt: Date) => Promise<Date>;

const firstNumber = 2180;
const minute = 60_000;

/** Builds all conversations of the story, the oldest first, and the last number of each year. */
export async function buildTickets(findAbout: FindAbout, promise: PromiseAnswer, now: Date) {
  const lastNumbers = new Map<number, number>();
  const opened = ticketPlans
    .map((plan) => ({ plan, at: momentOf(plan.age, 0, plan.time, now, 60) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const built: BuiltTicket[] = [];
  for (const { plan, at } of opened) {
    const year = numberYear(at);
    const last = (lastNumbers.get(year) ?? firstNumber) + 1;
    lastNumbers.set(year, last);
    built.push(await buildOne(plan, at, formatNumber('T', year, last), findAbout(plan), promise, now));
  }
  return { built, lastNumbers };
}

/** Returns a time of day so many working days ago, or `after` working days later; at least `minutesLeft` before now. */
function momentOf(age: number, after: number, time: string, now: Date, minutesLeft: number): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = workingDay(workingDay(businessDay(now), -age), after);
  const at = startOfDay(day, businessTimeZone).getTime() + (hours * 60 + minutes) * minute;
  return new Date(Math.min(at, now.getTime() - minutesLeft * minute));
}

function workingDay(from: string, days: number): string {
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, Math.sign(days));
    if (![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) left--;
  }
  return day;
}

async function buildOne(
  plan: TicketPlan,
  createdAt: Date,
  number: string,
  about: { readonly id: string; readonly label: string } | null,
  promise: PromiseAnswer,
  now: Date,
): Promise<BuiltTicket> {
  const { key, by, mode, categoryId, subject, description, moves = [] } = plan;
  const id = `tic-${key}`;
  const companyId = mode === 'b2b' ? by.companyId : null;
  const priorityId = findCategory(categoryId)?.defaultPriorityId ?? 'normal';
  const state: State = {
    status: 'new',
    assignee: null,
    priorityId,
    askedAt: createdAt,
    closedAt: null,
    updatedAt: createdAt,
    noticedAt: createdAt,
  };
  const log = new Log(id, by, createdAt, plan.files ?? []);
  for (const [index, move] of moves.entries()) {
    const at = momentOf(plan.age, move.day, move.time, now, 5 * (moves.length - index));
    carryOutMove(state, log, move, at);
  }
  const published = log.comments.filter(({ isInternal }) => !isInternal);
  const head = {
    id,
    number,
    subject,
    description,
    authorName: nameOf(by),
    associationLabel: about?.label ?? null,
  };
  const { askedAt, assignee } = state;
  const answerDueAt = askedAt === null ? null : await promise(by.brandId, state.priorityId, askedAt);
  const ticket: Row = {
    ...head,
    userId: by.id,
    companyId,
    mode,
    brandId: by.brandId,
    teamId: teamOf(by.brandId, categoryId),
    authorId: by.id,
    authorKind: 'customer',
    status: state.status,
    categoryId,
    priorityId: state.priorityId,
    priorityRank: findPriority(state.priorityId)?.rank ?? 3,
    assigneeId: assignee?.id ?? null,
    assigneeName: assignee && nameOf(assignee),
    associationKind: about ? (plan.about ?? null) : null,
    associationId: about?.id ?? null,
    createdAt,
    updatedAt: state.updatedAt,
    noticedAt: state.noticedAt,
    askedAt,
    answerDueAt,
    closedAt: state.closedAt,
    version: log.events.filter(({ isInternal }) => !isInternal).length,
    commentCount: published.length,
    noteCount: log.comments.length - published.length,
    fileCount: log.files.filter(({ isInternal }) => !isInternal).length,
    noteFileCount: log.files.filter(({ isInternal }) => isInternal).length,
    ...ticketSearchTexts(head, log.comments),
  };
  return { plan, ticket, comments: log.comments, events: log.events, files: log.files, reads: log.reads() };
}

interface State {
  status: Row['status'];
  assignee: DemoPerson | null;
  priorityId: string;
  askedAt: Date | null;
  closedAt: Date | null;
  updatedAt: Date;
  noticedAt: Date;
}

function carryOutMove(state: State, log: Log, move: TicketMove, at: Date): void {
  const { by, says, notes, files = [], status, gives, priorityId } = move;
  const isOfService = kindOf(by) === 'service';
  const isInternal = notes !== undefined;
  const words = says ?? notes;
  const commentId = words === undefined ? null : log.say(by, words, isInternal, at);
  log.attach(files, by, commentId, isInternal, at);
  if (gives) log.tell('assigned', by, at, { from: null, to: nameOf(gives) });
  if (priorityId) log.tell('priority_changed', by, at, { from: state.priorityId, to: priorityId });
  const reopens = !isOfService && says && ['waiting_for_customer', 'resolved'].includes(state.status);
  const next = status ?? (reopens ? 'open' : state.status);
  if (next !== state.status) log.tell('status_changed', by, at, { from: state.status, to: next });
  const isDone = ['waiting_for_customer', 'resolved', 'closed'].includes(next);
  Object.assign(state, {
    status: next,
    assignee: gives ?? state.assignee,
    priorityId: priorityId ?? state.priorityId,
    askedAt: isDone || (isOfService && says) ? null : says ? (state.askedAt ?? at) : state.askedAt,
    closedAt: next === 'closed' ? at : null,
    noticedAt: at,
    updatedAt: isInternal ? state.updatedAt : at,
  });
}

const kindOf = (person: DemoPerson) => (person.companyId === 'service' ? 'service' : 'customer');

/** Records of a ticket as its story goes on. */
class Log {
  readonly comments: CommentRow[] = [];
  readonly events: EventRow[] = [];
  readonly files: PlannedFile[] = [];
  readonly #seen = new Map<string, Date>();
  readonly #ticketId: string;

  constructor(ticketId: string, by: DemoPerson, at: Date, files: readonly DemoFile[]) {
    this.#ticketId = ticketId;
    this.tell('created', by, at, { from: null, to: 'new' });
    this.attach(files, by, null, false, at);
  }

  tell(kind: EventRow['kind'], by: DemoPerson, at: Date, more: Partial<EventRow> = {}): void {
    const place = this.events.length;
    this.#seen.set(by.id, at);
    this.events.push({
      id: `${this.#ticketId}-e${place + 1}`,
      ticketId: this.#ticketId,
      isInternal: false,
      kind,
      at,
      place,
      actorId: by.id,
      actorName: nameOf(by),
      actorKind: kindOf(by),
      from: null,
      to: null,
      commentId: null,
      fileId: null,
      ...more,
    });
  }

  say(by: DemoPerson, text: string, isInternal: boolean, at: Date): string {
    const id = `${this.#ticketId}-c${this.comments.length + 1}`;
    this.comments.push({
      id,
      ticketId: this.#ticketId,
      isInternal,
      text,
      createdAt: at,
      editedAt: null,
      version: 1,
      authorId: by.id,
      authorName: nameOf(by),
      authorKind: kindOf(by),
    });
    this.tell('commented', by, at, { to: nameOf(by), commentId: id, isInternal });
    return id;
  }

  attach(
    files: readonly DemoFile[],
    by: DemoPerson,
    commentId: string | null,
    isInternal: boolean,
    at: Date,
  ): void {
    for (const file of files) {
      const id = `${this.#ticketId}-f${this.files.length + 1}`;
      this.files.push({ id, ticketId: this.#ticketId, commentId, isInternal, file, by, at });
      this.tell('file_added', by, at, { to: demoFiles[file].name, commentId, fileId: id, isInternal });
    }
  }

  /** Returns read marks: each participant has read the ticket up to their own last action. */
  reads() {
    return [...this.#seen].map(([userId, readAt]) => ({ userId, ticketId: this.#ticketId, readAt }));
  }
}
