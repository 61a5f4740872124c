import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type RichTextProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** HTML that a server has cleaned; it is shown as it is. */
  html: string
}

/** A text with headings, lists, quotes, tables and pictures, set for reading. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      className={clsx('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by whoever hands it in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
