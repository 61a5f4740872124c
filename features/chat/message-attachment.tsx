import { FileText } from 'lucide'
import { useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** A picture, which opens in full; without `href` it is only shown. */
export function AttachedPicture({ name, href }: { name: string; href: string }) {
  const { t } = useText()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <AttachedDocument name={name} href={href} />
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={t('chat.openPicture', { name })}>
      <img
        src={href}
        alt={name}
        loading="lazy"
        onError={() => setBroken(true)}
        className="max-h-72 min-h-24 max-w-full rounded-md object-contain"
      />
    </a>
  )
}

export function AttachedDocument({ name, href }: { name: string; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-md bg-surface px-3 py-2 text-ink"
    >
      <Icon of={FileText} className="size-5 shrink-0 text-ink-muted" />
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
    </a>
  )
}

/** Address of a file of this device, for as long as it is shown; '' without one. */
export function useObjectUrl(file: Blob | null): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress('')
    }
  }, [file])
  return address
}
