/** Stored names have a key prefix: "3fa0c114-energy-report.pdf" becomes "Energy report", PDF. */
export function fileParts(name: string): { title: string; type: string } {
  const file = readable(name.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')
  const dot = file.lastIndexOf('.')
  const bare = dot > 0 ? file.slice(0, dot) : file
  const words = bare
    .replace(/^[\da-f]{4,}-(?=.)/i, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1) || bare || name
  return { title, type: dot > 0 ? file.slice(dot + 1).toUpperCase() : '' }
}

export function isPicture(href: string): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
