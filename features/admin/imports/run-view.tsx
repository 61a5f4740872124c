import { useState } from 'react'
import type { ImportDetail, ImportRun } from '@/client/api/admin/imports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { CellTable } from './cell-table.tsx'
import { percentWords } from './percent-words.ts'
import type { ListingImport } from './use-import.ts'

type PartProps = { open: ListingImport; detail: ImportDetail }

/** What the check found, or how far the import is, with the next steps. */
export function RunView({ open, detail }: PartProps) {
  const { t } = useText()
  const { run } = detail
  return (
    <div className="flex flex-col gap-6">
      <RunProgress run={run} />
      {run.failure ? <RunFailure failure={run.failure} /> : null}
      <Counts run={run} />
      {run.refusal ? (
        <Banner variant="warning" title={t('admin.imports.notWithdrawn')}>
          <span lang="en" dir="ltr">
            {run.refusal}
          </span>
        </Banner>
      ) : null}
      <Actions open={open} detail={detail} />
      {CELL_STATES.has(run.state) ? <Cells run={run} /> : null}
    </div>
  )
}

const CELL_STATES = new Set<ImportRun['state']>(['checked', 'stopped', 'failed', 'done'])

/** Words of the import engine are in English. */
export function RunFailure({ failure }: { failure: string }) {
  const { t } = useText()
  const known = failure === 'unexpected' || failure === 'fileGone'
  return (
    <Banner role="alert" variant="danger" title={t('admin.imports.fault')}>
      {known ? (
        t(`admin.imports.failure.${failure}`)
      ) : (
        <span lang="en" dir="ltr" className="whitespace-pre-line wrap-anywhere">
          {failure}
        </span>
      )}
    </Banner>
  )
}

function RunProgress({ run }: { run: ImportRun }) {
  const { t, language } = useText()
  const { state, bytes_done, file_bytes, restored, retained } = run
  if (state === 'takingBack') {
    return <ProgressBar label={t('admin.imports.state.takingBack')} valueText={String(restored)} />
  }
  if (state === 'takenBack') {
    return (
      <p>
        {t('admin.imports.restored', { count: restored })}{' '}
        {retained > 0 ? t('admin.imports.retained', { count: retained }) : null}
      </p>
    )
  }
  if (state !== 'checking' && state !== 'running') return null
  const value = file_bytes > 0 ? bytes_done / file_bytes : 0
  return (
    <ProgressBar
      label={t(`admin.imports.state.${state}`)}
      value={value}
      valueText={percentWords(value, language)}
    />
  )
}

const COUNTS = [
  'rows',
  'added',
  'changed',
  'unchanged',
  'skipped',
  'rejected',
  'missing',
  'withdrawn',
] as const

function Counts({ run: { counts } }: { run: ImportRun }) {
  const { t, formats } = useText()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {COUNTS.map((name) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-ink-muted">{t(`admin.imports.count.${name}`)}</dt>
          <dd className="figures font-semibold">{formats.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ open, detail: { run, map } }: PartProps) {
  const { t } = useText()
  const { act, isBusy, reopenMap } = open
  const { state } = run
  const isOpen = state === 'checked' || state === 'stopped' || state === 'failed'
  const check = () => act({ type: 'check', map, ownerEmail: run.owner_email })
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen ? (
        <Button busy={isBusy} onClick={() => act({ type: 'run' })}>
          {t(state === 'checked' ? 'admin.imports.start' : 'admin.imports.continue')}
        </Button>
      ) : null}
      {state === 'checked' ? (
        <Button variant="secondary" busy={isBusy} onClick={check}>
          {t('admin.imports.checkAgain')}
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="secondary" busy={isBusy} onClick={reopenMap}>
          {t('admin.imports.reopenMap')}
        </Button>
      ) : null}
      {state === 'checking' || state === 'running' ? (
        <Button variant="secondary" busy={isBusy} onClick={() => act({ type: 'stop' })}>
          {t('admin.imports.stop')}
        </Button>
      ) : null}
      {run.can_take_back ? <TakeBack open={open} /> : null}
    </div>
  )
}

/** Asks before it begins. */
function TakeBack({ open: { act, isBusy } }: Pick<PartProps, 'open'>) {
  const { t } = useText()
  const [asks, setAsks] = useState(false)
  if (!asks) {
    return (
      <Button variant="secondary" busy={isBusy} onClick={() => setAsks(true)}>
        {t('admin.imports.takeBack')}
      </Button>
    )
  }
  return (
    <Banner
      role="alert"
      variant="warning"
      title={t('admin.imports.takeBackTitle')}
      actions={
        <>
          <Button size="sm" busy={isBusy} onClick={() => act({ type: 'takeBack' })}>
            {t('admin.imports.takeBack')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsks(false)}>
            {t('admin.cancel')}
          </Button>
        </>
      }
    >
      {t('admin.imports.takeBackHint')}
    </Banner>
  )
}

function Cells({ run }: { run: ImportRun }) {
  const { t } = useText()
  const [show, setShow] = useState<'faulty' | 'mended'>('faulty')
  const isMendable = run.state !== 'done'
  return (
    <section aria-labelledby="import-cells" className="flex flex-col gap-3">
      <h2 id="import-cells" className="font-semibold">
        {t('admin.imports.cells')}
      </h2>
      {isMendable ? <p className="text-sm text-ink-muted">{t('admin.imports.cellsHint')}</p> : null}
      <Segmented
        name="cells"
        size="sm"
        legend={t('admin.show')}
        options={[
          { value: 'faulty', label: t('admin.imports.faulty') },
          { value: 'mended', label: t('admin.imports.mended') },
        ]}
        value={show}
        onValueChange={setShow}
      />
      <CellTable key={show} id={run.id} show={show} isMendable={isMendable} />
    </section>
  )
}
