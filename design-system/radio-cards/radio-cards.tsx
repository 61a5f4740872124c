import type { ReactNode } from 'react'
import { type Choice, radioAttributes } from '../field/choice.ts'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

export type RadioCardOption<Value extends string> = {
  value: Value
  label: string
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}
export type RadioCardsProps<Value extends string> = Omit<
  FieldsetProps,
  'children' | 'defaultValue' | 'value'
> &
  Choice<Value> & {
    name: string
    options: RadioCardOption<Value>[]
  }

/** Radio group for options with explanations. */
export function RadioCards<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: RadioCardsProps<Value>) {
  return (
    <Fieldset {...rest}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer gap-3 rounded-md border border-line-strong bg-surface p-4 transition-colors duration-fast hover:border-ink-muted has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-surface-muted has-disabled:text-ink-muted"
          >
            <input
              type="radio"
              name={name}
              disabled={option.disabled}
              {...radioAttributes({ value, defaultValue, onValueChange }, option.value)}
              className="mt-0.5 size-5 shrink-0 cursor-[inherit] accent-brand-ink focus-visible:shadow-none focus-visible:outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{option.label}</span>
              {option.hint ? (
                <span className="mt-0.5 block text-sm text-ink-muted">{option.hint}</span>
              ) : null}
            </span>
            {option.icon ? (
              <span className="shrink-0 text-ink-muted [&_svg]:size-6">{option.icon}</span>
            ) : null}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
