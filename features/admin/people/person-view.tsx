import { useState } from 'react'
import type { AdminUserDetail } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AuditLines } from '../audit-lines.tsx'
import { DetailFrame } from '../detail-frame.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { Reached } from '../reached.tsx'
import { Counts } from '../review/review-owner.tsx'
import { useRights } from '../use-rights.ts'
import { PersonAccessSection } from './person-access.tsx'
import { PersonBadges } from './person-badges.tsx'
import { PersonDataSection } from './person-data.tsx'
import { PersonListingsSection } from './person-listings.tsx'
import { PersonPackages } from './person-packages.tsx'
import { PersonPayments, PersonReports } from './person-records.tsx'
import { type Person, usePerson } from './use-person.ts'

/** Details of a person: status, listings, decisions and actions. */
export function PersonView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useText()
  const [asks, setAsks] = useState<Asks | null>(null)
  const view = usePerson(id, () => setAsks(null))
  return (
    <DetailFrame of={view} onClose={onClose}>
      {(detail) => (
        <>
          <Detail view={view} detail={detail} asks={asks} ask={setAsks} />
          <PersonDataSection
            person={detail.person}
            name={displayName(detail, t)}
            onErased={onClose}
          />
        </>
      )}
    </DetailFrame>
  )
}

function displayName({ person }: AdminUserDetail, t: Translator): string {
  return person.name || person.email || t('admin.unnamed')
}

/** Action that requires a reason. */
type Asks = 'deactivate' | 'unverify'

type DetailProps = {
  view: Person
  detail: AdminUserDetail
  asks: Asks | null
  ask: (what: Asks | null) => void
}

function Detail({ detail, ...rest }: DetailProps) {
  const { t, formats } = useText()
  const href = useHref()
  const { person, properties, projects, open_reports, decisions, audit, packages, payments } =
    detail
  const name = displayName(detail, t)
  return (
    <>
      <header className="flex flex-wrap items-start gap-4">
        <Avatar name={name} src={person.profile || undefined} size="lg" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="type-display text-xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap gap-1.5">
            <PersonBadges person={person} />
          </p>
          <p className="mt-2 text-sm text-ink-muted wrap-anywhere">
            <Reached person={person} />
          </p>
          <p className="text-sm text-ink-muted">
            {t('admin.memberSince', { date: formats.date(person.created_at) })}
          </p>
        </div>
      </header>
      <PersonActions detail={detail} name={name} {...rest} />
      <section className="flex flex-wrap items-start gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <Counts label={t('admin.kinds.property')} counts={properties} />
        <Counts label={t('admin.kinds.project')} counts={projects} />
        <div className="text-sm">
          <p className="text-ink-muted">{t('admin.reportsOpen')}</p>
          <p className="figures">{formats.number(open_reports)}</p>
        </div>
        <SiteLink
          href={href(routes.agent(person.slug_id))}
          className={linkStyles({ className: 'text-sm' })}
        >
          {t('admin.publicPage')}
        </SiteLink>
      </section>
      <Profile profile={detail.profile} />
      <PersonAccessSection person={person} name={name} access={detail.access} />
      <PersonListingsSection person={person} />
      <PersonPackages person={person} name={name} packages={packages} />
      {payments ? <PersonPayments payments={payments} /> : null}
      <PersonReports title={t('admin.people.reportsAbout')} reports={detail.reports_about} />
      <PersonReports title={t('admin.people.reportsBy')} reports={detail.reports_by} />
      {decisions.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('admin.decisionsOf')}</h3>
          <AuditLines entries={decisions} />
        </section>
      ) : null}
      {audit.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('admin.accountHistory')}</h3>
          <AuditLines entries={audit} />
        </section>
      ) : null}
    </>
  )
}

function Profile({ profile }: { profile: AdminUserDetail['profile'] }) {
  const { t, language } = useText()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const { about_me, address, city, state, country, language_code } = profile
  const place = [address, city, state, country].filter(Boolean).join(', ')
  return (
    <section>
      <h3 className="font-semibold">{t('admin.people.profile')}</h3>
      {about_me ? (
        <p dir="auto" className="mt-2 max-w-text align-as-page whitespace-pre-line wrap-anywhere">
          {about_me}
        </p>
      ) : null}
      <p className="mt-2 text-sm text-ink-muted wrap-anywhere">
        <bdi>{place || t('admin.people.noProfile')}</bdi>
      </p>
      <p className="text-sm text-ink-muted">
        {t('admin.people.language', { name: names.of(language_code) ?? language_code })}
      </p>
    </section>
  )
}

type PersonActionsProps = DetailProps & { name: string }

function PersonActions({ view, detail: { person }, name, asks, ask }: PersonActionsProps) {
  const { t } = useText()
  const { isOwn, isBusy, changeActivity, changeVerification } = view
  const may = useRights()
  if (!may('people') || (person.role !== null && !may('staff'))) return null
  if (isOwn) return <p className="text-sm text-ink-muted">{t('admin.ownAccount')}</p>
  const isVerified = person.verification_status === 'success'
  return (
    <div className="flex flex-wrap gap-2">
      {isVerified ? (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => ask('unverify')}>
          {t('admin.unverify')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          onClick={() => changeVerification(true)}
        >
          {t('admin.verify')}
        </Button>
      )}
      {person.is_active ? (
        <Button variant="danger" size="sm" disabled={isBusy} onClick={() => ask('deactivate')}>
          {t('admin.deactivate')}
        </Button>
      ) : (
        <Button size="sm" disabled={isBusy} onClick={() => changeActivity(true)}>
          {t('admin.reactivate')}
        </Button>
      )}
      {asks ? (
        <LateReasonDialog
          title={t(asks === 'deactivate' ? 'admin.deactivateTitle' : 'admin.unverifyTitle', {
            name,
          })}
          kind={asks === 'deactivate' ? 'account' : 'verification'}
          action={t(asks === 'deactivate' ? 'admin.deactivate' : 'admin.unverify')}
          isSending={isBusy}
          onClose={() => ask(null)}
          onReason={(reason) => {
            if (asks === 'deactivate') changeActivity(false, reason)
            else changeVerification(false, reason)
          }}
        />
      ) : null}
    </div>
  )
}
