import { encode } from 'uqr'

export type QrCodeProps = { text: string; label: string }

/** A text for cameras. Black on white in every theme: cameras read nothing else for sure. */
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
