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
  /** What keys do, heard at every grip. */
  keys: string
  /** Name of the grip of a thing. */
  grip: (name: string) => string
  /** Heard when something happens; places count from 1. */
  says: (event: SortingEvent, name: string, place: number, total: number) => string
}

export type SortableProps = Omit<ComponentProps<'ul'>, 'aria-label' | 'children'> & {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Names the list. */
  label: string
  words: SortableWords
  onReorder: (ids: string[]) => void
  /** What stands for each; its grip is put where it belongs. */
  children: (id: string, grip: ReactNode, place: number) => ReactNode
}

/**
 * A list in the owner's order: each thing is moved by its grip, with mouse, finger or keys. Space
 * picks up and puts down, arrows move, Escape puts back; all of it is said aloud.
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
  const [said, setSaid] = useState('')
  const { held, boxes, grip } = useSorting({
    ids,
    list,
    onReorder,
    onEvent: (event, id, place) => setSaid(words.says(event, nameOf(id), place + 1, ids.length)),
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
        {said}
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
