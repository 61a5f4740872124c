import { readFileSync } from 'node:fs'
import { isGranted } from '@/domain/access.ts'
import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import type { Viewer } from '@/server/http/viewer.ts'
import type { SettingValues } from './setting-values.ts'
import {
  isRightToLeft,
  type LanguageRow,
  type OwnStanding,
  readLanguage,
  readLanguages,
  readOwnStanding,
  readPriceRange,
} from './store.ts'

/** Everything that a page is told about the marketplace and, with a token, about its viewer. */
export type SettingsView = {
  values: SettingValues
  version: string
  languages: { id: number; code: string; name: string }[]
  prices: { lowest: number | null; highest: number | null }
  features: { premium_properties: boolean; project_access: boolean }
  own: OwnStanding | undefined
}

export async function viewSettings({ deps, viewer }: RequestContext): Promise<SettingsView> {
  const [values, languages, prices, features, own] = await Promise.all([
    deps.settings.read(),
    readLanguages(deps.db),
    readPriceRange(deps.db),
    featuresOf(deps.access, viewer),
    viewer.kind === 'member' ? readOwnStanding(deps.db, viewer.id) : undefined,
  ])
  return { values, version, languages, prices, features, own }
}

/** The sentences of one language. Raises notFound for a language that is not spoken here. */
export async function openLanguage({ deps }: RequestContext, code: string): Promise<LanguageRow> {
  const language = await readLanguage(deps.db, code)
  if (!language) throw failure('notFound', 'This language is not spoken here.')
  return language
}

export type SpokenLanguage = {
  language: string
  isRtl: boolean
  texts: Readonly<Record<string, string>>
}

/** The wanted language when it is spoken here, else the usual one, with its sentences. */
export async function spokenLanguage(
  db: RequestContext['deps']['db'],
  wanted: string | undefined,
  usual: string,
): Promise<SpokenLanguage> {
  const own = wanted === undefined ? undefined : await readLanguage(db, wanted)
  const row = own ?? (await readLanguage(db, usual))
  if (!row) return { language: usual, isRtl: false, texts: {} }
  return { language: row.code, isRtl: row.is_rtl, texts: row.texts }
}

/** How a language is written; from left to right when it is not known. */
export async function writingDirection(
  { deps }: RequestContext,
  code: string,
): Promise<'ltr' | 'rtl'> {
  return (await isRightToLeft(deps.db, code)) ? 'rtl' : 'ltr'
}

const { version } = readVersion()

function readVersion(): { version: string } {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
}

async function featuresOf(
  access: RequestContext['deps']['access'],
  viewer: Viewer,
): Promise<SettingsView['features']> {
  const [premium, projects] = await Promise.all([
    access.premiumListings(viewer),
    access.projectAccess(viewer),
  ])
  return {
    premium_properties: isGranted(premium, 'premium_properties'),
    project_access: isGranted(projects, 'project_access'),
  }
}
