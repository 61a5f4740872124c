import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { findTextField, parseSetting, type SettingFault } from '@/domain/settings/parse-setting.ts'
import { brokenSettingRules, type SettingRule } from '@/domain/settings/setting-rules.ts'
import {
  isSettingKey,
  type SettingKey,
  settingKeys,
  settingTable,
} from '@/domain/settings/setting-table.ts'
import { readSettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { adoptPictures } from '@/server/modules/files/service.ts'
import { requireStaff } from '@/server/viewer.ts'
import { toConflict } from './administration-wire.ts'
import {
  changeSettings,
  readStored,
  type StoredSettings,
  toAuditChange,
} from './change-settings.ts'
import { hasPrices, readLanguages } from './store.ts'
import {
  latestVersion,
  lockVersions,
  readVersion,
  readVersions,
  type SettingVersionRow,
  versionsAfter,
} from './version-store.ts'

export type SettingsAdministration = {
  /** Number of the last change; 0 before the first. */
  version: number
  stored: ReadonlyMap<string, unknown>
}

/** Settings as stored. Raises forbidden. */
export async function viewSettingsAdministration(
  context: ServiceContext,
): Promise<SettingsAdministration> {
  requireStaff(context)
  const { db } = context.deps
  // The version first: what is read after it is at least as new.
  const version = await latestVersion(db)
  return { version, stored: await readStored(db, settingKeys) }
}

/** Newest first. Raises forbidden. */
export async function listSettingVersions(
  context: ServiceContext,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: SettingVersionRow[]; hasMore: boolean }> {
  requireStaff(context)
  const found = await readVersions(context.deps.db, { before, limit: limit + 1 })
  return { rows: found.slice(0, limit), hasMore: found.length > limit }
}

/**
 * Changes settings that were seen at version `base`; a blank text removes one, so that its default
 * counts. Raises forbidden, invalid with a reason for each key, and conflict, with the values
 * in force, where somebody else has changed the same key since.
 */
export async function editSettings(
  context: ServiceContext,
  { base, texts, reason }: { base: number; texts: ReadonlyMap<string, string>; reason: string },
): Promise<void> {
  requireStaff(context)
  const values = parseAll(texts)
  await write(context, { values, reason, base })
}

/**
 * Sets the keys of a version to what they were before it, as a new version. Raises forbidden,
 * notFound, invalid, and conflict where a key was changed again since.
 */
export async function revertSettings(
  context: ServiceContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  requireStaff(context)
  const version = await readVersion(context.deps.db, id)
  if (!version) throw failure('notFound', 'This change was not found.')
  const changes = version.changes.filter(({ key }) => isSettingKey(key))
  const values = Object.fromEntries(changes.map(({ key, before }) => [key, before]))
  await write(context, { values, reason, base: id })
}

async function write(
  context: ServiceContext,
  { values, reason, base }: { values: StoredSettings; reason: string; base: number },
): Promise<void> {
  const { id: adminId } = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    await lockVersions(tx)
    await refuseOverwriting(tx, values, base)
    await refuseContradictions(tx, values)
    await keepPictures(tx, values, adminId)
    const at = clock()
    const changes = await changeSettings(tx, { adminId, values, reason, at })
    if (changes.length === 0) return
    const keys = changes.map(({ key }) => key)
    const text = reason ? `${keys.join(', ')}: ${reason}` : keys.join(', ')
    const subject = { kind: 'settings', id: 1, name: '' } as const
    const change = toAuditChange(changes)
    const entry = { actorId: adminId, subject, reason: text, change, at }
    await writeAudit(tx, { ...entry, action: 'settingsChanged' })
  })
}

function parseAll(texts: ReadonlyMap<string, string>): StoredSettings {
  const faults: Record<string, string> = {}
  const values: StoredSettings = {}
  for (const [key, text] of texts) {
    const field = isSettingKey(key) ? findTextField(key) : null
    if (!isSettingKey(key) || !field) {
      faults[key] = 'is not changed here'
      continue
    }
    const parsed = parseSetting(field, text)
    if ('fault' in parsed) faults[key] = FAULT_WORDS[parsed.fault]
    else values[key] = parsed.value
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return values
}

const NO_PICTURE = 'must be a picture that was sent before'

const FAULT_WORDS: Record<SettingFault, string> = {
  required: 'is required',
  tooLong: 'is too long',
  email: 'must be an email address',
  phone: 'must be a phone number with a country code',
  link: 'must be the address of a page',
  color: 'must be a color such as #087C7C',
  country: 'must be a country',
  currency: 'must be a currency',
  timeZone: 'must be a time zone such as America/Los_Angeles',
  choice: 'must be one of the choices',
  number: 'must be a number',
  range: 'is outside the limits',
  whole: 'must be a whole number',
  picture: NO_PICTURE,
}

/** A key that others changed to the wanted value is no conflict. */
async function refuseOverwriting(
  tx: Kysely<DB>,
  values: StoredSettings,
  base: number,
): Promise<void> {
  const latest = new Map<string, { after: unknown; version: SettingVersionRow }>()
  for (const version of await versionsAfter(tx, base)) {
    for (const { key, after } of version.changes) latest.set(key, { after, version })
  }
  const conflicts = Object.entries(values).flatMap(([key, wanted]) => {
    const change = latest.get(key)
    const isOverwriting = change && !isDeepStrictEqual(change.after, wanted)
    return isOverwriting ? [toConflict(key, change)] : []
  })
  if (conflicts.length > 0) {
    const data = { conflicts }
    throw failure('conflict', 'Somebody else changed this.', { key: 'settingsChanged', data })
  }
}

async function refuseContradictions(tx: Kysely<DB>, values: StoredSettings): Promise<void> {
  const stored = Object.fromEntries(await readStored(tx, settingKeys))
  const before = readSettingValues(stored)
  const after = readSettingValues({ ...stored, ...values })
  const faults: Record<string, string> = {}
  const isTouched = (key: SettingKey) => key in values
  for (const { rule, keys } of brokenSettingRules(after)) {
    for (const key of keys) if (isTouched(key)) faults[key] = RULE_WORDS[rule]
  }
  const languages = await readLanguages(tx)
  const isOffered = languages.some(({ code }) => code === after.default_language)
  if (isTouched('default_language') && !isOffered) {
    faults.default_language = 'must be a language of the marketplace'
  }
  if (before.currency_code !== after.currency_code && (await hasPrices(tx))) {
    faults.currency_code = 'cannot change while listings or packages have prices'
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** Raises invalid for what is no picture, or somebody else's. */
async function keepPictures(
  tx: Kysely<DB>,
  values: StoredSettings,
  uploaderId: number,
): Promise<void> {
  const pictures = Object.entries(values).flatMap(([key, value]) =>
    isSettingKey(key) && settingTable[key].field.type === 'picture' && typeof value === 'string'
      ? [{ key, picture: value }]
      : [],
  )
  const kept = await adoptPictures(tx, { keys: pictures.map(({ picture }) => picture), uploaderId })
  const missing = pictures.filter(({ picture }) => !kept.has(picture))
  if (missing.length === 0) return
  throw invalid(Object.fromEntries(missing.map(({ key }) => [key, NO_PICTURE])))
}

const RULE_WORDS: Record<SettingRule, string> = {
  radius: 'must have a minimum below its maximum',
  position: 'needs latitude and longitude',
  tax: 'needs the number of the seller',
}
