'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { useEffect } from 'react'
import {
  type CloseButtonProps,
  cssTransition,
  ToastContainer,
  toast,
} from 'react-toastify/unstyled'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { onToast, type ToastRegionProps, type ToastTone, takeToasts } from './toast-queue.ts'

const TOAST_SHOWN_MS = 5000

const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const signs = {
  success: <Icon of={CircleCheck} />,
  error: <Icon of={CircleAlert} />,
  warning: <Icon of={TriangleAlert} />,
  info: <Icon of={Info} />,
} satisfies Record<ToastTone, React.ReactNode>

/** The default export is what React.lazy wants. */
export default function Toasts({ label, closeLabel }: ToastRegionProps) {
  useEffect(() => {
    const drain = () => {
      for (const { tone, message } of takeToasts()) {
        // What was already said is not said twice at a time.
        toast(<span>{message}</span>, {
          type: tone,
          icon: signs[tone],
          toastId: `${tone} ${message}`,
        })
      }
    }
    drain()
    return onToast(drain)
  }, [])

  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST_SHOWN_MS}
      hideProgressBar
      pauseOnFocusLoss
      pauseOnHover
      draggable={false}
      closeOnClick={false}
      newestOnTop
      limit={4}
      aria-label={label}
      transition={settle}
      closeButton={({ closeToast }: CloseButtonProps) => (
        <IconButton size="sm" label={closeLabel} onClick={(event) => closeToast(event)}>
          <Icon of={X} />
        </IconButton>
      )}
    />
  )
}
