import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { uploadField } from '@/server/modules/listing-editor/named-uploads.ts'
import {
  findPlace,
  neededCategory,
  neededText,
  refuseImpossibleListing,
  refuseTwoWays,
  toVideo,
} from '@/server/modules/listing-editor/sent-listing.ts'
import type { CatalogData } from '@/server/modules/properties/catalog.ts'
import type { ProjectColumns } from './posting-store.ts'

export type SentProject = Input<'postProject'>['body']

/** Validates the request without the database, before files are stored. Raises invalid. */
export function refuseImpossible(
  sent: SentProject,
  { categories }: Pick<CatalogData, 'categories'>,
): void {
  const { image, plans = [] } = sent
  refuseImpossibleListing(sent, { categories, main: { image } })
  for (const [at, { upload, document }] of plans.entries()) {
    refuseTwoWays(uploadField('plans', at), upload, { document })
  }
}

/** Merges submitted fields into the stored columns. Raises invalid for missing required fields. */
export async function toProjectColumns(
  db: Kysely<DB>,
  sent: SentProject,
  held?: ProjectColumns,
): Promise<ProjectColumns> {
  const needed = (field: Parameters<typeof neededText>[0]) => neededText(field, sent, held)
  const town = { city: needed('city'), state: needed('state'), country: needed('country') }
  return {
    title: needed('title'),
    description: needed('description'),
    category_id: neededCategory(sent, held),
    type: sent.type ?? held?.type ?? 'upcoming',
    location: needed('location'),
    ...town,
    ...(await findPlace(db, town, sent, held)),
    video_link: toVideo(sent, held),
    meta_title: meta('meta_title', sent, held),
    meta_description: meta('meta_description', sent, held),
    meta_keywords: meta('meta_keywords', sent, held),
  }
}

function meta(
  field: 'meta_title' | 'meta_description' | 'meta_keywords',
  sent: SentProject,
  held: ProjectColumns | undefined,
): string | null {
  const text = sent[field]
  return text === undefined ? (held?.[field] ?? null) : text.trim() || null
}
