import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The drawing, as `lucide` has it: shapes in a square of 24 units. */
  of: IconNode
}

/**
 * A drawing in the colour of the words that say what it means; it is never heard itself. Unlike the
 * set's own React components it is no client component, and its shapes are no elements of React's:
 * pages have dozens, and each would be told to the browser a second time.
 */
export function Icon({ of: shapes, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      {...rest}
      className={clsx('icon', className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes out of our own bundle
      dangerouslySetInnerHTML={{ __html: markupOf(shapes) }}
    />
  )
}

const markups = new WeakMap<IconNode, string>()

function markupOf(shapes: IconNode): string {
  let markup = markups.get(shapes)
  if (markup === undefined) {
    markup = shapes.map(([shape, attributes]) => `<${shape}${written(attributes)}/>`).join('')
    markups.set(shapes, markup)
  }
  return markup
}

function written(attributes: IconNode[number][1]): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
