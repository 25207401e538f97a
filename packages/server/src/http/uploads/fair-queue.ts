import type { Sender } from '../../security/quotas.ts';
import { ProblemError } from '../problem-error.ts';

export interface FairQueueOptions {
  /** Maximum number of running tasks. */
  readonly width: number;
  /** Maximum number of running tasks of one company. */
  readonly widthOfCompany: number;
  /** Maximum number of waiting tasks: of one user, of one company, in all. */
  readonly waiting: { readonly user: number; readonly company: number; readonly all: number };
  /** Maximum waiting time. */
  readonly seconds: number;
}

/**
 * Runs work at its sender's turn. Rejects with 503 and `Retry-After` where too much waits already or the turn does not come in time, and
 * with the signal's reason once the sender has left; waiting work is then never begun.
 */
export type FairQueue = <T>(sender: Sender, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER = 10;
const busy = () => new ProblemError('unavailable', 503, { retryAfter: RETRY_AFTER });

/**
 * Creates a fair queue. The next turn belongs to the company that has waited longest, and in it to the user who has waited longest, since
 * their request or the end of their last task. So each sender waits for at most one task of every other company, for any load of it.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const lines = new WaitingLines(options);
  return async (sender, signal, work) => {
    signal.throwIfAborted();
    const end = await lines.turn(sender, signal);
    try {
      return await work();
    } finally {
      end();
    }
  };
}

interface Company {
  /** Waiting tasks of each user, the longest waiting user first. */
  readonly users: Map<string, Begin[]>;
  running: number;
}
type Begin = () => void;

class WaitingLines {
  /** Companies, the longest waiting first. */
  readonly #companies = new Map<string, Company>();
  readonly #options: FairQueueOptions;
  #running = 0;
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Waits for the sender's turn; the result ends the turn. */
  turn({ userId, companyId }: Sender, signal: AbortSignal): Promise<() => void> {
    // people without a company count as a company each
    const key = companyId === null ? `user ${userId}` : `company ${companyId}`;
    const company = this.#companies.get(key) ?? { users: new Map<string, Begin[]>(), running: 0 };
    const line = company.users.get(userId) ?? [];
    if (this.#isFull(company, line)) return Promise.reject(busy());
    this.#companies.set(key, company);
    company.users.set(userId, line);
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.#waiting--;
      };
      const giveUp = (reason: unknown) => {
        settle();
        line.splice(line.indexOf(begin), 1);
        this.#forgetIdle(key, userId);
        reject(reason);
      };
      const leave = () => giveUp(signal.reason);
      const timer = setTimeout(() => giveUp(busy()), this.#options.seconds * 1000);
      const begin = () => {
        settle();
        resolve(() => this.#end(key, userId));
      };
      signal.addEventListener('abort', leave);
      line.push(begin);
      this.#waiting++;
      this.#next();
    });
  }

  #isFull({ users }: Company, line: readonly Begin[]): boolean {
    const { waiting } = this.#options;
    const ofCompany = [...users.values()].reduce((sum, one) => sum + one.length, 0);
    return line.length >= waiting.user || ofCompany >= waiting.company || this.#waiting >= waiting.all;
  }

  #next(): void {
    const { width, widthOfCompany } = this.#options;
    for (const [key, company] of [...this.#companies]) {
      if (this.#running >= width) return;
      const [first] = company.users;
      if (!first || company.running >= widthOfCompany) continue;
      const [userId, line] = first;
      this.#running++;
      company.running++;
      const begin = line.shift();
      this.#moveToEnd(key, userId);
      begin?.();
    }
  }

  #end(key: string, userId: string): void {
    this.#running--;
    const company = this.#companies.get(key);
    if (company) company.running--;
    this.#moveToEnd(key, userId);
    this.#next();
  }

  #moveToEnd(key: string, userId: string): void {
    const company = this.#companies.get(key);
    const line = company?.users.get(userId);
    if (!company) return;
    this.#companies.delete(key);
    this.#companies.set(key, company);
    if (line) {
      company.users.delete(userId);
      company.users.set(userId, line);
    }
    this.#forgetIdle(key, userId);
  }

  #forgetIdle(key: string, userId: string): void {
    const company = this.#companies.get(key);
    if (company?.users.get(userId)?.length === 0) company.users.delete(userId);
    if (company?.users.size === 0 && company.running === 0) this.#companies.delete(key);
  }
}
