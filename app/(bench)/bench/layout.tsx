import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

/** What the product is measured against; there only while it is measured. */
export default function BenchLayout({ children }: { children: ReactNode }) {
  if (process.env.HEARTH_BENCH !== '1') notFound()
  return children
}
