import { isSearchable } from '@hearth/streets/geometry/area-check'
import { loadPage } from '@/app/page/load-page.ts'
import { orUnavailable, xmlReply } from '@/app/responses/xml-reply.ts'
import { readNewest, sharePictureUrl } from '@/client/api/discovery.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { commonFilters } from '@/domain/search/list-query.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { searchParams } from '@/domain/search/search-filters.ts'
import { atomFeed } from '@/domain/web/atom.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { resultsTitle } from '@/features/properties/search/results-title.ts'

/** Newest listings as Atom; accepts the search filters. */
export function GET(request: Request): Promise<Response> {
  return orUnavailable(feedReply(request))
}

async function feedReply(request: Request): Promise<Response> {
  const page = await loadPage()
  const { t, formats, settings, origin, language, client, href } = page
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const read = parseFilters(query)
  const area = isSearchable(read.area) ? read.area : ''
  const asked = { ...read, area, page: 1, sort: 'newest', view: 'grid' } as const
  const { extensions, company_name: author } = settings
  const filters = hasExtension(extensions, 'listing-search') ? asked : commonFilters(asked)
  const listings = await readNewest(client, filters)
  const search = searchParams(filters).toString()
  const feed = atomFeed({
    title: `${author} · ${resultsTitle(filters, t)}`,
    subtitle: t('properties.results.description'),
    url: origin + href(routes.properties(filters)),
    self: origin + href('/feed.xml') + (search ? `?${search}` : ''),
    author,
    language,
    entries: listings.map((listing) => ({
      url: origin + href(routes.property(listing.slug)),
      title: listing.title,
      summary: [
        t(`listingCard.${listing.type}`),
        listingPrices({ t, formats }).price(listing.price),
        [listing.city, listing.state].filter((name) => name).join(', '),
      ].join(' · '),
      publishedAt: listing.postedAt,
      ...(hasExtension(extensions, 'share-pictures')
        ? { image: sharePictureUrl(origin, language, { kind: 'property', slug: listing.slug }) }
        : {}),
    })),
  })
  const reply = xmlReply(feed, 'application/atom+xml')
  // Its title may hold anybody's words.
  if (search) reply.headers.set('X-Robots-Tag', 'noindex')
  return reply
}
