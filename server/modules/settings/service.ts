import type { Kysely } from 'kysely'
import { isGranted } from '@/domain/account/access.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { ExtensionGroup } from '@/domain/web/extensions.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { toRelyingParty } from '@/server/gateways/passkeys/relying-party.ts'
import { isOutboxOpen } from '@/server/trial.ts'
import { version } from '@/server/version.ts'
import type { Viewer } from '@/server/viewer.ts'
import {
  type AccountSettings,
  isRightToLeft,
  type LanguageRow,
  readAccountSettings,
  readInactiveCodes,
  readLanguage,
  readLanguages,
  readPriceRange,
} from './store.ts'

/** Public settings and, with a token, data of the viewer. */
export type SettingsView = {
  values: SettingValues
  version: string
  languages: { id: number; code: string; name: string }[]
  inactiveLanguages: string[]
  prices: { lowest: number | null; highest: number | null }
  features: Record<'premium_properties' | 'project_access' | 'mortgage_calculator_detail', boolean>
  own: AccountSettings | undefined
  hasPackage: boolean
  isDemo: boolean
  signInMethods: SignInMethods
  /** Extensions that are not offered at present. */
  closed: ReadonlySet<ExtensionGroup>
}

/** Sign-in methods besides email and password that are both enabled and configured. */
export type SignInMethods = {
  number: boolean
  social: boolean
  provider: 'firebase' | 'twilio' | undefined
  /** Firebase project for sign-in; undefined if not needed. */
  project: FirebaseProject | undefined
}

export type FirebaseProject = {
  id: string
  apiKey: string
  authDomain: string
  /** `host:port` of an emulator to use instead. */
  emulatorHost: string | undefined
}

/** Codes of the languages of the marketplace, in their order. */
export async function listLanguageCodes(db: Kysely<DB>): Promise<string[]> {
  return (await readLanguages(db)).map(({ code }) => code)
}

export async function viewSettings({
  deps,
  viewer,
  isLocal,
}: ServiceContext): Promise<SettingsView> {
  const [values, languages, inactiveLanguages, prices, features, own, hasPackage, valued] =
    await Promise.all([
      deps.settings.read(),
      readLanguages(deps.db),
      readInactiveCodes(deps.db),
      readPriceRange(deps.db),
      getFeatures(deps.access, viewer),
      viewer.kind === 'member' ? readAccountSettings(deps.db, viewer.id) : undefined,
      deps.access.hasPackage(viewer),
      deps.valuations.findCurrency(),
    ])
  const hasOutbox = isOutboxOpen({ config: deps.config, isLocal })
  const signInMethods = listSignInMethods({ ...deps, hasOutbox }, values)
  return {
    values,
    version,
    languages,
    inactiveLanguages,
    prices,
    features,
    own,
    hasPackage,
    signInMethods,
    isDemo: deps.config.demoMode,
    closed: new Set([
      ...(hasOutbox ? [] : ['outbox' as const]),
      ...(toRelyingParty(deps.config.publicUrl) ? [] : ['passkeys' as const]),
      ...(valued === values.currency_code ? [] : ['valuation' as const]),
    ]),
  }
}

function listSignInMethods(
  {
    config,
    identity,
    hasOutbox,
  }: Pick<ServiceContext['deps'], 'config' | 'identity'> & { hasOutbox: boolean },
  values: SettingValues,
): SignInMethods {
  const { number_with_otp_login, social_login, otp_service_provider } = values
  const reaches = {
    twilio: Boolean(config.smsUrl) || hasOutbox,
    firebase: identity !== null,
  }
  const provider = otp_service_provider ?? (reaches.twilio ? 'twilio' : 'firebase')
  const number = number_with_otp_login && reaches[provider]
  const social = social_login && identity !== null
  const isNeeded = social || (number && provider === 'firebase')
  return {
    number,
    social,
    provider: number ? provider : otp_service_provider,
    project: isNeeded ? firebaseProject(config) : undefined,
  }
}

function firebaseProject(config: ServiceContext['deps']['config']): FirebaseProject | undefined {
  const { firebaseProjectId: id, firebaseApiKey: apiKey, firebaseAuthDomain: authDomain } = config
  if (!id || !apiKey || !authDomain) return undefined
  return { id, apiKey, authDomain, emulatorHost: config.firebaseEmulatorHost }
}

/** A language with its dictionary. Raises notFound for unavailable languages. */
export async function openLanguage({ deps }: ServiceContext, code: string): Promise<LanguageRow> {
  const language = await readLanguage(deps.db, code)
  if (!language) throw failure('notFound', 'This language is not available.')
  return language
}

export type Locale = {
  language: string
  isRtl: boolean
  texts: Readonly<Record<string, string>>
}

/** The wanted language with its dictionary, else the default one. */
export async function getLocale(
  db: ServiceContext['deps']['db'],
  wanted: string | undefined,
  usual: string,
): Promise<Locale> {
  const own = wanted === undefined ? undefined : await readLanguage(db, wanted)
  const row = own ?? (await readLanguage(db, usual))
  if (!row) return { language: usual, isRtl: false, texts: {} }
  return { language: row.code, isRtl: row.is_rtl, texts: row.texts }
}

/** Writing direction; left to right for unknown languages. */
export async function writingDirection(
  { deps }: ServiceContext,
  code: string,
): Promise<'ltr' | 'rtl'> {
  return (await isRightToLeft(deps.db, code)) ? 'rtl' : 'ltr'
}

async function getFeatures(
  access: ServiceContext['deps']['access'],
  viewer: Viewer,
): Promise<SettingsView['features']> {
  const [premium, projects, mortgage] = await Promise.all([
    access.premiumListings(viewer),
    access.projectAccess(viewer),
    access.mortgageDetails(viewer),
  ])
  return {
    premium_properties: isGranted(premium, 'premium_properties'),
    project_access: isGranted(projects, 'project_access'),
    mortgage_calculator_detail: isGranted(mortgage, 'mortgage_calculator_detail'),
  }
}
