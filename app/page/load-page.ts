import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createReads, type Reads } from '@/client/api/calls/reads.ts'
import { serverClient, type Visit } from '@/client/api/calls/server-client.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import { siteCategories, siteSettings } from '@/client/api/site-settings.ts'
import { sentKeys, type TextsName } from '@/client/text/sent-texts.ts'
import { siteTexts } from '@/client/text/site-texts.ts'
import { createText, type ShippedText, type Text, type TextSource } from '@/client/text/text.ts'
import { pickTexts, type Texts } from '@/client/text/translator.ts'
import { inLanguage } from '@/domain/web/routes.ts'
import { requestHeaders, visitOrigin } from '../requests/request-headers.ts'
import { parseThemeCookie, type Theme } from '../responses/theme-cookie.ts'

/** Shared page context; one object per request. */
export type Page = Text & {
  settings: WebSettings
  /** API client in the visitor's language. */
  client: ApiClient
  /** Deduplicated queries; shipped to the browser by `PageData`. */
  reads: Reads
  /** Deduplicated queries for server rendering only, not shipped. */
  ownReads: Pick<Reads, 'read'>
  defaultLanguage: string
  direction: 'ltr' | 'rtl'
  theme: Theme | null
  /** For inline styles and scripts. */
  nonce: string
  /** As the visitor typed it: `https://homes.example.org`. */
  origin: string
  /** Path and query without language. */
  path: string
  /** Localizes a path of `domain/routes`. */
  href: (path: string) => string
  /** Translations for the client components inside a boundary. */
  textSource: (name: TextsName) => ShippedText
  categories: () => ReturnType<typeof siteCategories>
}

/** Settings and translations are cached for ten seconds. */
export const loadPage = cache(async (): Promise<Page> => {
  const [asked, jar] = await Promise.all([headers(), cookies()])
  const language = asked.get(requestHeaders.language) ?? ''
  const { host, protocol, isLocal } = visitOrigin(asked)
  const visit: Visit = { language: language || 'en', host, protocol, isLocal }
  const [settings, { texts, direction }] = await Promise.all([
    siteSettings(visit),
    siteTexts(visit),
  ])
  const style = toTextStyle(settings)
  const defaultLanguage = settings.default_language || 'en'
  return {
    ...cachedText(texts, visit.language, settings),
    settings,
    client: serverClient(visit),
    reads: createReads(),
    ownReads: createReads(),
    defaultLanguage,
    direction,
    theme: parseThemeCookie(jar),
    nonce: asked.get(requestHeaders.nonce) ?? '',
    origin: `${protocol}://${host}`,
    path: asked.get(requestHeaders.path) ?? '/',
    href: (path) => inLanguage(path, visit.language, defaultLanguage),
    textSource: (name) => ({
      language: visit.language,
      texts: pickedTexts(texts, name),
      style,
    }),
    categories: () => siteCategories(visit),
  }
})

function toTextStyle(settings: WebSettings): TextSource['style'] {
  return {
    currency: settings.selected_currency_data.code,
    currencySymbol: settings.currency_symbol,
    abbreviatesPrices: settings.number_with_suffix === '1',
    priceDecimals: settings.price_fraction_digits,
    inMiles: settings.distance_option === 'mi' || settings.distance_option === 'yd',
  }
}

// Sources are cached between requests, so these can be, too.
const texts = new WeakMap<Texts, { settings: WebSettings; text: Text }>()

function cachedText(source: Texts, language: string, settings: WebSettings): Text {
  const known = texts.get(source)
  if (known?.settings === settings) return known.text
  const text = createText({ language, texts: source, style: toTextStyle(settings) })
  texts.set(source, { settings, text })
  return text
}

const picked = new WeakMap<Texts, Map<TextsName, string>>()

function pickedTexts(source: Texts, name: TextsName): string {
  const known = picked.get(source) ?? new Map<TextsName, string>()
  picked.set(source, known)
  const texts = known.get(name) ?? JSON.stringify(pickTexts(source, sentKeys(name)))
  known.set(name, texts)
  return texts
}
