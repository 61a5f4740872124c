'use client'

import type { ProjectCard as Project } from '@/client/api/cards/project-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'

type PreviewCardProps = {
  values: ProjectValues
  facts: EditorFacts
  /** Name of the owner. */
  owner: string
  previewOf: (key: string) => string
}

/** Preview of the project card, without a working link. */
export function PreviewCard({ values, facts, owner, previewOf }: PreviewCardProps) {
  const { t } = useText()
  const [main] = values.pictures
  const { width = null, height = null, hash = null } = main ?? {}
  const category = facts.categories.find(({ id }) => id === values.category_id)?.category ?? ''
  const card: Project = {
    id: 0,
    slug: '-',
    title: values.title.trim() || t('posting.noTitle'),
    type: values.type,
    location: values.address.trim(),
    city: values.city || null,
    state: values.state || null,
    country: values.country || null,
    category: { name: category, slug: '', image: '' },
    picture: { url: main ? main.url || previewOf(main.key) : '', width, height, hash },
    isPromoted: false,
    owner,
  }
  return (
    <figure className="max-w-xs">
      <figcaption className="mb-2 text-sm text-ink-muted">{t('posting.preview')}</figcaption>
      <div inert className="[&_button]:hidden">
        <ProjectCard card={card} />
      </div>
    </figure>
  )
}
