'use client'

import type { ProjectCard as Project } from '@/client/api/cards/project-card.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import type { CardProps } from '../editor-kind.ts'

/** Card of the project, as it is typed so far. */
export function ProjectPreview({ values, facts, previewOf }: CardProps<'project'>) {
  const { t } = useText()
  const { user } = useSession()
  const [main] = values.pictures
  const { width = null, height = null, hash = null } = main ?? {}
  const category = facts.categories.find(({ id }) => id === values.category_id)?.category ?? ''
  const card: Project = {
    id: 0,
    slug: '-',
    title: values.title.trim() || t('listingEditor.noTitle'),
    type: values.type,
    location: values.address.trim(),
    city: values.city || null,
    state: values.state || null,
    country: values.country || null,
    category: { name: category, slug: '', image: '' },
    picture: { url: main ? main.url || previewOf(main.key) : '', width, height, hash },
    isFeatured: false,
    owner: user?.name ?? '',
  }
  return <ProjectCard card={card} />
}
