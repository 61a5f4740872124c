import type { BreadcrumbList, Organization, WebSite } from 'schema-dts'
import type { WebSettings } from '@/client/api/settings.ts'
import { phoneCountryNamed, phoneForMachines } from '@/domain/account/phone-number.ts'
import { routes } from '@/domain/web/routes.ts'

/** Data that URLs and names depend on. */
export type SiteContext = {
  settings: WebSettings
  language: string
  /** For example `https://homes.example.org`. */
  origin: string
  href: (path: string) => string
}

/** `@id` of the company, for references. */
export function companyId({ origin }: Pick<SiteContext, 'origin'>): string {
  return `${origin}/#company`
}

/** Company behind the marketplace. */
export function companyData(site: SiteContext): Organization {
  const { settings, origin } = site
  const { company_name, company_email, company_tel1, company_address, country_code, web_logo } =
    settings
  const accounts = listAccountUrls(settings)
  return {
    '@type': 'Organization',
    '@id': companyId(site),
    name: company_name,
    url: `${origin}/`,
    logo: web_logo || `${origin}/icon.svg`,
    ...(company_email ? { email: company_email } : {}),
    ...(company_tel1
      ? { telephone: phoneForMachines(company_tel1, phoneCountryNamed(country_code ?? '')) }
      : {}),
    ...(company_address ? { address: company_address } : {}),
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  }
}

type Accounts = Partial<
  Record<'facebook_id' | 'instagram_id' | 'twitter_id' | 'youtube_id', string | null>
>

/** URLs of social media accounts; invalid URLs are dropped. */
export function listAccountUrls({
  facebook_id,
  instagram_id,
  twitter_id,
  youtube_id,
}: Accounts): string[] {
  return [facebook_id, instagram_id, twitter_id, youtube_id].flatMap((url) =>
    url && /^https?:/.test(url) ? [url] : [],
  )
}

/** Website with its search action. */
export function siteData(site: SiteContext): WebSite {
  const { settings, language, origin, href } = site
  const search = {
    '@type': 'SearchAction',
    target: `${origin}${href(routes.properties())}?q={search_term_string}`,
    // Not part of schema.org, but expected by search engines: names the search parameter.
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    name: settings.company_name,
    url: origin + href(routes.home()),
    inLanguage: language,
    publisher: { '@id': companyId(site) },
    potentialAction: search,
  }
}

/** Breadcrumbs; the last step is the page itself. */
export function breadcrumbsData(
  { origin, href }: Pick<SiteContext, 'origin' | 'href'>,
  steps: readonly { name: string; path?: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: origin + href(path) } : {}),
    })),
  }
}
