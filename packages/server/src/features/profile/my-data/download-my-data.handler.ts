import { businessDay } from '@foyer/contract';
import type { Database } from '../../../db/client.ts';
import { errorForLog } from '../../../db/error-for-log.ts';
import { languageOf } from '../../../domain/languages/language.ts';
import { readIdentity } from '../../../domain/profile/identity.repo.ts';
import { personalTables } from '../../../domain/profile/my-data/personal-tables.ts';
import { readPart } from '../../../domain/profile/my-data/read-part.repo.ts';
import { textStream } from '../../../domain/profile/my-data/text-stream.ts';
import { profileText } from '../../../domain/profile/profile-texts.ts';
import { audit } from '../../../security/audit.repo.ts';
import { countCall } from '../../../security/rate-limit.repo.ts';
import type { FileAnswer } from '../../../storage/file-answer.ts';
import type { HandlerContext } from '../../handler.ts';

/** Downloads per hour; each reads all tables. */
const perHour = 3;

/** Streams all data about the caller, read part by part. The download is audited. */
export async function downloadMyData(context: HandlerContext<'downloadMyData'>): Promise<FileAnswer> {
  const { db, caller, now, fail, requestId, log, config, locale } = context;
  const { userId, companyId, actor } = caller;
  const wait = await countCall(db, `my data ${userId}`, { limit: perHour, seconds: 60 * 60, now });
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const identity = (await readIdentity(db, userId)) ?? fail('session_revoked');
  await audit(db, {
    at: now,
    action: 'my-data-fetched',
    userId,
    companyId,
    requestId,
    actorUserId: actor?.userId ?? null,
  });
  const about = { userId, email: identity.email, portal: config.publicUrl, writtenAt: now.toISOString() };
  const name = profileText(languageOf(locale), 'my-data.file', { day: businessDay(now) });
  return {
    body: textStream(written(db, about), (error) =>
      log.error({ err: errorForLog(error) }, 'a personal data export broke off'),
    ),
    mediaType: 'application/json',
    fileName: `${name}.json`,
  };
}

/** Writes one JSON object with a row per line: people can read it too, and only its last line makes it complete. */
async function* written(
  db: Database,
  about: { readonly userId: string; readonly email: string },
): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify(about)}`;
  for (const part of personalTables) {
    const rows = await readPart(db, part, about);
    yield `,\n${JSON.stringify(part.part)}: [${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}]`;
  }
  yield '\n}\n';
}
