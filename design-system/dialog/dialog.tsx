'use client'

import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { backdropStyles, panelStyles } from './overlay-styles.ts'
import { usePageNonce } from './use-page-nonce.ts'

type PanelProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  /** Shows the title to screen readers only. */
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  /** Always visible below the scrolling content, for example form buttons. */
  footer?: ReactNode
}
export type DialogContentProps = PanelProps & { size?: 'sm' | 'md' | 'lg' }
export type SheetContentProps = PanelProps & { side?: 'start' | 'end' | 'bottom' }

/** Controlled by `open` and `onOpenChange`, or uncontrolled with a `DialogTrigger` inside. */
export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} />
}

export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close {...props} />
}

/** Centered panel; a bottom sheet on phones. */
export function DialogContent({ size = 'md', className, ...rest }: DialogContentProps) {
  return <Panel {...rest} className={clsx(panelStyles({ variant: 'center', size }), className)} />
}

/** Panel at a window edge, for filters and side tasks. Used inside a Dialog. */
export function SheetContent({ side = 'end', className, ...rest }: SheetContentProps) {
  return (
    <Panel
      {...rest}
      data-side={side}
      className={clsx(panelStyles({ variant: side, size: 'full' }), className)}
    />
  )
}

function Panel({
  title,
  titleHidden = false,
  description,
  closeLabel,
  footer,
  children,
  onEscapeKeyDown,
  ...rest
}: PanelProps) {
  usePageNonce()
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdropStyles} />
      <Radix.Content
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          focusPanel(event)
        }}
        onCloseAutoFocus={(event) => {
          // By default Radix returns focus to a `DialogTrigger` only, even if focus has already
          // moved elsewhere.
          event.preventDefault()
          const isLost = document.activeElement === document.body
          if (isLost && opener.current instanceof HTMLElement) {
            opener.current.focus({ preventScroll: true })
          }
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (isListOpen()) event.preventDefault()
        }}
        {...rest}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <header className="flex shrink-0 items-start gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
          <div className="min-w-0 flex-1 pt-1.5">
            <Radix.Title className={titleHidden ? 'sr-only' : 'text-lg font-semibold'}>
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className="mt-1 text-sm text-ink-muted">
                {description}
              </Radix.Description>
            ) : null}
          </div>
          <Radix.Close asChild>
            <IconButton label={closeLabel} className="-me-2">
              <Icon of={X} />
            </IconButton>
          </Radix.Close>
        </header>
        <ScrollBody>{children}</ScrollBody>
        {footer ? (
          <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            {footer}
          </footer>
        ) : null}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Focuses the panel instead of a button, so that screen readers read the title first. */
/** The part of the panel that asks for it (`data-autofocus`), else the panel. */
function focusPanel(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const wanted = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')
  ;(wanted ?? event.currentTarget).focus()
}

/** The first Escape closes an open combobox list. Radix handles the key before the field does. */
function isListOpen(): boolean {
  return document.activeElement?.matches('[role=combobox][aria-expanded=true]') ?? false
}

/** Focusable only if the content overflows. */
function ScrollBody({ children }: { children: ReactNode }) {
  const [scrolls, setScrolls] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const body = ref.current
    if (!body) return
    const measured = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight))
    measured.observe(body)
    if (body.firstElementChild) measured.observe(body.firstElementChild)
    return () => measured.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-6 scroll-pb-28 focus-visible:-outline-offset-2 focus-visible:shadow-none sm:px-6"
    >
      <div>{children}</div>
    </div>
  )
}
