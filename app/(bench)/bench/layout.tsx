import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

/** Baselines for measurements; 404 unless measuring. */
export default function BenchLayout({ children }: { children: ReactNode }) {
  if (process.env.HEARTH_BENCH !== '1') notFound()
  return children
}
