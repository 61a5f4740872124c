import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyles } from '../field/control-styles.ts'

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'id'> & { id: string }

/** Multi-line text field that grows with its content if the browser supports `field-sizing`. */
export function Textarea({ className, rows = 5, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(
        controlStyles(),
        'field-sizing-content max-h-96 min-h-32 resize-y py-3 leading-relaxed',
        className,
      )}
    />
  )
}
