import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type RouteProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  active: boolean
  /** 0 to 1. Undefined: indeterminate. */
  value?: number
  label: string
}

/** Thin bar at the top of the window during navigation. */
export function RouteProgress({ active, value, label, className, ...rest }: RouteProgressProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-hidden={active ? undefined : 'true'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-state={active ? 'active' : 'idle'}
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-0 z-progress h-0.75 overflow-hidden opacity-0 transition-opacity duration-slow data-[state=active]:opacity-100',
        className,
      )}
    >
      <div
        style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        className={clsx(
          'h-full rounded-e-full bg-accent forced-colors:bg-[Highlight]',
          percent === undefined
            ? active && 'w-1/4 animate-[travel_1.1s_ease-in-out_infinite]'
            : 'transition-[inline-size] duration-slow ease-settle',
        )}
      />
    </div>
  )
}
