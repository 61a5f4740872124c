import { clsx } from 'clsx'
import { Plus, X } from 'lucide'
import { useId } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { nextSpan, offeredLimits, type Span } from '@/domain/viewing/offered-times.ts'

type SpanFieldsProps = {
  /** Shared by all inputs; the first is focused on errors. */
  name: string
  /** In names of the controls, for screen readers. */
  day: string
  spans: readonly Span[]
  onChange: (spans: Span[]) => void
  /** Stands in for the times of a day without. */
  none: string
  /** For the add button. */
  addName?: string | undefined
}

/** Times of a day: rows of from and to. */
export function SpanFields({ name, day, spans, onChange, none, addName }: SpanFieldsProps) {
  const { t } = useText()
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {spans.map((span, index) => {
        const change = (part: Partial<Span>) => onChange(spans.with(index, { ...span, ...part }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <div key={index} className="flex items-center gap-1 sm:gap-2">
            <TimeInput
              id={`${id}-${index}-from`}
              name={name}
              label={t('viewings.times.fromOf', { day })}
              value={span.from}
              onChange={(from) => change({ from })}
            />
            <span aria-hidden>–</span>
            <TimeInput
              id={`${id}-${index}-to`}
              name={name}
              label={t('viewings.times.toOf', { day })}
              value={span.to}
              onChange={(to) => change({ to })}
            />
            <IconButton
              size="sm"
              label={t('viewings.times.removeOf', { day })}
              onClick={() => onChange(spans.filter((_, at) => at !== index))}
            >
              <Icon of={X} />
            </IconButton>
          </div>
        )
      })}
      <div className={clsx('flex flex-wrap items-center gap-x-2', spans.length > 0 && '-ms-3.5')}>
        {spans.length === 0 ? <p className="py-1.5 text-ink-muted">{none}</p> : null}
        {spans.length < offeredLimits.spansOfDay ? (
          <Button
            name={addName}
            variant="quiet"
            size="sm"
            aria-label={t('viewings.times.addOf', { day })}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            <Icon of={Plus} />
            {t('viewings.times.add')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type TimeInputProps = {
  id: string
  name: string
  label: string
  value: string
  onChange: (time: string) => void
}

function TimeInput({ label, onChange, ...rest }: TimeInputProps) {
  return (
    <Input
      {...rest}
      type="time"
      size="sm"
      aria-label={label}
      // Some browsers add seconds.
      onChange={({ target }) => onChange(target.value.slice(0, 5))}
      className="figures w-auto! min-w-0"
    />
  )
}
