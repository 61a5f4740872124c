import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Use of a challenge, and whose it is; for `signIn` anybody's. */
export type ChallengeUse =
  | { purpose: 'register'; tokenId: number }
  | { purpose: 'secondFactor'; signInChallengeId: number }
  | { purpose: 'signIn' }

export async function insertPasskeyChallenge(
  db: Kysely<DB>,
  { challenge, use, expiresAt }: { challenge: string; use: ChallengeUse; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      purpose: use.purpose,
      token_id: use.purpose === 'register' ? use.tokenId : null,
      sign_in_challenge_id: use.purpose === 'secondFactor' ? use.signInChallengeId : null,
      expires_at: expiresAt,
    })
    .execute()
}

/** Redeems a challenge; false if it was redeemed, has expired, or is for another use. */
export async function takePasskeyChallenge(
  db: Kysely<DB>,
  { challenge, use, at }: { challenge: string; use: ChallengeUse; at: Date },
): Promise<boolean> {
  const tokenId = use.purpose === 'register' ? use.tokenId : null
  const signInId = use.purpose === 'secondFactor' ? use.signInChallengeId : null
  const { rows } = await sql`
    delete from passkey_challenge
    where challenge = ${challenge} and purpose = ${use.purpose} and expires_at > ${at}
      and token_id is not distinct from ${tokenId}
      and sign_in_challenge_id is not distinct from ${signInId}
    returning challenge`.execute(db)
  return rows.length > 0
}

export async function deleteExpiredPasskeyChallenges(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from passkey_challenge where expires_at <= ${at}`.execute(db)
}
