import { encode } from 'uqr'

export type QrCodeProps = { text: string; label: string }

/** QR code, black on white in every theme, because cameras read nothing else reliably. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
