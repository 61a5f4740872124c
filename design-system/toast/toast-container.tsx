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
import {
  onToast,
  type ToastAction,
  type ToastRegionProps,
  type ToastTone,
  takeToasts,
} from './toast-queue.ts'

const TOAST_SHOWN_MS = 5000
/** Keyboard users need longer to reach the action. */
const ACTION_SHOWN_MS = 12_000

const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const signs = {
  success: <Icon of={CircleCheck} />,
  error: <Icon of={CircleAlert} />,
  warning: <Icon of={TriangleAlert} />,
  info: <Icon of={Info} />,
} satisfies Record<ToastTone, React.ReactNode>

/** Default export, as `OnDemand` requires. */
export default function Toasts({ label, closeLabel }: ToastRegionProps) {
  useEffect(() => {
    const drain = () => {
      for (const { tone, message, action } of takeToasts()) {
        // Prevents duplicates of a visible message.
        const toastId = `${tone} ${message}`
        const options = { type: tone, icon: signs[tone], toastId }
        toast(
          <span>
            {message} {action ? <Action {...action} toastId={toastId} /> : null}
          </span>,
          action ? { ...options, autoClose: ACTION_SHOWN_MS } : options,
        )
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

/** Runs once and closes the toast. */
function Action({ label, run, toastId }: ToastAction & { toastId: string }) {
  return (
    <button
      type="button"
      onClick={() => {
        run()
        toast.dismiss(toastId)
      }}
      className="touch-target rounded-sm border-0 px-1 font-semibold text-brand-ink underline underline-offset-4"
    >
      {label}
    </button>
  )
}
