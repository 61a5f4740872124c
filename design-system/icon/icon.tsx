import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The drawing, as `lucide` has it: shapes in a square of 24 units. */
  of: IconNode
}

/**
 * A drawing in the colour of the words that say what it means; it is never heard itself. Unlike the set's own React components it is no client
 * component: pages have dozens, and each would be told to the browser a second time.
 */
export function Icon({ of: shapes, strokeWidth = 2, ...rest }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden="true"
    >
      {shapes.map(([Shape, attributes], index) => {
        const key = `${Shape} ${index}`
        return <Shape key={key} {...attributes} />
      })}
    </svg>
  )
}
