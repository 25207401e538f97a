import { technicianRoles } from '@foyer/contract';
import type { KnowledgeArticle, KnowledgeSummary } from '@foyer/contract/tools/tool-answers';
import * as v from 'valibot';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { findKnowledge, type KnowledgeReader, listKnowledge } from '../../domain/knowledge/knowledge.repo.ts';
import { ProblemError } from '../problem-error.ts';
import { type ToolCall, type ToolOperation, toolOperation } from './tool-operation.ts';

const page = 'KNOWLEDGE-PLATFORM';

async function readerOf({ db, caller, language }: ToolCall<unknown>): Promise<KnowledgeReader> {
  const { id: brandId } = await readBrandOf(db, caller);
  const isTechnician = technicianRoles.some((role) => caller.roles.includes(role));
  return { brandId, isTechnician, language };
}

type Row = NonNullable<Awaited<ReturnType<typeof findKnowledge>>>;

const toSummary = ({ id, topic, audience, updatedAt, text }: Row): KnowledgeSummary => ({
  ...{ id, topic, audience, updatedAt: updatedAt.toISOString() },
  title: text?.title ?? id,
  summary: text?.summary ?? '',
});

/** Articles, as far as somebody may read them. */
export const knowledgeApi: readonly ToolOperation[] = [
  toolOperation({
    page,
    method: 'GET',
    path: '/knowledge',
    input: v.strictObject({
      search: v.optional(v.pipe(v.string(), v.maxLength(100, 'max_length')), ''),
      topic: v.optional(v.picklist(['charging', 'billing', 'installation', 'faults'], 'invalid_choice')),
    }),
    run: async (call) => {
      const { search, topic } = call.input;
      const rows = await listKnowledge(call.db, await readerOf(call), { search, topic });
      return { items: rows.map(toSummary) };
    },
  }),
  toolOperation({
    page,
    method: 'GET',
    path: '/knowledge/:id',
    input: v.strictObject({}),
    run: async (call): Promise<KnowledgeArticle> => {
      const row = await findKnowledge(call.db, await readerOf(call), call.id);
      if (!row) throw new ProblemError('not_found', 404);
      return { ...toSummary(row), paragraphs: row.text?.paragraphs ?? [] };
    },
  }),
];
