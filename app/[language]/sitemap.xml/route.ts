import { loadPage } from '@/app/page/load-page.ts'
import { orUnavailable, xmlReply } from '@/app/responses/xml-reply.ts'
import { readAddressRanges } from '@/client/api/discovery.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { inLanguage } from '@/domain/web/routes.ts'
import { shardName, sitemapIndex, sitemapSize } from '@/domain/web/sitemap.ts'

export function GET(): Promise<Response> {
  return orUnavailable(indexReply())
}

async function indexReply(): Promise<Response> {
  const { settings, client, origin, defaultLanguage } = await loadPage()
  const size = sitemapSize(settings.languages.length)
  const ranges = hasExtension(settings.extensions, 'sitemap')
    ? await readAddressRanges(client, size)
    : []
  const names = ['pages.xml', ...ranges.map((range) => shardName(range, size))]
  const urls = settings.languages.flatMap(({ code }) =>
    names.map((name) => origin + inLanguage(`/sitemap-${name}`, code, defaultLanguage)),
  )
  return xmlReply(sitemapIndex(urls))
}
