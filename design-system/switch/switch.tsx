import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/**
 * Switch that takes effect immediately. `className` goes to the label, all other props to the
 * input.
 */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        'group flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2 text-base text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint ? <span className="block text-sm text-ink-muted">{hint}</span> : null}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        className="relative mt-0.5 h-6.5 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface-muted transition-colors duration-base before:absolute before:inset-y-0 before:start-0.5 before:my-auto before:size-5 before:rounded-full before:bg-line-strong before:transition-[translate,background-color] before:duration-base before:ease-settle before:content-[''] group-hover:border-ink-muted checked:border-brand checked:bg-brand checked:before:translate-x-[calc(1.125rem*var(--reading-direction))] checked:before:bg-on-brand disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}
