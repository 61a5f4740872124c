import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { LinkElement } from '../link-styles/link-styles.ts'

export type TagListProps = ComponentProps<'ul'> & {
  label: string
}
export type TagProps = ComponentProps<'li'> & {
  href?: string
  as?: LinkElement
}

const look =
  'inline-flex min-h-8 max-w-full items-center rounded-full border px-3 text-sm wrap-anywhere [&_svg]:me-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** Wrapping list of short labels. */
export function TagList({ label, className, ...rest }: TagListProps) {
  return (
    <ul
      {...rest}
      aria-label={label}
      className={clsx('m-0 flex list-none flex-wrap gap-2 p-0', className)}
    />
  )
}

export function Tag({ href, as: Link = 'a', children, className, ...rest }: TagProps) {
  return (
    <li {...rest} className={clsx('min-w-0', className)}>
      {href === undefined ? (
        <span className={clsx(look, 'border-line bg-surface-muted text-ink')}>{children}</span>
      ) : (
        <Link
          href={href}
          className={clsx(
            look,
            'touch-target border-line bg-surface text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted aria-[current]:border-brand-ink',
          )}
        >
          {children}
        </Link>
      )}
    </li>
  )
}
