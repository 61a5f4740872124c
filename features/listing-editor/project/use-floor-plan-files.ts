import { answersOwner } from '@/domain/listing/listing-values.ts'
import type { FloorPlanFile } from '@/domain/listing/project-post.ts'
import { type UploadItem, type Uploads, useUploads } from '@/features/uploads/use-uploads.ts'

export type FloorPlanFiles = {
  pictures: Uploads
  papers: Uploads
  /** Upload of a file; undefined for files the project already has. */
  itemOf: (file: FloorPlanFile) => UploadItem | undefined
  /** Starts an upload; null if the file is neither a picture nor a PDF. */
  add: (file: File) => FloorPlanFile | null
  drop: (file: FloorPlanFile) => void
}

/** Uploads of floor plans: pictures as photos, PDFs as documents. */
export function useFloorPlanFiles(draft: string): FloorPlanFiles {
  const owner = answersOwner(draft)
  const pictures = useUploads({ owner, purpose: 'photo' })
  const papers = useUploads({ owner, purpose: 'document' })
  return {
    pictures,
    papers,
    itemOf: ({ key }) => [...pictures.items, ...papers.items].find((item) => item.key === key),
    add(file) {
      const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
      if (!isPicture && file.type !== 'application/pdf') return null
      const [key] = (isPicture ? pictures : papers).add([file])
      return key ? { key, name: file.name, bytes: file.size, isPicture, url: '' } : null
    },
    drop: ({ key, isPicture }) => (isPicture ? pictures : papers).remove(key),
  }
}
