'use client'

import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Check, CircleAlert } from 'lucide'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

export type FormStep = {
  name: string
  label: string
  /** No required field is missing or invalid. */
  isDone: boolean
  faults: number
}

/** Steps in order, and the place of the open one. */
export type FormProgress = { steps: readonly FormStep[]; at: number }

type StepFooterProps = StepRowProps & {
  /** Save status of the draft. */
  saved: ReactNode
  /** Replaces the next button on the last step. */
  finish: ReactNode
  /** Shows `finish` on every step, for existing listings. */
  finishesAnywhere: boolean
}

/** Save status, and buttons to other steps. */
export function StepFooter(props: StepFooterProps) {
  const { progress, onStep, saved, finish, finishesAnywhere } = props
  const { t } = useText()
  // Three buttons with full text do not fit side by side on a phone.
  const words = finishesAnywhere ? 'max-sm:sr-only' : undefined
  const before = progress.steps[progress.at - 1]
  const after = progress.steps[progress.at + 1]
  return (
    <div className="sticky bottom-0 z-raised -mx-gutter mt-8 border-t border-line bg-paper/95 px-gutter py-3 backdrop-blur-sm sm:mx-0 sm:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="order-last w-full sm:order-none sm:w-auto sm:flex-1">{saved}</div>
        <div className="flex flex-1 items-center justify-between gap-3 sm:flex-none">
          {before ? (
            <Button variant="secondary" onClick={() => onStep(before.name)}>
              <Icon of={ArrowLeft} className="mirrored" />
              <span className={words}>{t('listingEditor.back')}</span>
            </Button>
          ) : (
            <span />
          )}
          <span className="flex flex-wrap justify-end gap-3">
            {after ? (
              <Button
                variant={finishesAnywhere ? 'secondary' : 'primary'}
                onClick={() => onStep(after.name)}
              >
                <span className={words}>{t('listingEditor.next')}</span>
                <Icon of={ArrowRight} className="mirrored" />
              </Button>
            ) : null}
            {!after || finishesAnywhere ? finish : null}
          </span>
        </div>
      </div>
    </div>
  )
}

type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; progress: FormProgress }

/** Label of the open step, and its place among all. */
export function StepHeading({ ref, progress: { steps, at } }: StepHeadingProps) {
  const { t } = useText()
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2
        ref={ref}
        tabIndex={-1}
        className="type-display scroll-mt-24 text-xl text-ink outline-none"
      >
        {steps[at]?.label}
      </h2>
      <p className="figures text-sm text-ink-muted">
        {t('listingEditor.stepOf', { step: at + 1, count: steps.length })}
      </p>
    </div>
  )
}

type StepRowProps = { progress: FormProgress; onStep: (name: string) => void }

/** All steps, in any order; scrolls the open one into view. */
export function StepRow({ progress: { steps, at }, onStep }: StepRowProps) {
  const { t } = useText()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another place in the row
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current=step]')
    if (!list.current || !chosen) return
    const { left, width } = list.current.getBoundingClientRect()
    const box = chosen.getBoundingClientRect()
    list.current.scrollBy({ left: box.left + box.width / 2 - left - width / 2 })
  }, [at])
  return (
    <nav aria-label={t('listingEditor.steps')} className="min-w-0">
      <ol
        ref={list}
        className="relative -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {steps.map((step, index) => (
          <li key={step.name} className="shrink-0">
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStep(step.name)}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line ps-1.5 pe-4 text-ink-muted transition-colors duration-fast hover:bg-surface-muted hover:text-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-ink"
            >
              <StepMark step={step} number={index + 1} />
              {step.label}
              <span className="sr-only">{formatState(step, t)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ step, number }: { step: FormStep; number: number }) {
  const { formats } = useText()
  const look =
    step.faults > 0
      ? 'bg-danger-soft text-danger-ink'
      : step.isDone
        ? 'bg-brand text-on-brand'
        : 'bg-surface-muted text-ink-muted'
  return (
    <span
      aria-hidden="true"
      className={clsx('figures grid size-8 shrink-0 place-items-center rounded-full text-sm', look)}
    >
      {step.faults > 0 ? (
        <Icon of={CircleAlert} className="size-4.5" />
      ) : step.isDone ? (
        <Icon of={Check} className="size-4.5" />
      ) : (
        formats.number(number)
      )}
    </span>
  )
}

function formatState({ faults, isDone }: FormStep, t: ReturnType<typeof useText>['t']): string {
  if (faults > 0) return `, ${t('listingEditor.stepFaults', { count: faults })}`
  return isDone ? `, ${t('listingEditor.stepDone')}` : ''
}
