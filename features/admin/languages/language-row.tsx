import type { SiteLanguage } from '@/client/api/admin/languages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { formatLanguageName, formatShare } from './language-words.ts'

type LanguageRowProps = {
  row: SiteLanguage
  isBusy: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onActivate: () => void
  onRemove: () => void
}

/** One language: its names, state, texts and uses. */
export function LanguageRow(props: LanguageRowProps) {
  const { row, isBusy, isFirst, isLast, onMove } = props
  const { language } = useText()
  const href = useHref()
  const { code, name } = row
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <MoveButtons
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        disabled={isBusy}
        onMove={onMove}
      />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <SiteLink
            href={href(adminRoute('languages', { item: code }))}
            className={linkStyles({ className: 'font-semibold wrap-anywhere' })}
          >
            <bdi lang={code}>{name}</bdi>
          </SiteLink>
          <span className="text-sm text-ink-muted">
            {formatLanguageName(code, language)} · <bdi>{code}</bdi>
          </span>
        </h2>
        <Badges row={row} />
        <Facts row={row} />
      </div>
      <Actions {...props} />
    </li>
  )
}

function Badges({
  row: { is_active, is_default, is_rtl, outdated },
}: Pick<LanguageRowProps, 'row'>) {
  const { t, formats } = useText()
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {is_default ? <Badge variant="info">{t('admin.languages.default')}</Badge> : null}
      <Badge variant={is_active ? 'success' : 'warning'}>
        {t(is_active ? 'admin.languages.active' : 'admin.languages.inactive')}
      </Badge>
      {is_rtl ? <Badge>{t('admin.languages.rightToLeft')}</Badge> : null}
      {outdated > 0 ? (
        <Badge variant="warning">
          {t('admin.languages.filter.outdated')}: {formats.number(outdated)}
        </Badge>
      ) : null}
    </p>
  )
}

function Facts({ row: { translated, total, uses } }: Pick<LanguageRowProps, 'row'>) {
  const { t, formats, language } = useText()
  return (
    <p className="mt-1 text-sm text-ink-muted">
      {t('admin.languages.translated', {
        share: formatShare(translated, total, language),
        translated,
        total,
      })}
      {uses.length > 0
        ? ` · ${uses
            .map(({ by, count }) => `${t(`admin.languages.use.${by}`)}: ${formats.number(count)}`)
            .join(', ')}`
        : null}
    </p>
  )
}

function Actions({ row, isBusy, onEdit, onActivate, onRemove }: LanguageRowProps) {
  const { t } = useText()
  const { name, is_active, is_default, is_shipped, uses } = row
  const canBeRemoved = !is_default && !is_shipped && uses.length === 0
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('admin.languages.editOf', { name })}
        onClick={onEdit}
      >
        {t('admin.languages.edit')}
      </Button>
      {is_default ? null : (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t(is_active ? 'admin.languages.deactivateOf' : 'admin.languages.activateOf', {
            name,
          })}
          onClick={onActivate}
        >
          {t(is_active ? 'admin.languages.deactivate' : 'admin.languages.activate')}
        </Button>
      )}
      {canBeRemoved ? (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t('admin.languages.removeOf', { name })}
          onClick={onRemove}
        >
          {t('admin.languages.remove')}
        </Button>
      ) : null}
    </div>
  )
}
