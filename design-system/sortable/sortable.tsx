'use client'

import { clsx } from 'clsx'
import { GripVertical } from 'lucide'
import {
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { shifts } from './sorting.ts'
import { type SortingEvent, useSorting } from './use-sorting.ts'

export type SortableWords = {
  /** Keyboard instructions, announced at every handle. */
  keys: string
  /** Label of a drag handle. */
  grip: (name: string) => string
  /** Announcement of an event; `place` starts at 1. */
  says: (event: SortingEvent, name: string, place: number, total: number) => string
}

export type SortableProps = Omit<ComponentProps<'ul'>, 'aria-label' | 'children'> & {
  ids: readonly string[]
  nameOf: (id: string) => string
  label: string
  words: SortableWords
  onReorder: (ids: string[]) => void
  /** Renders an item; place the `grip` (drag handle) inside it. */
  children: (id: string, grip: ReactNode, place: number) => ReactNode
}

/**
 * Sortable list with drag handles for mouse, touch and keyboard: Space picks up and drops, arrows
 * move, Escape cancels. Every step is announced.
 */
export function Sortable({
  ids,
  nameOf,
  label,
  words,
  onReorder,
  children,
  ref,
  ...rest
}: SortableProps) {
  const keysId = useId()
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current)
  const [announcement, setAnnouncement] = useState('')
  const { held, boxes, grip } = useSorting({
    ids,
    list,
    onReorder,
    onEvent: (event, id, place) =>
      setAnnouncement(words.says(event, nameOf(id), place + 1, ids.length)),
  })
  const away = held ? shifts(boxes.current, held.from, held.to) : []
  return (
    <>
      <ul {...rest} ref={list} aria-label={label}>
        {ids.map((id, place) => {
          const isHeld = held?.id === id
          const shift = (isHeld && held.drawn) || away[place]
          return (
            <li
              key={id}
              data-state={isHeld ? 'held' : undefined}
              style={shift ? { translate: `${shift.x}px ${shift.y}px` } : undefined}
              className={clsx(
                'min-w-0',
                held && !(isHeld && held.drawn) && 'transition-[translate] duration-base',
                isHeld && 'relative z-10 rounded-md shadow-floating outline-2 outline-brand-ink',
              )}
            >
              {children(
                id,
                <Grip
                  {...grip(id)}
                  label={words.grip(nameOf(id))}
                  aria-describedby={keysId}
                  disabled={ids.length < 2}
                />,
                place,
              )}
            </li>
          )
        })}
      </ul>
      <p id={keysId} hidden>
        {words.keys}
      </p>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function Grip(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      variant="photo"
      size="sm"
      className="cursor-grab touch-none active:cursor-grabbing"
    >
      <Icon of={GripVertical} />
    </IconButton>
  )
}
