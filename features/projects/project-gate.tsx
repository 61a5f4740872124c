import { KeyRound } from 'lucide'
import Link from 'next/link'
import type { ProjectCard as Card } from '@/client/api/project-card.ts'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/routes.ts'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'

type ProjectGateProps = {
  /** What everybody may know of it; null where no list shows it. */
  card: Card | null
  t: Translator
  href: (path: string) => string
}

/** A project whose page the visitor may not open: what lists say of it, and why there is no more. */
export function ProjectGate({ card, t, href }: ProjectGateProps) {
  return (
    <div className="container-page grid items-center gap-8 py-10 lg:grid-cols-2">
      {card ? (
        <ProjectCard
          card={card}
          headingLevel={2}
          priority
          sizes="(min-width: 1024px) 36rem, 100vw"
        />
      ) : null}
      <EmptyState
        level={1}
        icon={<Icon of={KeyRound} />}
        title={t('project.gateTitle')}
        className={card ? undefined : 'lg:col-span-2'}
        actions={
          <Link href={href(routes.projects())} prefetch={false} className={buttonStyles()}>
            {t('project.toProjects')}
          </Link>
        }
      >
        {t('project.gateText')}
      </EmptyState>
    </div>
  )
}
