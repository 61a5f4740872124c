import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type {
  ReviewContext,
  ReviewDecision,
} from '@/server/modules/listing-editor/review-context.ts'
import { decideProject, undoProject } from '@/server/modules/projects/review.ts'
import { decideProperty, undoProperty } from '@/server/modules/properties/review/review.ts'
import { decideVerification, undoVerification } from '@/server/modules/verification/review.ts'
import type { ReviewKind } from '../cursors.ts'

type Decided = { revision: number }
type Named = Pick<ReviewDecision, 'id' | 'revision'>

type Decider = {
  decide: (
    tx: Kysely<DB>,
    reviewContext: ReviewContext,
    reviewDecision: ReviewDecision,
  ) => Promise<Decided>
  undo: (tx: Kysely<DB>, reviewContext: ReviewContext, named: Named) => Promise<Decided>
}

export const deciders: Record<ReviewKind, Decider> = {
  property: { decide: decideProperty, undo: undoProperty },
  project: { decide: decideProject, undo: undoProject },
  verification: {
    decide: (tx, reviewContext, { decision, ...reviewDecision }) =>
      decideVerification(tx, reviewContext, {
        ...reviewDecision,
        decision: decision === 'approved' ? 'success' : 'failed',
      }),
    undo: undoVerification,
  },
}
