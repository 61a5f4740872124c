'use client'

import {
  Activity,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createGate, type Gate, hydrateWhenNeeded } from './hydration-queue.ts'

type LazyHydrationProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'section'
  children: ReactNode
}

/**
 * Server-rendered content that React takes over on its own, when it comes near the view, is touched or
 * focused. Until then it is plain HTML: links work, and the press that wakes it is answered. New children
 * hydrate it at once; keep them stable where the parent renders often.
 */
export function LazyHydration({ as: Tag = 'div', children, ...rest }: LazyHydrationProps) {
  const ref = useRef<HTMLElement>(null)
  const [gate] = useState(createGate)
  const [initial] = useState({ children })
  if (children !== initial.children) gate.open()
  const [copy, setCopy] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    return hydrateWhenNeeded(ref.current, gate, () => startTransition(() => setCopy(1)))
  }, [gate])
  return (
    <Tag {...rest} ref={ref as Ref<never>}>
      {/* Unlike Suspense, whose large parts the server would send after the page, hidden. */}
      <Activity key={copy}>
        <Gated gate={gate}>{children}</Gated>
      </Activity>
    </Tag>
  )
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isOpen = useSyncExternalStore(unchanging, always, () => gate.isOpen)
  // Thrown rather than used: `use` would hold up the boundaries after this one.
  if (!isOpen) throw gate.opened
  return children
}

const unchanging = () => () => {}
const always = () => true
