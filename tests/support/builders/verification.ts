import type { Kysely } from 'kysely'
import type { VerificationKind } from '@/domain/account/verification.ts'
import type { DB } from '@/generated/database.ts'

/** A question of the form that agents prove themselves by; required unless told. */
export async function verificationField(
  db: Kysely<DB>,
  facts: {
    name: string
    kind?: VerificationKind
    isRequired?: boolean
    isActive?: boolean
    position?: number
    translations?: Record<string, Record<string, string>>
    options?: { value: string; translations?: Record<string, Record<string, string>> }[]
  },
): Promise<number> {
  const { id } = await db
    .insertInto('verification_field')
    .values({
      name: facts.name,
      kind: facts.kind ?? 'text',
      is_required: facts.isRequired ?? true,
      is_active: facts.isActive ?? true,
      position: facts.position ?? 0,
      translations: JSON.stringify(facts.translations ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, option] of (facts.options ?? []).entries()) {
    const translations = JSON.stringify(option.translations ?? {})
    await db
      .insertInto('verification_option')
      .values({ field_id: id, value: option.value, position, translations })
      .execute()
  }
  return id
}
