import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ReviewDesk, Verdict } from '@/server/modules/listing-editor/review-desk.ts'
import { decideProject, undoProject } from '@/server/modules/projects/review.ts'
import { decideProperty, undoProperty } from '@/server/modules/properties/review/review.ts'
import { decideVerification, undoVerification } from '@/server/modules/verification/review.ts'
import type { ReviewKind } from '../cursors.ts'

type Decided = { revision: number }
type Named = Pick<Verdict, 'id' | 'revision'>

type Decider = {
  decide: (tx: Kysely<DB>, desk: ReviewDesk, verdict: Verdict) => Promise<Decided>
  undo: (tx: Kysely<DB>, desk: ReviewDesk, named: Named) => Promise<Decided>
}

export const deciders: Record<ReviewKind, Decider> = {
  property: { decide: decideProperty, undo: undoProperty },
  project: { decide: decideProject, undo: undoProject },
  verification: {
    decide: (tx, desk, { decision, ...verdict }) =>
      decideVerification(tx, desk, {
        ...verdict,
        decision: decision === 'approved' ? 'success' : 'failed',
      }),
    undo: undoVerification,
  },
}
