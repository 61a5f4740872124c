import { type PublicPage, publicPages } from '../public-pages.ts'

/** Paths and slugs from the provider; null if missing. */
export type Facts = {
  pages: Record<PublicPage['name'], string>
  sale: string | null
  rent: string | null
  premium: string | null
  /** The listing with the most media: panorama, video, documents, plan, pictures. */
  rich: string | null
}

type Row = { slug_id: string; property_type: string; is_premium: boolean; gallery: unknown[] }
type Detail = Row & {
  three_d_image: string | null
  video_link: string | null
  documents: unknown[] | null
  parameters: { type_of_parameter: string }[]
}

/** `provider` is its address without trailing slash. */
export async function findFacts(provider: string): Promise<Facts> {
  const read = async <T>(call: string): Promise<T[]> => {
    const reply = await fetch(`${provider}/api/${call}`, {
      headers: { Accept: 'application/json' },
    })
    return (await reply.json()).data
  }
  const rows = await read<Row>('get-property-list?limit=100')
  const open = rows.filter((row) => !row.is_premium && row.gallery.length >= 4)
  const first = (type: string) => open.find((row) => row.property_type === type)?.slug_id ?? null
  const details = await Promise.all(
    open.map(({ slug_id }) => read<Detail>(`get_property?slug_id=${encodeURIComponent(slug_id)}`)),
  )
  const [richest] = details.flat().sort((a, b) => richness(b) - richness(a))
  const pages = await publicPages(provider)
  return {
    pages: Object.fromEntries(pages.map(({ name, path }) => [name, path])) as Facts['pages'],
    sale: first('sell'),
    rent: first('rent'),
    premium: rows.find((row) => row.is_premium)?.slug_id ?? null,
    rich: richest?.slug_id ?? null,
  }
}

function richness({ three_d_image, video_link, documents, parameters, gallery }: Detail): number {
  const hasPlan = parameters.some(({ type_of_parameter }) => type_of_parameter === 'file')
  return (
    (three_d_image ? 100 : 0) +
    (video_link ? 50 : 0) +
    (hasPlan ? 20 : 0) +
    (documents?.length ? 20 : 0) +
    gallery.length
  )
}
