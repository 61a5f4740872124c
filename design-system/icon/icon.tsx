import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** `lucide` icon: shapes in a 24 × 24 square. */
  of: IconNode
}

/**
 * Decorative icon in the text color. Not a client component, and its shapes are not React elements as in lucide's own
 * components: each of a page's dozens of icons would be sent twice.
 */
export function Icon({ of: shapes, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      {...rest}
      className={clsx('icon', className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes out of our own bundle
      dangerouslySetInnerHTML={{ __html: toMarkup(shapes) }}
    />
  )
}

const markups = new WeakMap<IconNode, string>()

function toMarkup(shapes: IconNode): string {
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
