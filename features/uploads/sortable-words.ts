import type { Translator } from '@/client/text/translator.ts'
import type { SortableWords } from '@/design-system/sortable/sortable.tsx'

/** Screen reader announcements. */
export function sortableWords(t: Translator): SortableWords {
  return {
    keys: t('uploads.sort.keys'),
    grip: (name) => t('uploads.sort.grip', { name }),
    says: (event, name, place, total) => t(`uploads.sort.${event}`, { name, place, total }),
  }
}
