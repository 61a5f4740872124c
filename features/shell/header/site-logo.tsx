import { SiteLink } from '../site-link.tsx'

type SiteLogoProps = {
  name: string
  /** Falls back to the name. */
  logo?: string
  href: string
  label: string
}

export function SiteLogo({ name, logo, href, label }: SiteLogoProps) {
  return (
    <SiteLink
      href={href}
      aria-label={label}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm text-ink no-underline"
    >
      {logo ? (
        <img src={logo} alt="" className="h-9 w-auto max-w-44 object-contain" />
      ) : (
        <SiteName name={name} />
      )}
    </SiteLink>
  )
}

/** Default logo with the site's name. */
export function SiteName({ name }: { name: string }) {
  return (
    <>
      <Hearthstone />
      <span className="type-display truncate text-[1.4rem] leading-none">{name}</span>
    </>
  )
}

function Hearthstone() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <path
        d="M16 2.6 29 13.2V27a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 27V13.2z"
        className="fill-brand"
      />
      <path
        d="M16.6 11.2c.5 3.2 4.9 5 4.9 9.4a5.5 5.5 0 0 1-11 0c0-2.5 1.5-3.9 2.4-5.7.9.7 1.3 1.5 1.5 2.5 1.5-1.5 2.2-3.6 2.2-6.2z"
        className="fill-on-brand"
      />
    </svg>
  )
}
