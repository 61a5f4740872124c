import { flag, wireDate, wireMarkup } from '@/server/contract/wire-values.ts'
import { fileUrl, imageUrl, pictureOrFileUrl } from '@/server/modules/files/urls.ts'
import { type Schemas, type Shaping, toCategoryShort } from '@/server/modules/properties/wire.ts'
import { ADMINISTRATOR, type Administrator } from '@/server/modules/settings/administrator.ts'
import type { ProjectDetailRow, ProjectFileRow, ProjectRow } from './store.ts'

/** `admin` stands in for the owner of projects without one. */
export type ProjectShaping = Shaping & { admin: Administrator }

export function toProjectListItem(
  row: ProjectRow,
  shaping: ProjectShaping,
): Schemas['ProjectListItem'] {
  return {
    ...projectCard(row, shaping),
    status: flag(row.is_active),
    request_status: row.request_status,
  }
}

export function toHomeProject(row: ProjectRow, shaping: ProjectShaping): Schemas['HomeProject'] {
  return { ...projectCard(row, shaping), ...position(row) }
}

export function toProject(row: ProjectDetailRow, shaping: ProjectShaping): Schemas['Project'] {
  const { origin } = shaping
  const { customer, ...card } = projectCard(row, shaping)
  return {
    ...card,
    ...position(row),
    description: wireMarkup(row.description),
    documents: row.documents.map((file) => ({
      ...fileFacts(file, row.id),
      name: fileUrl(origin, file.key),
      type: 'doc',
    })),
    plans: row.plans.map((file) => ({
      ...fileFacts(file, row.id),
      title: file.title,
      document: pictureOrFileUrl(origin, file.key),
    })),
    video_link: row.video_link || null,
    status: flag(row.is_active),
    request_status: row.request_status,
    total_click: row.view_count,
    customer:
      row.owner_id === null ? customer : { ...customer, address: row.owner_address || null },
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    meta_image: imageUrl(origin, row.meta_image_key) || null,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
  }
}

function projectCard(row: ProjectRow, shaping: ProjectShaping): Schemas['ProjectCard'] {
  const { catalog, origin } = shaping
  return {
    id: row.id,
    slug_id: row.slug,
    title: row.title,
    type: row.type,
    image: imageUrl(origin, row.image_key),
    image_hash: row.image_hash,
    ...(row.image_width ? { image_width: row.image_width } : {}),
    ...(row.image_height ? { image_height: row.image_height } : {}),
    location: row.location || null,
    city: row.city || null,
    state: row.state || null,
    country: row.country || null,
    category_id: row.category_id,
    category: toCategoryShort(catalog.categories.get(row.category_id), shaping),
    added_by: row.owner_id ?? ADMINISTRATOR.id,
    is_admin_listing: row.owner_id === null,
    is_promoted: row.promoted,
    is_feature_available: row.is_active && row.request_status === 'approved' && !row.is_advertised,
    gallary_images: row.gallery.map((file) => toProjectImage(file, row.id, origin)),
    customer: toCustomer(row, shaping),
  }
}

function toCustomer(
  row: ProjectRow,
  { admin, origin }: ProjectShaping,
): Schemas['ProjectCustomer'] {
  if (row.owner_id === null) return { ...ADMIN_ROW, ...admin }
  return {
    id: row.owner_id,
    name: row.owner_name ?? '',
    profile: imageUrl(origin, row.owner_profile_key),
    email: row.owner_email,
    mobile: row.owner_mobile,
    slug_id: row.owner_slug,
  }
}

const ADMIN_ROW = { id: ADMINISTRATOR.id, slug_id: ADMINISTRATOR.slug }

function toProjectImage(
  file: ProjectFileRow,
  projectId: number,
  origin: string,
): Schemas['ProjectImage'] {
  return {
    ...fileFacts(file, projectId),
    name: imageUrl(origin, file.key),
    type: 'image',
    ...(file.width ? { width: file.width } : {}),
    ...(file.height ? { height: file.height } : {}),
    ...(file.hash ? { hash: file.hash } : {}),
    ...(file.alt ? { alt: file.alt } : {}),
  }
}

function fileFacts(file: ProjectFileRow, projectId: number) {
  return {
    id: file.id,
    project_id: projectId,
    created_at: wireDate(new Date(file.created_at)),
    updated_at: wireDate(new Date(file.updated_at)),
  }
}

function position({ latitude, longitude }: ProjectRow) {
  return {
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
  }
}
