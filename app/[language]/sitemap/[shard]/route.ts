import { loadPage } from '@/app/page/load-page.ts'
import { fixedPages, listedPages } from '@/app/page/sitemap-pages.ts'
import { orUnavailable, xmlReply } from '@/app/responses/xml-reply.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { shardRange, sitemapSize } from '@/domain/web/sitemap.ts'

type Props = { params: Promise<{ shard: string }> }

export function GET(_request: Request, props: Props): Promise<Response> {
  return orUnavailable(shardReply(props))
}

async function shardReply({ params }: Props): Promise<Response> {
  const [page, { shard }] = await Promise.all([loadPage(), params])
  if (shard === 'pages.xml') return xmlReply(await fixedPages(page))
  const range = hasExtension(page.settings.extensions, 'sitemap')
    ? shardRange(shard, sitemapSize(page.settings.languages.length))
    : null
  const pages = range && (await listedPages(page, range))
  return pages ? xmlReply(pages) : new Response(null, { status: 404 })
}
