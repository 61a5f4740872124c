import { Building2, CircleAlert, Copy, Ellipsis, Eye, EyeOff, MapPin, Pencil, Trash2 } from 'lucide'
import { useId, useRef } from 'react'
import type { OwnProject, ProjectMove } from '@/client/api/own-projects.ts'
import { projectCard } from '@/client/api/project-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MenuButton, MenuLink, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { type ListingFacts, mayMove } from '@/domain/listing-status.ts'
import { routes } from '@/domain/routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { CardPicture } from '@/features/listing-card/card-picture.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { OwnBadges } from './own-badges.tsx'
import type { OwnProjectActions } from './use-own-projects.ts'

type RowProps = { project: OwnProject; actions: OwnProjectActions }

/** An own project: where it stands, how often it was opened and what can be done. Needs the texts `own.` and `project.`. */
export function OwnProjectRow({ project, actions }: RowProps) {
  const { t, formats } = useText()
  const href = useHref()
  const card = projectCard(project)
  const facts = factsOf(project)
  const place = placeInWords(card.city, card.state ?? card.country)
  const isPublic = facts.decision === 'approved' && facts.isActive
  const views = project.total_click
  return (
    <Card as="article" aria-label={card.title} className="gap-4 p-3 sm:flex-row sm:gap-5 sm:p-4">
      <CardPicture
        picture={card.picture}
        sizes="(min-width: 640px) 13rem, 92vw"
        ratio="photo"
        fallback={<Icon of={Building2} strokeWidth={1.25} />}
        className="w-full shrink-0 self-start rounded-md max-sm:aspect-16/9 sm:w-52"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <OwnBadges facts={facts} />
        <h2 dir="auto" className="truncate text-base font-medium text-ink align-as-page">
          <SiteLink
            href={href(isPublic ? routes.project(card.slug) : listingRoutes.editProject(card.slug))}
            title={card.title}
            className={linkStyles({ variant: 'stretched' })}
          >
            {card.title}
          </SiteLink>
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Badge variant="neutral">{t(`project.${card.type}`)}</Badge>
          {place ? (
            <p className="flex min-w-0 items-center gap-1">
              <Icon of={MapPin} className="size-3.5 shrink-0" />
              <bdi className="truncate">{place}</bdi>
            </p>
          ) : null}
        </div>
        <Reason project={project} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
          <p
            title={t('own.views', { count: views })}
            className="figures flex items-center gap-1.5 text-sm text-ink-muted"
          >
            <Icon of={Eye} className="size-4 shrink-0" />
            <span aria-hidden="true">{formats.number(views)}</span>
            <span className="sr-only">{t('own.views', { count: views })}</span>
          </p>
          <div className="relative z-1 flex gap-2">
            <SiteLink
              href={href(listingRoutes.editProject(card.slug))}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              <Icon of={Pencil} />
              {t(facts.decision === 'rejected' ? 'own.fix' : 'own.edit')}
              <span className="sr-only">: {card.title}</span>
            </SiteLink>
            <ProjectMenu project={project} actions={actions} />
          </div>
        </div>
      </div>
    </Card>
  )
}

/** Why it is not shown, or since when it waits. */
function Reason({ project }: { project: OwnProject }) {
  const { t, formats } = useText()
  const { request_status: decision, reject_reason, submitted_at } = project
  if (decision === 'rejected' && reject_reason?.reason) {
    return (
      <p className="flex gap-1.5 text-sm text-danger-ink">
        <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
        <span className="sr-only">{t('own.rejectedTitle')}: </span>
        <bdi className="line-clamp-3">{reject_reason.reason}</bdi>
      </p>
    )
  }
  if (decision !== 'pending' || !submitted_at) return null
  const date = formats.date(submitted_at)
  return <p className="text-sm text-ink-muted">{t('own.pendingSince', { date })}</p>
}

const icons = { activate: Eye, deactivate: EyeOff, delete: Trash2 }

/** Everything that can be done with a project, but for editing it. */
function ProjectMenu({ project, actions }: RowProps) {
  const { t } = useText()
  const href = useHref()
  const id = `${useId()}-menu`
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        type="button"
        {...popoverTrigger(id)}
        aria-label={t('own.actions', { title: project.title })}
        disabled={actions.isBusy}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'px-2.5' })}
      >
        <Icon of={Ellipsis} />
      </button>
      <Popover id={id} ref={menu} align="end">
        {movesOf(project).map((move) => (
          <MenuButton
            key={move}
            onClick={() => {
              menu.current?.hidePopover()
              actions.act(move, project)
            }}
          >
            <Icon of={icons[move]} />
            {t(`own.${move}`)}
          </MenuButton>
        ))}
        <MenuLink as={SiteLink} href={href(listingRoutes.addProject({ copy: project.id }))}>
          <Icon of={Copy} />
          {t('own.copy')}
        </MenuLink>
      </Popover>
    </>
  )
}

const OFFERED = ['activate', 'deactivate', 'delete'] as const satisfies readonly ProjectMove[]

/** What is possible and would change something. */
function movesOf(project: OwnProject) {
  const facts = factsOf(project)
  const isIdle = { activate: facts.isActive, deactivate: !facts.isActive, delete: false }
  return OFFERED.filter((move) => mayMove(facts, move) && !isIdle[move])
}

function factsOf({ request_status: decision, status }: OwnProject): ListingFacts {
  return { decision, isActive: status === 1, offer: null, isExpired: false, isDeleted: false }
}
