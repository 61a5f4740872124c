import { FileText, Plus } from 'lucide'
import type { ContentKind, ContentRow } from '@/client/api/admin/content.ts'
import { imageSources } from '@/client/api/cards/images.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Select } from '@/design-system/select/select.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { WordsSearch } from '../words-search.tsx'
import { contentTitle } from './content-words.ts'
import { type ContentItems, useContentList } from './use-content-list.ts'

type ContentListProps = {
  kind: ContentKind
  languages: readonly { code: string; name: string }[]
}

const STATES = ['all', 'draft', 'scheduled', 'live', 'retired'] as const

/** Items of a kind with their states, and what is left to translate. */
export function ContentList({ kind, languages }: ContentListProps) {
  const { t } = useText()
  const items = useContentList(kind)
  const { state, show, search, isCreating, create } = items
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {kind === 'article' || kind === 'faq' ? (
          <search className="min-w-0 flex-1 basis-72">
            <WordsSearch id="content-words" label={t('admin.content.search')} onSearch={search} />
          </search>
        ) : null}
        {kind === 'page' ? null : (
          <>
            <span>
              <Select
                id="content-state"
                aria-label={t('admin.show')}
                value={state}
                options={STATES.map((value) => ({
                  value,
                  label: t(`admin.content.filter.${value}`),
                }))}
                onChange={({ target }) => show(STATES.find((it) => it === target.value) ?? 'all')}
              />
            </span>
            <Button busy={isCreating} onClick={create}>
              <Icon of={Plus} />
              {t(`admin.content.create.${kind}`)}
            </Button>
          </>
        )}
      </div>
      <Rows kind={kind} items={items} languages={languages} />
    </>
  )
}

function Rows({ kind, items, languages }: ContentListProps & { items: ContentItems }) {
  const { t } = useText()
  const { total } = items
  return (
    <PagedRows
      list={items}
      failedTitle={t('admin.content.failed')}
      empty={<EmptyState icon={<Icon of={FileText} />} title={t('admin.content.nothing')} />}
    >
      {(rows) => (
        <>
          {total === undefined ? null : (
            <p role="status" className="mb-2 text-sm text-ink-muted">
              {t('admin.content.total', { count: total })}
            </p>
          )}
          <ul aria-label={t(`admin.content.kind.${kind}`)} className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} languages={languages} />
            ))}
          </ul>
        </>
      )}
    </PagedRows>
  )
}

function Row({ row, languages }: { row: ContentRow } & Pick<ContentListProps, 'languages'>) {
  const { t, language } = useText()
  const href = useHref()
  const { kind, id, image, draft_state, is_live, publish_at, fault, changed_at, actor_name } = row
  const missing = languages.filter(({ code }) => row.untranslated.includes(code))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {image ? (
        <img
          {...imageSources(image)}
          sizes="5rem"
          alt=""
          className="h-16 rounded-md"
          loading="lazy"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-56">
        <SiteLink
          href={href(adminRoute('content', { kind, item: String(id) }))}
          className={linkStyles({ className: 'font-medium wrap-anywhere' })}
        >
          <bdi>{contentTitle(row, t)}</bdi>
        </SiteLink>
        <p className="mt-1 flex flex-wrap gap-1">
          <Badge variant={is_live === 1 ? 'success' : 'neutral'}>
            {t(is_live === 1 ? 'admin.content.state.live' : 'admin.content.state.hidden')}
          </Badge>
          {draft_state === 'draft' ? (
            <Badge variant="info">{t('admin.content.state.draft')}</Badge>
          ) : null}
          {publish_at ? (
            <Badge variant="warning">
              {t('admin.content.scheduledFor', { when: momentWords(publish_at, language) })}
            </Badge>
          ) : null}
          {fault ? <Badge variant="danger">{t('admin.content.scheduleMissed')}</Badge> : null}
          {missing.length > 0 ? (
            <Badge>
              {t('admin.content.toTranslate', {
                names: missing.map(({ name }) => name).join(', '),
              })}
            </Badge>
          ) : null}
        </p>
      </div>
      {changed_at ? (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {actor_name ? (
            <>
              <bdi>{actor_name}</bdi> ·{' '}
            </>
          ) : null}
          <time dateTime={changed_at}>{momentWords(changed_at, language)}</time>
        </p>
      ) : null}
    </li>
  )
}
