import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof avatarStyles> & {
    name: string
    /** Portrait URL. Fallback: initials on a color derived from the name. */
    src?: string
  }

const avatarStyles = cva(
  'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border border-transparent font-semibold',
  {
    variants: {
      size: {
        sm: 'size-8 text-xs',
        md: 'size-11 text-sm',
        lg: 'size-18 text-lg',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

const tones = [
  'bg-brand-soft text-brand-ink',
  'bg-accent-soft text-accent-ink',
  'bg-info-soft text-info-ink',
  'bg-warning-soft text-warning-ink',
  'bg-danger-soft text-danger-ink',
] as const

/** Decorative: the name is written next to it. */
export function Avatar({ name, src, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx(avatarStyles({ size }), pickTone(name), className)}
    >
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        initials(name)
      )}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

function pickTone(name: string): string {
  const sum = [...name].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return tones[sum % tones.length] ?? tones[0]
}
