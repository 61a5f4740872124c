import { decodeSlug } from '@/domain/web/routes.ts'
import { attempt } from './attempt.ts'
import { loadPage, type Page } from './load-page.ts'
import { readNamed } from './named-read.ts'

type Named = { params: Promise<{ slug: string }> }
type Read<Data> = (page: Page, slug: string) => Promise<Data>

/** The page, and what the slug in its address names, or the `ApiError`. */
export async function loadNamed<Data>({ params }: Named, read: Read<Data>) {
  const [page, { slug: written }] = await Promise.all([loadPage(), params])
  const slug = decodeSlug(written)
  const found = await attempt(readNamed(slug, () => read(page, slug)))
  return { page, slug, found }
}
