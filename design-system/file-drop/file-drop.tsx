'use client'

import { clsx } from 'clsx'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

export type FileDropProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Text of the button and accessible name of the input. */
  label: ReactNode
  /** Accepted types and limits. */
  hint?: ReactNode
  icon?: ReactNode
  /** MIME types and extensions, as in `<input accept>`. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Single-line layout for next to existing files. */
  isCompact?: boolean
  /** Opens the camera. Shown on touch devices. */
  camera?: { label: ReactNode; icon?: ReactNode }
  onFiles: (files: readonly File[]) => void
}

/** File picker with drag and drop. */
export function FileDrop({
  label,
  hint,
  icon,
  accept,
  multiple = false,
  disabled = false,
  invalid = false,
  describedBy,
  isCompact = false,
  camera,
  onFiles,
  ref,
  className,
  ...rest
}: FileDropProps) {
  const hintId = useId()
  const take = (files: Iterable<File>) => {
    const taken = [...files]
    if (taken.length > 0 && !disabled) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  const { zone, isOver } = useDropZone(take)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => zone.current)
  const picker = { accept, multiple, disabled, invalid, onTake: take }
  return (
    <div
      {...rest}
      ref={zone}
      data-state={disabled ? 'disabled' : isOver ? 'over' : 'idle'}
      className={clsx(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-lg border border-dashed text-center transition-colors duration-fast',
        isCompact ? 'px-4 py-3' : 'flex-col px-4 py-8 sm:py-10',
        disabled && 'bg-surface-muted',
        invalid ? 'border-danger-ink' : 'border-line-strong',
        isOver && !disabled && 'border-brand-ink bg-brand-soft',
        className,
      )}
    >
      {icon ? (
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-6">
          {icon}
        </span>
      ) : null}
      <div className="flex flex-wrap justify-center gap-2">
        <Picker {...picker} describedBy={clsx(hint && hintId, describedBy)}>
          {label}
        </Picker>
        {camera ? (
          <Picker {...picker} describedBy={describedBy} isCamera>
            {camera.icon}
            {camera.label}
          </Picker>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className="max-w-[34rem] text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

type PickerProps = Pick<
  FileDropProps,
  'accept' | 'multiple' | 'disabled' | 'invalid' | 'describedBy'
> & {
  isCamera?: boolean
  onTake: (files: Iterable<File>) => void
  children: ReactNode
}

function Picker({ isCamera = false, onTake, children, ...props }: PickerProps) {
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 cursor-pointer select-none items-center gap-2 rounded-md border border-line-strong/60 bg-surface px-5 py-2 font-medium text-ink transition-colors duration-fast hover:border-ink-muted hover:bg-surface-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed [&_svg]:size-4.5 [&_svg]:shrink-0',
        isCamera && 'pointer-fine:hidden',
      )}
    >
      <input
        type="file"
        accept={isCamera ? 'image/*' : props.accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera && props.multiple}
        disabled={props.disabled}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy || undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          onTake(target.files ?? [])
          // Lets the same file be selected again.
          target.value = ''
        }}
        className="sr-only"
      />
      {children}
    </label>
  )
}

/** Whether files are dragged over the element. Calls `onDrop` with the dropped files. */
function useDropZone(onDrop: (files: Iterable<File>) => void) {
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const element = zone.current
    if (!element) return
    const heed = new AbortController()
    const { signal } = heed
    const over = ({ dataTransfer }: DragEvent) =>
      setOver(dataTransfer?.types.includes('Files') ?? false)
    element.addEventListener('dragenter', over, { signal })
    element.addEventListener('dragover', over, { signal })
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false)
    }
    element.addEventListener('dragleave', leave, { signal })
    const drop = ({ dataTransfer }: DragEvent) => {
      setOver(false)
      take(dataTransfer?.files ?? [])
    }
    element.addEventListener('drop', drop, { signal })
    keepPage(signal)
    return () => heed.abort()
  }, [])
  return { zone, isOver }
}

/** Keeps the browser from opening a file that is dropped anywhere on the page. */
function keepPage(signal: AbortSignal) {
  const refuse = (event: Event) => event.preventDefault()
  addEventListener('dragover', refuse, { signal })
  addEventListener('drop', refuse, { signal })
}
