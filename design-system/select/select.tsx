import type { VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { controlStyles } from '../field/control-styles.ts'
import { Icon } from '../icon/icon.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'id'> &
  VariantProps<typeof controlStyles> & {
    id: string
    options: SelectOption[]
    /** Label of the empty option, whose value is ''. */
    emptyLabel?: string
  }

/** Styled native select. `className` and all other props go to the select element. */
export function Select({ size = 'md', options, emptyLabel, className, ...rest }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...rest}
        className={clsx(
          controlStyles({ size }),
          'appearance-none truncate pe-11 forced-colors:appearance-auto',
          className,
        )}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-muted forced-colors:hidden"
      />
    </span>
  )
}
