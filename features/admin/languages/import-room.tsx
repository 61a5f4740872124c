import { Upload } from 'lucide'
import type { SiteLanguage } from '@/client/api/admin/languages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LanguageGate } from './language-gate.tsx'
import { type TextImport, useTextImport } from './use-text-import.ts'

/** Imports a translated file. Default export, as `OnDemand` requires. */
export default function ImportRoom({ code }: { code: string }) {
  return <LanguageGate code={code}>{(language) => <Room language={language} />}</LanguageGate>
}

function Room({ language: { code, name } }: { language: SiteLanguage }) {
  const { t } = useText()
  const href = useHref()
  const open = useTextImport(code)
  const { stage, file } = open
  return (
    <div className="max-w-3xl">
      <p className="mb-2 text-sm">
        <SiteLink href={href(adminRoute('languages', { item: code }))} className={linkStyles()}>
          {t('admin.languages.textsOf', { name })}
        </SiteLink>
      </p>
      <AdminHead
        title={t('admin.languages.importTitle', { name })}
        lead={t('admin.languages.importLead')}
      />
      <div className="flex flex-col gap-4">
        {file ? (
          <p className="font-medium wrap-anywhere">
            <bdi>{file.name}</bdi>
          </p>
        ) : null}
        <Report open={open} />
        {stage === 'checking' || stage === 'importing' ? null : (
          <FileDrop
            label={t(file ? 'admin.languages.chooseOther' : 'admin.languages.choose')}
            hint={t('admin.languages.chooseHint')}
            icon={<Icon of={Upload} />}
            accept=".json,.xlf,.xliff,application/json,application/xliff+xml"
            onFiles={([chosen]) => {
              if (chosen) open.select(chosen)
            }}
          />
        )}
      </div>
    </div>
  )
}

function Report({ open }: { open: TextImport }) {
  const { t } = useText()
  const { stage, report, failure, checkAgain, confirm } = open
  if (stage === 'choosing') return null
  if (stage === 'checking') return <Spinner label={t('admin.languages.checking')} />
  return (
    <>
      <FailedSend
        failure={failure}
        title={t('admin.languages.importFailed')}
        prefix="admin.refusal."
        t={t}
      />
      {stage === 'done' ? (
        <Banner role="status" variant="success" title={t('admin.languages.imported')}>
          {t('admin.languages.importedText')}
        </Banner>
      ) : null}
      {stage === 'refused' ? (
        <Banner role="alert" variant="warning" title={t('admin.languages.refused')}>
          {t('admin.languages.refusedText')}
        </Banner>
      ) : null}
      {stage === 'unchanged' ? (
        <Banner role="status" variant="info" title={t('admin.languages.unchanged')} />
      ) : null}
      {report ? <Counts report={report} /> : null}
      {report && stage === 'refused' ? <Refusals report={report} /> : null}
      {stage === 'ready' || stage === 'importing' ? (
        <p>
          <Button busy={stage === 'importing'} onClick={confirm}>
            {t('admin.languages.start')}
          </Button>
        </p>
      ) : null}
      {stage === 'checkFailed' || stage === 'importFailed' ? (
        <p>
          <Button variant="secondary" onClick={checkAgain}>
            {t('admin.languages.checkAgain')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

type ReportProps = { report: NonNullable<TextImport['report']> }

const COUNTS = ['new', 'changed', 'same', 'empty', 'refused'] as const

function Counts({ report: { counts } }: ReportProps) {
  const { t, formats } = useText()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {COUNTS.map((name) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-ink-muted">{t(`admin.languages.count.${name}`)}</dt>
          <dd className="figures font-semibold">{formats.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Refusals({ report: { refused, counts } }: ReportProps) {
  const { t, formats } = useText()
  return (
    <>
      {counts.refused > refused.length ? (
        <p className="text-sm text-ink-muted">
          {t('admin.languages.firstRefused', { count: refused.length })}
        </p>
      ) : null}
      <DataTable
        caption={t('admin.languages.count.refused')}
        captionHidden
        rows={[...refused]}
        rowKey={({ line, key, reason, name }) => `${line} ${key} ${reason} ${name}`}
        columns={[
          {
            key: 'line',
            head: t('admin.languages.line'),
            cell: ({ line }) => formats.number(line),
          },
          {
            key: 'key',
            head: t('admin.languages.key'),
            cell: ({ key }) => <bdi className="wrap-anywhere">{key || '–'}</bdi>,
          },
          {
            key: 'reason',
            head: t('admin.languages.reason'),
            cell: ({ reason, name }) => <Reason reason={reason} name={name} />,
          },
        ]}
      />
    </>
  )
}

function Reason({ reason, name }: { reason: string; name: string }) {
  const { t } = useText()
  const key = `admin.languages.fault.${reason}`
  const isPlaceholder = reason === 'placeholderMissing' || reason === 'placeholderUnknown'
  const shown = isPlaceholder ? `{${name}}` : name
  return t.has(key) ? t(key, { name: shown || '–' }) : reason
}
