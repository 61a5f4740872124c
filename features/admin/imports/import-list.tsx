import type { ImportRun } from '@/client/api/admin/imports.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { ImportStateBadge } from './import-state.tsx'
import { useImports } from './use-import.ts'

/** Imports, newest first. */
export function ImportList() {
  const { t, language, formats } = useText()
  const href = useHref()
  const imports = useImports()
  return (
    <PagedRows
      list={imports}
      failedTitle={t('admin.imports.failed')}
      empty={<EmptyState title={t('admin.imports.none')} className="sm:py-12" />}
    >
      {(rows) => (
        <DataTable<ImportRun>
          caption={t('admin.page.imports')}
          captionHidden
          rows={[...rows]}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'file',
              head: t('admin.imports.file'),
              cell: ({ id, file_name }) => (
                <SiteLink
                  href={href(adminRoute('imports', { item: String(id) }))}
                  className={linkStyles()}
                >
                  <bdi>{file_name}</bdi>
                </SiteLink>
              ),
            },
            {
              key: 'state',
              head: t('admin.imports.status'),
              cell: ({ state }) => <ImportStateBadge state={state} />,
            },
            {
              key: 'added',
              head: t('admin.imports.count.added'),
              numeric: true,
              cell: ({ counts }) => formats.number(counts.added),
            },
            {
              key: 'changed',
              head: t('admin.imports.count.changed'),
              numeric: true,
              cell: ({ counts }) => formats.number(counts.changed),
            },
            {
              key: 'rejected',
              head: t('admin.imports.count.rejected'),
              numeric: true,
              cell: ({ counts }) => formats.number(counts.rejected),
            },
            {
              key: 'by',
              head: t('admin.imports.uploaded'),
              cell: ({ creator_name, created_at }) => (
                <span className="whitespace-nowrap">
                  <bdi>{creator_name || t('admin.unnamed')}</bdi> ·{' '}
                  <time dateTime={created_at}>{momentWords(created_at, language)}</time>
                </span>
              ),
            },
          ]}
        />
      )}
    </PagedRows>
  )
}
