import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import type { ContentEditor } from './use-content-editor.ts'
import { useEditions } from './use-editions.ts'

type EditionListProps = { content: EditedContent; editor: ContentEditor }

/** Published versions with who, when and why; each can be published again. */
export function EditionList({ content, editor }: EditionListProps) {
  const { t, language } = useText()
  const { rows, error, retry, reverting, revert } = useEditions(content, editor.reload)
  const isIdle = editor.stage === 'clean' || editor.stage === 'scheduled'
  if (!rows && error) {
    return <FailedList title={t('admin.content.failed')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  if (rows.length === 0)
    return <p className="mt-3 text-ink-muted">{t('admin.content.noHistory')}</p>
  return (
    <ol aria-label={t('admin.content.history')} className="mt-3 max-w-3xl divide-y divide-line">
      {rows.map(({ id, is_current, title, actor_name, note, published_at }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-72">
            <p id={`edition-${id}`} className="text-sm font-medium wrap-anywhere">
              {actor_name ? (
                <>
                  <bdi>{actor_name}</bdi> ·{' '}
                </>
              ) : null}
              <time dateTime={published_at}>{momentWords(published_at, language)}</time>
            </p>
            {content.kind === 'page' || content.kind === 'slide' ? null : (
              <p dir="auto" className="mt-0.5 align-as-page text-sm text-ink-muted wrap-anywhere">
                {title}
              </p>
            )}
            {note ? (
              <p dir="auto" className="mt-0.5 align-as-page text-sm text-ink-muted wrap-anywhere">
                {note}
              </p>
            ) : null}
          </div>
          {is_current === 1 ? (
            <Badge variant="success">{t('admin.content.state.live')}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              busy={reverting === id}
              disabled={!isIdle}
              aria-describedby={`edition-${id}`}
              onClick={() => revert(id)}
            >
              {t('admin.content.revert')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
