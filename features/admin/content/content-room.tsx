import { useState } from 'react'
import type { ContentKind } from '@/client/api/admin/content.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { plainText } from '@/domain/text/plain-text.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import { ContentFacts } from './content-facts.tsx'
import { ContentFields } from './content-fields.tsx'
import { contentTitle, contentValueLabel } from './content-words.ts'
import { EditionList } from './edition-list.tsx'
import { PublishBar } from './publish-bar.tsx'
import { type ContentEditor, useContentEditor } from './use-content-editor.ts'

export type ContentRoomProps = {
  kind: ContentKind
  id: number
  languages: readonly { code: string; name: string }[]
}

/** One item with its draft and its history. Default export, as `OnDemand` requires. */
export default function ContentRoom({ kind, id, languages }: ContentRoomProps) {
  const { t } = useText()
  const editor = useContentEditor({ kind, id })
  const { stage, content, failure, reload } = editor
  if (stage === 'gone') {
    return (
      <EmptyState level={1} title={t('admin.content.gone')} actions={<BackLink kind={kind} />} />
    )
  }
  if (!content && stage === 'failed') {
    return <FailedList title={t('admin.content.failed')} error={failure} onRetry={reload} />
  }
  if (!content) {
    return (
      <>
        <AdminHead title={t('admin.page.content')} />
        <LinesLoading words={t('admin.loading')} />
      </>
    )
  }
  return (
    <>
      <BackLink kind={kind} />
      <AdminHead title={contentTitle(content, t)}>
        <States content={content} />
      </AdminHead>
      <Conflict editor={editor} languages={languages} />
      <Parts content={content} editor={editor} languages={languages} />
    </>
  )
}

function BackLink({ kind }: { kind: ContentKind }) {
  const { t } = useText()
  const href = useHref()
  return (
    <p className="mb-2 text-sm">
      <SiteLink href={href(adminRoute('content', { kind }))} className={linkStyles()}>
        {t(`admin.content.kind.${kind}`)}
      </SiteLink>
    </p>
  )
}

function States({ content }: { content: EditedContent }) {
  const { t, language } = useText()
  const { isLive, state, publishAt, fault } = content
  return (
    <p className="flex flex-wrap gap-1">
      <Badge variant={isLive ? 'success' : 'neutral'}>
        {t(isLive ? 'admin.content.state.live' : 'admin.content.state.hidden')}
      </Badge>
      {state === 'draft' ? <Badge variant="info">{t('admin.content.state.draft')}</Badge> : null}
      {publishAt ? (
        <Badge variant="warning">
          {t('admin.content.scheduledFor', { when: momentWords(publishAt, language) })}
        </Badge>
      ) : null}
      {fault ? <Badge variant="danger">{t('admin.content.scheduleMissed')}</Badge> : null}
    </p>
  )
}

/** Characters of a text in conflict. */
const MAX_SHOWN = 600

function Conflict({ editor, languages }: Pick<PartsProps, 'editor' | 'languages'>) {
  const { t } = useText()
  const { stage, theirs, edited, getValue, keepMine, takeTheirs } = editor
  if (stage !== 'conflict' || !theirs) return null
  const both = edited.filter((key) => theirs.values[key] !== getValue(key))
  return (
    <EditConflict
      theirs={theirs}
      values={both.map((key) => ({
        key,
        label: contentValueLabel(key, { t, languages }),
        mine: plainText(getValue(key), MAX_SHOWN),
        theirs: plainText(theirs.values[key] ?? '', MAX_SHOWN),
      }))}
      keepMine={{ label: t('admin.content.keepMine'), onClick: keepMine }}
      takeTheirs={{ label: t('admin.content.takeTheirs'), onClick: takeTheirs }}
    />
  )
}

type PartsProps = {
  content: EditedContent
  editor: ContentEditor
  languages: ContentRoomProps['languages']
}

function Parts({ content, editor, languages }: PartsProps) {
  const { t } = useText()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  return (
    <>
      {content.state === 'scheduled' ? (
        <Banner variant="info" className="mb-5">
          {t('admin.content.scheduledHint')}
        </Banner>
      ) : null}
      <div className="flex flex-col gap-6">
        <ContentFields content={content} editor={editor} languages={languages} />
        <ContentFacts content={content} editor={editor} />
      </div>
      <p className="mt-6">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isHistoryOpen}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          {t('admin.content.history')}
        </Button>
      </p>
      {isHistoryOpen ? <EditionList content={content} editor={editor} /> : null}
      <PublishBar content={content} editor={editor} />
    </>
  )
}
