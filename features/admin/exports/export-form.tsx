import { clsx } from 'clsx'
import { Download } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { ExportList } from '@/domain/web/export-lists.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import { ExportFilters } from './export-filters.tsx'
import { type Exports, useExport } from './use-exports.ts'

/** Filters of a list, the number of its rows, and the button that downloads it. */
export function ExportForm({ list }: { list: ExportList }) {
  const { t } = useText()
  const open = useExport(list)
  const { form, error, retry, isDone } = open
  const { proof, reasons } = form
  const isBusy = form.stage === 'submitting' || form.isRequestingCode
  return (
    <form {...form.props} className="flex max-w-3xl flex-col gap-6">
      <ExportFilters list={list} open={open} />
      <p className="max-w-text text-sm text-ink-muted">{t(`admin.exports.about.${list}`)}</p>
      {error ? (
        <FailedList title={t('admin.exports.failed')} error={error} onRetry={retry} />
      ) : (
        <Count open={open} />
      )}
      <ProofFields
        proof={proof}
        reason={proof === 'otp' ? reasons.otp : reasons.password}
        code={{ isSent: form.isCodeSent, isSending: isBusy, onSend: form.requestCode }}
      />
      <FailedSend
        failure={form.failure}
        title={t('admin.exports.notDone')}
        t={t}
        prefix="admin.refusal."
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy} disabled={proof === 'signIn'}>
          <Icon of={Download} />
          {t('admin.exports.download')}
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {isDone ? t('admin.exports.done') : null}
        </p>
      </div>
    </form>
  )
}

function Count({ open: { count, isCounting } }: { open: Exports }) {
  const { t } = useText()
  return (
    <p aria-live="polite" className={clsx('font-semibold', isCounting && 'text-ink-muted')}>
      {count === undefined ? t('admin.exports.counting') : t('admin.exports.rows', { count })}
    </p>
  )
}
