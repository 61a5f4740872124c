import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type PageSectionProps = Omit<ComponentProps<'section'>, 'title'> & { title: ReactNode }

export function PageSection({ title, className, children, ...rest }: PageSectionProps) {
  return (
    <section {...rest} className={clsx('border-t border-line pt-8 sm:pt-10', className)}>
      <h2 className="type-display mb-5 text-xl text-ink">{title}</h2>
      {children}
    </section>
  )
}
