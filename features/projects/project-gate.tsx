import { KeyRound } from 'lucide'
import type { ProjectCard as Card } from '@/client/api/cards/project-card.ts'
import { routes } from '@/domain/web/routes.ts'
import { PackageOpener, type PackageOpenerProps } from '@/features/gate/package-opener.tsx'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import { GATE_CARD_SIZES, ListingGate } from '@/features/listing-page/listing-gate.tsx'

type ProjectGateProps = Omit<PackageOpenerProps, 'reason'> & {
  /** Null if no list shows the project. */
  card: Card | null
}

/** Locked project: its card and the packages that unlock it. */
export function ProjectGate({ card, ...opening }: ProjectGateProps) {
  const { t, href } = opening
  return (
    <ListingGate
      card={
        card ? <ProjectCard card={card} headingLevel={2} priority sizes={GATE_CARD_SIZES} /> : null
      }
      icon={KeyRound}
      title={t('projects.page.gateTitle')}
      back={{ href: href(routes.projects()), label: t('projects.page.toProjects') }}
      opener={<PackageOpener reason="project" {...opening} />}
    >
      {t('projects.page.gateText')}
    </ListingGate>
  )
}
