import { structureFields } from '@/domain/structure/structure-kinds.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { StructureDetail } from './items.ts'
import type { StructureListRow } from './structure-store.ts'

type Schemas = components['schemas']

export function toStructureRow(row: StructureListRow, origin: string): Schemas['StructureRow'] {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    image: imageUrl(origin, row.image_key),
    is_active: flag(row.is_active),
    uses: row.uses,
  }
}

export function toStructureDetail(
  { item, row, values, language, latest, uses, optionUses }: StructureDetail,
  origin: string,
): Schemas['StructureDetail'] {
  const pictures = Object.entries(structureFields[item.kind]).flatMap(([field, { type }]) => {
    const key = type === 'picture' ? values[field] : undefined
    return key ? [{ key: field, url: imageUrl(origin, key) }] : []
  })
  return {
    ...item,
    name: String(row.name ?? row.reason ?? ''),
    version: latest?.id ?? 0,
    is_active: flag(row.is_active),
    language,
    values: Object.entries(values).map(([key, value]) => ({ key, value })),
    pictures,
    uses,
    option_uses: [...optionUses.counts].map(([id, count]) => ({ id, count })),
    waiting: optionUses.waiting,
    actor_name: latest?.actor_name ?? '',
    changed_at: latest ? wireDate(latest.created_at) : null,
  }
}
